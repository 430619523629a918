"""Hypothesis plays Das Vermächtnis des Maharaja; a failure shrinks to a record to paste."""

import durbar
from durbar.testing.machine import machine_for

TestMaharaja = machine_for(durbar.game("maharaja")).TestCase
