"""The desktop version of Die Macher."""

__version__ = "0.1.0"
