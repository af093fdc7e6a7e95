"""What players choose and add: settings, helpers and mods, and the file that keeps what was chosen."""
