"""What an evening alone offers: today, puzzles, campaign, album of marks, and the six rivals."""
