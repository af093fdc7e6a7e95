"""What the program offers besides the table: one folder a feature; `door.py` says what others may call."""
