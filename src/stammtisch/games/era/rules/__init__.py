"""The rules of Era of Tribes, one module a chapter of the rulebook; the package lists all frames."""
