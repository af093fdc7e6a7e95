"""The editions of the game: values and parts that the rules read; only this package knows them by name."""
