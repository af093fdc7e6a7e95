"""The prompts that only the classic editions need."""
