"""What the table says: the log and its sheets, why a figure is what it is, and shorter forms."""
