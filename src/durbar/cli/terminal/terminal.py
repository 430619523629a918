"""Terminal: a match played at the keyboard; all rules of drafts and undo are the Match's."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from durbar.bots.base import Budget
from durbar.bots.registry import make_bot
from durbar.cli.players import HUMAN
from durbar.cli.session import Session
from durbar.cli.terminal import boards
from durbar.cli.terminal.turn import Quit, Turn
from durbar.core import record as records
from durbar.core.events import Event, TurnBegan
from durbar.core.match import Match, MatchStep
from durbar.core.types import Seat
from durbar.texts import Wording


class Terminal:
    """One game at one keyboard."""

    def __init__(self, session: Session, match: Match[Any, Any], file: Path, keep: bool) -> None:
        self.session = session
        self.match = match
        self.game = match.game
        self.file = file  # where the record goes
        self.keep = keep  # also when the game is over
        humans = [seat for seat, player in enumerate(match.record.players) if player == HUMAN]
        you = humans[0] if len(humans) == 1 else None
        self.wording: Wording = session.wording(match.record, you)

    def play(self) -> int:
        """Plays to the end or until somebody leaves; the exit code."""
        try:
            self.session.say("play-welcome")
            self.show_steps(self.match.opening if not self._has_begun() else [])
            while not self.match.is_over:
                self._turn(self.match.owner)
        except (Quit, EOFError):
            self.save()
            return 0
        except KeyboardInterrupt:
            self.save()
            return 130
        self.show_table(None)
        if self.keep:
            self.save()
        return 0

    def _has_begun(self) -> bool:
        return any(records.split(entry)[0] >= 0 for entry in self.match.record.entries)

    def _turn(self, seat: Seat) -> None:
        player = self.match.record.players[seat]
        if player == HUMAN:
            Turn(self, seat).play()
            return
        bot = make_bot(player, self.game.name)
        bot.begin(self.game, seat, self._seed(seat))
        self.match.submit(seat, bot.line(self.game.view(self.match.state, seat), Budget()))
        self.show_steps(self.match.commit(seat))

    def _seed(self, seat: Seat) -> int:
        """A bot's seed for one decision: of its place in the record, so that a resumed game goes on
        as if it had never been left."""
        record = self.match.record
        place = f"{record.dealer} {len(record.entries)} {seat}"
        return int.from_bytes(hashlib.sha256(place.encode()).digest()[:8], "big")

    # What is shown ------------------------------------------------------------------------------

    def show_steps(self, steps: Sequence[MatchStep], seat: Seat | None = None) -> None:
        """Shows the events of steps as sentences."""
        self.show_events([event for step in steps for event in step.events], seat)

    def show_events(self, events: Sequence[Event], seat: Seat | None = None) -> None:
        """Events as sentences, as far as the seat at the keyboard may know them.

        "On offer: red jug." and "On offer: blue vase." become one sentence.
        """
        lines: list[str] = []
        for event in events:
            if isinstance(event, TurnBegan):
                continue  # the table that is drawn then says so
            reader = self.wording.you if seat is None else seat
            sentence = self.wording.event(self.game.redact(event, reader))
            about, colon, rest = sentence.partition(": ")
            if (
                lines
                and colon
                and "seat" not in event.facts()
                and lines[-1].startswith(about + colon)
            ):
                lines[-1] = f"{lines[-1].removesuffix('.')}, {rest}"
            else:
                lines.append(sentence)
        for line in lines:
            self.line(line)

    def line(self, sentence: str, style: str = "") -> None:
        text = Text(sentence, style)
        text.highlight_words(list(self.wording.players), "bold")
        self.session.show(text)

    def show_table(self, seat: Seat | None) -> None:
        view = self.game.view(self.match.state, seat)
        self.session.out.print()
        self.session.show(boards.draw(self.game, view, self.wording))
        self.session.out.print()

    def save(self) -> None:
        """Writes the record; the draft of a turn is not part of it."""
        self.file.write_text(self.match.record.to_text(), "utf-8")
        self.session.out.print()
        self.session.say("play-saved", file=str(self.file))
        if not self.match.is_over:
            self.session.say("play-resume", file=str(self.file))
