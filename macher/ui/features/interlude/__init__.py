"""The map between two rounds: who won where, and which state votes next."""
