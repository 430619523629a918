"""The state machine passes a sound room, and prints a record when it finds a fault."""

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test
from tests.support.toy import Lanterns, LanternState

from durbar.core import record as records
from durbar.testing import ConformanceError
from durbar.testing.machine import SETTINGS, machine_for

FEW = settings(SETTINGS, max_examples=8)


class Leaky(LanternState):
    def light(self, kind: int) -> None:
        super().light(kind)
        self.lit[kind] -= 1


def test_a_sound_room_passes() -> None:
    run_state_machine_as_test(machine_for(Lanterns()), settings=FEW)


def test_a_fault_is_reported_with_a_record_that_leads_to_it() -> None:
    room = Lanterns()
    room.state = Leaky  # type: ignore[misc]
    unshrunk = settings(FEW, phases=[Phase.generate])
    with pytest.raises(ConformanceError) as caught:
        run_state_machine_as_test(machine_for(room), settings=unshrunk)
    fault = next(fault for fault in caught.value.faults if fault.check == "invariants")
    assert records.replay(room, records.parse(fault.record)).invariants() != []
