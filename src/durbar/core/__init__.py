"""The core: four nouns (Game, State, Action, View) and what is written once over them."""
