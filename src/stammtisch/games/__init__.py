"""The games. Each package here is one game and offers the object `GAME`; they know nothing of each other."""
