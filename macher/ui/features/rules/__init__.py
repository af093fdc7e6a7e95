"""The rules in the game: rulebook, search, comparison of editions, and pictures of the table beside them."""
