"""What happens at the table, told: moves of others, changes since the last turn, and what flies to its place."""
