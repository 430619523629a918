"""Measurements: speed of engine and environments, instruction counts, and load on servers."""
