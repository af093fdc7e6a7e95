"""What a game is told in: what its things are called, and the log in sentences.

It knows the rules' views and events and the texts, and nothing of sessions and screens.
"""
