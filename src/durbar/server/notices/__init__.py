"""Notices: messages to absent players who asked for them."""
