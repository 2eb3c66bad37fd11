"""Tables that people sit at: storage, the one write path, live updates, the browser client's files."""
