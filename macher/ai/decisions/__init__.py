"""How the normal seat values each kind of decision, one function for each class of options."""
