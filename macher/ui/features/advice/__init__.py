"""Advice as a `sheet` over the table, and the `coach`, which speaks before a costly choice."""
