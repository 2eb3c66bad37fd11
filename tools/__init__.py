"""What a fresh machine needs before the program can run; standard library only."""
