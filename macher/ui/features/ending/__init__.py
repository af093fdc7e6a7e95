"""The end of a game: the winner's poster, the final scoring, and what decided it."""
