"""Measurements of the environments for learners; they need the extra `durbar[rl]`."""
