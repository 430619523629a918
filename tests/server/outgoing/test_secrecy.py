"""Two worlds that a seat cannot tell apart give it the same bytes, over every channel.

Two games are dealt and played side by side. They differ only in what the audience may not know: at
every chance ply and at every move of another seat the two take outcomes and actions that the
audience reads alike. Whatever the server then tells the audience must be equal, byte for byte.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from tests.support.toy import Lanterns

import durbar
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.types import CHANCE, NOBODY
from durbar.server.errors import Refusal
from durbar.server.outgoing import messages
from durbar.server.protocol import codec, table_settings
from durbar.server.protocol.messages import (
    AskOrder,
    AskPlan,
    AskPreview,
    AskWhyNot,
    DraftCommand,
    Orders,
    Question,
    RestartTurn,
    Submit,
    Undo,
)
from durbar.server.tables import standing_orders
from durbar.server.tables.seating import seat_command
from durbar.server.tables.seats import Holder, Place
from durbar.server.tables.shuffle import Shuffle
from durbar.server.tables.table import Table

MOST_PLIES = 80


@dataclass(frozen=True)
class Ply:
    """One step of the two worlds."""

    who: int
    actions: tuple[int, int]
    draws: tuple[int, int]  # for the dealers, at a chance ply


def side_by_side(game: Game[Any, Any], options: Any, eyes: int | None, seed: int) -> Iterator[Any]:
    """Plies that keep two worlds alike for the eyes of a seat; and the two states after each."""
    rng, worlds = random.Random(seed), [game.new(options), game.new(options)]
    while worlds[0].to_move() != NOBODY:
        who = int(worlds[0].to_move())
        pairs = _alike(game, worlds, eyes, who, rng)
        for pair in pairs:
            after = [world.clone() for world in worlds]
            for world, action in zip(after, pair, strict=True):
                world.apply(action)
            if game.view(after[0], eyes) == game.view(after[1], eyes):
                break
        else:
            return  # whatever comes now tells the audience which world it is in
        draws = (0, 0)
        if who == CHANCE:
            draws = tuple(
                sum(world.weights()[: world.legal().index(action)])
                for world, action in zip(worlds, pair, strict=True)
            )
        worlds = after
        yield Ply(who, pair, draws), worlds


def _alike(
    game: Game[Any, Any], worlds: list[Any], eyes: int | None, who: int, rng: random.Random
) -> list[tuple[int, int]]:
    """Pairs of actions that the audience reads alike, the different ones first."""
    legal = [world.legal() for world in worlds]
    if who == eyes:
        assert legal[0] == legal[1]
        return [(action, action) for action in rng.sample(legal[0], min(4, len(legal[0])))]
    texts = [
        {action: game.redacted_text(world, eyes, action) for action in actions}
        for world, actions in zip(worlds, legal, strict=True)
    ]
    tried = rng.sample(legal[0], min(12, len(legal[0])))
    pairs = [(a, b) for a in tried for b in legal[1] if texts[0][a] == texts[1][b]]
    rng.shuffle(pairs)
    return sorted(pairs, key=lambda pair: pair[0] == pair[1])[:40]


class Scripted(Shuffle):
    """A shuffle whose dealer draws what was written down before."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__(b"the same in both worlds")
        self.draws = iter(draws)

    def dealer(self, salts: Any) -> Any:
        return self

    def below(self, n: int) -> int:
        return next(self.draws)

    def told(self) -> dict[str, Any]:
        return {"kind": "scripted"}


class TwoTables:
    """The two games at tables, and everything that the audience hears of them."""

    def __init__(self, game: Game[Any, Any], options: Any, eyes: int | None, seed: int) -> None:
        self.game, self.eyes, self.rng = game, eyes, random.Random(seed)
        plies = []
        self.differed = False
        self.ordered = 0  # orders left
        for ply, worlds in side_by_side(game, options, eyes, seed):
            plies.append(ply)
            self.differed |= worlds[0].key() != worlds[1].key()
            if len(plies) == MOST_PLIES:
                break
        self.moves = [ply for ply in plies if ply.who != CHANCE]
        self.tables = [
            Table(
                "t", game, options,
                [Place("person", f"P{n}", "g", "h") for n in range(options.seats)],
                shuffle=Scripted([p.draws[world] for p in plies if p.who == CHANCE]),
            )
            for world in (0, 1)
        ]  # fmt: skip
        for table in self.tables:
            table.start()

    def play(self) -> int:
        """Plays all moves, comparing after every command; returns how many were compared."""
        compared = 0
        self.same(self.all_channels)
        for number, ply in enumerate(self.moves):
            said = self.turn(f"{number}", ply)
            self.leave_orders(number)
            try:
                heard = [[m for s in said[w] for m in self.do(w, ply.who, s)] for w in (0, 1)]
                assert heard[0] == heard[1]  # as many messages, and the same ones
            except (StopIteration, RuntimeError):
                break  # the script ends here
            self.same(self.all_channels)
            compared += 1
        return compared

    def leave_orders(self, number: int) -> None:
        """The others leave orders in one of the two worlds: nobody may hear of that.

        The audience itself leaves the same in both, and is told the same about it.
        """
        for seat in range(len(self.tables[0].places)):
            told = standing_orders.told(self.tables[0], seat)
            if told is None or not told.forms:
                continue
            wish = some_order(self.rng.choice(told.forms), self.rng)
            heard = []
            for world in (0, 1) if seat == self.eyes else (0,):
                said = Orders(key=f"{number}o{seat}", version=self.tables[0].version, order=wish)
                table = self.tables[world]
                progress, _ = seat_command(table, Holder("g"), seat, said, 0.0, "id")
                heard.append(
                    [codec.encode(m) for m in messages.messages(table, progress, self.eyes)]
                )
                self.ordered += 1
            assert heard == [heard[0]] * 2 if seat == self.eyes else heard == [[]]

    def turn(self, number: str, ply: Ply) -> list[list[DraftCommand]]:
        """A move in each world, with some doubts on the way of which nobody else may hear.

        Whoever moves has the same doubts in both worlds if he is the one who listens; else how
        often he thinks again is something that the audience may not know.
        """
        doubts = [self.rng.randrange(3), self.rng.randrange(3)]
        if ply.who == self.eyes:
            doubts[1] = doubts[0]
        return [
            self.doubted(number, self.game.text(action), count)
            for action, count in zip(ply.actions, doubts, strict=True)
        ]

    def doubted(self, number: str, text: str, doubts: int) -> list[DraftCommand]:
        said = []
        for doubt in range(doubts):
            said.append(self.said(Submit, f"{number}a{doubt}", actions=(text,)))
            said.append(self.said((Undo, RestartTurn)[doubt], f"{number}b{doubt}"))
        said.append(self.said(Submit, f"{number}c", actions=(text,), commit=True))
        return said

    def said(self, kind: Any, key: str, **facts: Any) -> DraftCommand:
        said: DraftCommand = kind(key=key, version=self.tables[0].version, **facts)
        return said

    def do(self, world: int, seat: int, said: DraftCommand) -> list[bytes]:
        table = self.tables[world]
        progress = table.do(seat, msgspec.structs.replace(said, step=table.step))
        return [codec.encode(m) for m in messages.messages(table, progress, self.eyes)]

    def same(self, channel: Any) -> None:
        seed = self.rng.random()
        told = [channel(table, random.Random(seed)) for table in self.tables]
        assert told[0] == told[1]

    def all_channels(self, table: Table, rng: random.Random) -> list[Any]:
        """Everything that this audience can get out of a table."""
        eyes, entries = self.eyes, len(table.record.entries)
        told: list[Any] = [
            codec.encode(messages.state_for(table, eyes)),
            codec.encode(messages.progress_for(table, eyes, rng.randint(0, table.version))),
        ]
        if rng.random() < 0.1:  # these replay the whole game
            told.append(messages.past(table, rng.randint(0, entries)).seen_by(eyes))
            told.append(json.dumps(messages.record_for(table, eyes).to_json()))
        for _ in range(4):
            text = self.game.text(rng.randrange(self.game.seat_actions))
            told.append(self.asked(table, AskWhyNot(key="w", action=text)))
            told.append(self.asked(table, AskPreview(key="p", actions=(text,))))
            told.append(self.asked(table, AskPlan(key="a", steps=((text,),) * 2)))
            told.append(self.tried(table, text))
        mine = standing_orders.told(table, eyes)
        told += [
            self.asked(table, AskOrder(key="o", order=some_order(form, rng)))
            for form in (() if mine is None else mine.forms)
        ]
        return told

    def asked(self, table: Table, question: Question) -> bytes:
        try:
            return codec.encode(messages.answer(table, self.eyes, question))
        except Refusal as refusal:
            return repr(refusal).encode()

    def tried(self, table: Table, text: str) -> bytes:
        """The answer to an action that is submitted, and taken back if it was fine."""
        if self.eyes is None:
            return b""
        said = Submit(key="", version=table.version, step=table.step, actions=(text,))
        try:
            table.do(self.eyes, said)
        except Refusal as refusal:
            return repr(refusal).encode()
        told = codec.encode(messages.state_for(table, self.eyes))
        table.do(self.eyes, Undo(key="", version=table.version, step=table.step))
        return told


def some_order(
    form: table_settings.OrderFormInfo, rng: random.Random
) -> table_settings.OrderRequest:
    """An order filled in somehow."""
    values: dict[str, Any] = {}
    for each in form.parameters:
        most = min(each.most, len(each.among))
        values[each.name] = (
            rng.randint(each.least, each.most)
            if each.kind == "number"
            else tuple(rng.sample(each.among, rng.randint(each.least, most)))
        )
    return table_settings.OrderRequest(name=form.name, values=values)


def rooms() -> list[Any]:
    named = [pytest.param(lambda: Lanterns(), id="lanterns")]
    named += [pytest.param(lambda n=name: durbar.game(n), id=name) for name in durbar.GAMES]
    return named


@pytest.mark.parametrize("make_game", rooms())
@pytest.mark.parametrize("eyes", [0, 1, None], ids=["seat-0", "seat-1", "spectator"])
def test_an_audience_hears_nothing_that_depends_on_what_it_may_not_know(make_game, eyes):
    game = make_game()
    differed = compared = ordered = 0
    for seed in range(3):
        options = game.options(seats=max(game.seats) if seed % 2 else min(game.seats))
        tables = TwoTables(game, options, eyes, seed)
        compared += tables.play()
        differed += tables.differed
        ordered += tables.ordered
    assert compared > 20
    assert ordered or game.name != "taj-mahal"  # a visit is always on
    if _has_secrets(game):
        assert differed > 0


def _has_secrets(game: Game[Any, Any]) -> bool:
    """Whether a resampled position ever differs: then the test above must have seen two worlds."""
    rng, state = Rng(1), game.new(game.options())
    for _ in range(60):
        mover = state.to_move()
        if mover == NOBODY:
            break
        state.apply(state.chance(rng) if mover == CHANCE else state.legal()[0])
        twin = state.clone()
        twin.resample(0, rng)
        if twin.key() != state.key():
            return True
    return False


def test_the_two_worlds_of_a_game_with_secrets_do_differ():
    game = Lanterns()
    assert _has_secrets(game) and not _has_secrets(durbar.game("maharaja"))


class Leaking(Lanterns):
    """Shows every event to everybody, secret deals too."""

    def redact(self, event: Any, seat: Any) -> Any:
        return event


def test_a_room_that_forgets_to_redact_is_caught():
    game = Leaking()
    with pytest.raises(AssertionError):
        for seed in range(4):
            TwoTables(game, game.options(seats=2), 0, seed).play()
