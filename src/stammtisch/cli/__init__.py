"""The command `stammtisch`."""
