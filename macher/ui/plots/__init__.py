"""Plots and their tables: every plot can be read without colours, and a table holds every figure in it."""
