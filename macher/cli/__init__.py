"""The command line: what can be asked, one module a command, and one line for everything that goes wrong."""
