"""Statistics: of one game, and of all games of a person."""
