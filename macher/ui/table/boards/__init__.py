"""The boards of the states: their heads, rows and places to click, and how they fold once they have voted."""
