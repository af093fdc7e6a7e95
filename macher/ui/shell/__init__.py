"""The program around the screens: games begun, saved, left and taken up; tournaments, puzzles, files from elsewhere."""
