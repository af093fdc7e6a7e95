"""The desktop version of Die Macher."""

__version__ = "1.0.0"
