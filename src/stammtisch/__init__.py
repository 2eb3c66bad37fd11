"""Stammtisch: a digital table for two board games about tribes, with every rule enforced."""

__version__ = "0.1.0"
