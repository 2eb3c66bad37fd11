"""The map of Era of Tribes, drawn and written as data from positions, seeds and decisions; docs/board.md tells how."""
