"""The rules of Era of Tribes, one module a chapter of the rulebook; all frames by kind stand in `all_frames`."""
