"""The replay of a game: one time axis for actions, money and votes, and the table as it stood at any moment."""
