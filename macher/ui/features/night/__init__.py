"""Election night: how a land has voted, beat by beat, and who governs."""
