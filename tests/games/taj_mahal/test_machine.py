"""Hypothesis plays Taj Mahal with all options; a failure shrinks to a record to paste."""

from durbar.testing.machine import machine_for

import durbar

TestTajMahal = machine_for(durbar.game("taj-mahal")).TestCase
