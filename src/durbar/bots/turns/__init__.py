"""Turns: a search over the steps of one's own turn, which keeps a plan from step to step."""
