"""Two worlds that a seat cannot tell apart give it the same bytes, over every channel.

Two games are dealt and played side by side. They differ only in what the audience may not know: at
every chance ply and at every move of another seat the two take outcomes and actions that the
audience reads alike. Whatever the audience then receives must be equal, byte for byte.
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
from durbar.server.outgoing import messages, review
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


def side_by_side(
    game: Game[Any, Any], options: Any, audience: int | None, seed: int
) -> Iterator[Any]:
    """Plies that keep two worlds alike for an audience, and the two states after each."""
    rng, worlds = random.Random(seed), [game.new(options), game.new(options)]
    while worlds[0].to_move() != NOBODY:
        who = int(worlds[0].to_move())
        pairs = _alike(game, worlds, audience, who, rng)
        for pair in pairs:
            after = [world.clone() for world in worlds]
            for world, action in zip(after, pair, strict=True):
                world.apply(action)
            if game.view(after[0], audience) == game.view(after[1], audience):
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
    game: Game[Any, Any], worlds: list[Any], audience: int | None, who: int, rng: random.Random
) -> list[tuple[int, int]]:
    """Pairs of actions that the audience reads alike, the different ones first."""
    legal = [world.legal() for world in worlds]
    if who == audience:
        assert legal[0] == legal[1]
        return [(action, action) for action in rng.sample(legal[0], min(4, len(legal[0])))]
    texts = [
        {action: game.redacted_text(world, audience, action) for action in actions}
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

    def to_json(self) -> dict[str, Any]:
        return {"kind": "scripted"}


class TwoTables:
    """The two games at tables, and everything that the audience receives about them."""

    def __init__(self, game: Game[Any, Any], options: Any, audience: int | None, seed: int) -> None:
        self.game, self.audience, self.rng = game, audience, random.Random(seed)
        plies = []
        self.differed = False
        self.ordered = 0  # orders left
        for ply, worlds in side_by_side(game, options, audience, seed):
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
            commands = self.turn(f"{number}", ply)
            self.leave_orders(number)
            try:
                received = [
                    [m for c in commands[w] for m in self.do(w, ply.who, c)] for w in (0, 1)
                ]
                assert received[0] == received[1]  # as many messages, and the same ones
            except (StopIteration, RuntimeError):
                break  # the script ends here
            self.same(self.all_channels)
            compared += 1
        return compared

    def leave_orders(self, number: int) -> None:
        """The others leave orders in one of the two worlds: nobody may hear of that.

        The audience itself leaves the same in both, and receives the same about it.
        """
        for seat in range(len(self.tables[0].places)):
            info = standing_orders.orders_info(self.tables[0], seat)
            if info is None or not info.forms:
                continue
            order = some_order(self.rng.choice(info.forms), self.rng)
            received = []
            for world in (0, 1) if seat == self.audience else (0,):
                command = Orders(
                    key=f"{number}o{seat}", version=self.tables[0].version, order=order
                )
                table = self.tables[world]
                result, _ = seat_command(table, Holder("g"), seat, command, 0.0, "id")
                received.append(
                    [codec.encode(m) for m in messages.messages(table, result, self.audience)]
                )
                self.ordered += 1
            assert received == [received[0]] * 2 if seat == self.audience else received == [[]]

    def turn(self, number: str, ply: Ply) -> list[list[DraftCommand]]:
        """A move in each world, with some draft steps that are taken back and stay secret.

        If the seat to move is the audience, it has the same doubts in both worlds. Other seats may
        differ, since the audience may not know how often they change a draft.
        """
        doubts = [self.rng.randrange(3), self.rng.randrange(3)]
        if ply.who == self.audience:
            doubts[1] = doubts[0]
        return [
            self.doubted(number, self.game.text(action), count)
            for action, count in zip(ply.actions, doubts, strict=True)
        ]

    def doubted(self, number: str, text: str, doubts: int) -> list[DraftCommand]:
        commands = []
        for doubt in range(doubts):
            commands.append(self.command(Submit, f"{number}a{doubt}", actions=(text,)))
            commands.append(self.command((Undo, RestartTurn)[doubt], f"{number}b{doubt}"))
        commands.append(self.command(Submit, f"{number}c", actions=(text,), commit=True))
        return commands

    def command(self, kind: Any, key: str, **facts: Any) -> DraftCommand:
        command: DraftCommand = kind(key=key, version=self.tables[0].version, **facts)
        return command

    def do(self, world: int, seat: int, command: DraftCommand) -> list[bytes]:
        table = self.tables[world]
        result = table.apply(seat, msgspec.structs.replace(command, step=table.step))
        return [codec.encode(m) for m in messages.messages(table, result, self.audience)]

    def same(self, channel: Any) -> None:
        seed = self.rng.random()
        sent = [channel(table, random.Random(seed)) for table in self.tables]
        assert sent[0] == sent[1]

    def all_channels(self, table: Table, rng: random.Random) -> list[Any]:
        """Everything that this audience can get out of a table."""
        audience, entries = self.audience, len(table.record.entries)
        sent: list[Any] = [
            codec.encode(messages.snapshot(table, audience)),
            codec.encode(messages.snapshot_since(table, audience, rng.randint(0, table.version))),
        ]
        if rng.random() < 0.1:  # these replay the whole game
            sent.append(review.past_position(table, rng.randint(0, entries)).moment(audience))
            sent.append(json.dumps(messages.redacted_record(table, audience).to_json()))
        for _ in range(4):
            text = self.game.text(rng.randrange(self.game.seat_actions))
            sent.append(self.asked(table, AskWhyNot(key="w", action=text)))
            sent.append(self.asked(table, AskPreview(key="p", actions=(text,))))
            sent.append(self.asked(table, AskPlan(key="a", steps=((text,),) * 2)))
            sent.append(self.tried(table, text))
        own = standing_orders.orders_info(table, audience)
        sent += [
            self.asked(table, AskOrder(key="o", order=some_order(form, rng)))
            for form in (() if own is None else own.forms)
        ]
        return sent

    def asked(self, table: Table, question: Question) -> bytes:
        try:
            return codec.encode(messages.answer(table, self.audience, question))
        except Refusal as refusal:
            return repr(refusal).encode()

    def tried(self, table: Table, text: str) -> bytes:
        """The answer to an action that is submitted, and taken back if it was fine."""
        if self.audience is None:
            return b""
        command = Submit(key="", version=table.version, step=table.step, actions=(text,))
        try:
            table.apply(self.audience, command)
        except Refusal as refusal:
            return repr(refusal).encode()
        sent = codec.encode(messages.snapshot(table, self.audience))
        table.apply(self.audience, Undo(key="", version=table.version, step=table.step))
        return sent


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
@pytest.mark.parametrize("audience", [0, 1, None], ids=["seat-0", "seat-1", "spectator"])
def test_an_audience_hears_nothing_that_depends_on_what_it_may_not_know(make_game, audience):
    game = make_game()
    differed = compared = ordered = 0
    for seed in range(3):
        options = game.options(seats=max(game.seats) if seed % 2 else min(game.seats))
        tables = TwoTables(game, options, audience, seed)
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
