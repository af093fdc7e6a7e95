"""The pictures of the game as functions: each draws one file of `assets/art`."""
