"""Notices: people who are not at their tables hear of them, if they asked for it."""
