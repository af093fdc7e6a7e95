"""The kernel: state, commands, decisions, flow, chance, events and the journal.  Standard library only."""
