"""What several prompts show: cards, columns of parties, grids of matches, bids, and their words."""
