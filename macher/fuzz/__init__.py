"""Looking for faults by chance: random hands at the interface, random games, random files."""
