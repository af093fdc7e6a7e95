"""Advice over the table, and the coach that speaks before a costly choice."""
