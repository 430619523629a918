"""Hypothesis plays Taj Mahal with all options; a failure shrinks to a record to paste."""

import durbar
from durbar.testing.machine import machine_for

TestTajMahal = machine_for(durbar.game("taj-mahal")).TestCase
