"""What every game shares: agenda, actions, chance, knowledge, records, scenarios. Not one word of any game."""
