"""The rooms: one folder per game; rooms never import each other."""
