"""The options of Das Vermächtnis des Maharaja."""

from dataclasses import dataclass
from typing import Any, ClassVar

from durbar.core.errors import BadOptions
from durbar.core.options import Options, choice


@dataclass(frozen=True, kw_only=True)
class MaharajaOptions(Options):
    together: ClassVar[tuple[dict[str, Any], ...]] = (
        {
            "if": {"properties": {"grey": {"const": True}}, "required": ["grey"]},
            "then": {"properties": {"seats": {"const": 2}}, "required": ["seats"]},
        },
    )

    seats: int = choice(2, 3, 4, default=4)
    grey: bool = choice(False, True, default=False)  # M5: the grey sides of the collection cards

    def check(self) -> None:
        if self.grey and self.seats != 2:
            raise BadOptions("maharaja-grey-needs-two", seats=self.seats)
