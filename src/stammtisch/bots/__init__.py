"""Players made of code. They see what a human in their seat sees, never the state."""
