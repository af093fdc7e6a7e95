"""The computer around the game: window, display, sound, signals, waiting, and notes about what went wrong."""
