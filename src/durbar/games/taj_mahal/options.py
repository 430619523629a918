"""The options of Taj Mahal: places at the table, Carletti among them (T9), and provinces (T10)."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

from durbar.core.errors import BadOptions
from durbar.core.options import Options, choice

SEATS: Final = {  # places at the table, Carletti included, that a form can have
    "none": (3, 4, 5),
    "duo": (3,),  # two humans, one Carletto
    "solitaire": (3,),  # one human, two Carletti
    "two-plus-two": (4,),  # two humans, two Carletti
    "guest": (4, 5),  # three or four humans, one Carletto
}

DEFAULT_SEATS: Final = 4


@dataclass(frozen=True, kw_only=True)
class TajMahalOptions(Options):
    together: ClassVar[tuple[dict[str, Any], ...]] = tuple(
        {
            "if": {"properties": {"carletto": {"const": form}}, "required": ["carletto"]},
            "then": {
                "properties": {"seats": {"enum": list(seats)}},
                "required": [] if DEFAULT_SEATS in seats else ["seats"],
            },
        }
        for form, seats in SEATS.items()
        if form != "none"
    )

    seats: int = choice(3, 4, 5, default=DEFAULT_SEATS)
    carletto: str = choice(*SEATS, default="none")  # T9: the dummy player
    provinces: int = choice(12, 9, default=12)  # T10

    def check(self) -> None:
        if self.seats not in SEATS[self.carletto]:
            possible = ", ".join(form for form, seats in SEATS.items() if self.seats in seats)
            raise BadOptions(
                "taj-mahal-carletto-seats",
                carletto=self.carletto,
                seats=self.seats,
                needs=" / ".join(map(str, SEATS[self.carletto])),
                possible=possible,
            )

    @classmethod
    def parse(cls, seats: int | None, variant: str) -> Self:
        """Options from the command line; a form that leaves no choice of seats brings its own."""
        if seats is None:
            forms = {f"carletto={form}": counts for form, counts in SEATS.items()}
            named = [forms[pair] for pair in map(str.strip, variant.split(",")) if pair in forms]
            if named and DEFAULT_SEATS not in named[0]:
                seats = named[0][0]
        return super().parse(seats, variant)
