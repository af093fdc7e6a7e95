"""One prompt for each kind of decision; importing this package registers them all."""
