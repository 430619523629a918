"""Hypothesis plays Java; a failure shrinks to a record to paste."""

import durbar
from durbar.testing.machine import machine_for

TestJava = machine_for(durbar.game("java")).TestCase
