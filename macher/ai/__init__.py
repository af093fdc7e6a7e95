"""AI seats: they decide from a seat's view and the options of its decision, and know nothing else."""
