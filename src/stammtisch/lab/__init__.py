"""Many games played by bots: simulations, and how fast all of it is."""
