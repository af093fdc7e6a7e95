"""What stands around the boards: the bar above, parties, cards and markers for all, supplies, the task."""
