"""Guests, accounts, sessions, passwords and passkeys."""
