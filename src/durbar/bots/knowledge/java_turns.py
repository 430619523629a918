"""The steps of a turn of Java that are worth a look, for the search of whole turns.

Of hundreds of ways to lay a tile, those count after the first step that promised most at the
beginning of the turn, and those beside something that this turn has changed. Of the spaces on
which a developer may be set down, one stands for all that rank alike.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator
from durbar.bots.knowledge.java import stand_of
from durbar.bots.knowledge.java_outlook import USUAL, Outlook, lead
from durbar.bots.turns.sense import NO_STEP, TurnSense
from durbar.core.errors import BadOptions
from durbar.core.state import State
from durbar.games.java.rules import duty, endgame, festival
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    ANSWERING,
    BARE,
    BIDDING,
    END_TURN,
    ENTER,
    IRRIGATE,
    KINDS,
    LAY_VILLAGE,
    MOVING,
    NONE,
    PALACE,
    SET_DOWN,
    SIDES,
    TAKE_UP,
    TURN,
)

SHELTER: Final = 3  # sides of a bare space that must not be bare for irrigation to be looked at
SITES: Final = 2  # spaces of a village on which a palace is looked at
MASK: Final = 0x3FFFFFFFFFF  # times PRIME it fits into 64 bits
PRIME: Final = 1000003


@final
class JavaSense(TurnSense):
    def __init__(
        self, evaluator: Evaluator, seats: i64, breadth: i64, style: dict[str, float]
    ) -> None:
        super().__init__(evaluator, seats)
        self.outlook = Outlook(style)
        self.breadth: i64 = breadth  # tiles that are looked at anywhere on the board
        self.root = JavaState()
        self.is_narrow: bool = False
        self.is_good: vec[i64] = vec[i64]()  # by action: looked at anywhere
        self.menu: vec[i64] = vec[i64]()
        self.targets: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()  # by space: beside what the turn has changed
        self.sites: vec[i64] = vec[i64]()  # by village: for a palace
        self.classes: vec[i64] = vec[i64]()  # of spaces to stand on, for one developer

    def begin(self, root: State) -> None:
        assert isinstance(root, JavaState)
        self.root = root
        self.is_narrow = False
        self.menu = root.buffer()
        self.targets = root.buffer()
        self.is_good = root.buffer()
        self.near = vec[i64]([0] * root.tables.spaces)
        self.sites = vec[i64]([0] * root.tables.spaces)
        self.classes = vec[i64]([0] * root.tables.spaces)

    def narrow(self, actions: vec[i64], values: vec[float], n: i64) -> None:
        """The most promising tiles stay; where none could be laid, nothing was learnt of them."""
        tiles = self.root.tables.first[IRRIGATE]
        promised = sorted([(-values[i], int(actions[i])) for i in range(n) if actions[i] < tiles])
        for _, action in promised[: self.breadth]:
            self.is_good[action] = 1
        self.is_narrow = len(promised) > 0

    def is_turn(self, state: State, seat: i64) -> bool:
        assert isinstance(state, JavaState)
        return (state.phase == TURN or state.phase == MOVING) and state.turn_of == seat

    def is_interlude(self, state: State) -> bool:
        assert isinstance(state, JavaState)
        return state.phase == BIDDING or state.phase == ANSWERING

    def can_stop(self, state: State) -> bool:
        assert isinstance(state, JavaState)
        return state.phase == TURN and not duty.is_open(state)

    def stop(self, state: State) -> i64:
        assert isinstance(state, JavaState)
        return state.tables.first[END_TURN]

    def pass_on(self, state: State) -> None:
        assert isinstance(state, JavaState)
        if state.festival_at != NONE:
            festival.clear_festival(state)  # what it brings was judged when it was called
        endgame.end_turn(state)

    def left(self, state: State) -> i64:
        assert isinstance(state, JavaState)
        if not state.token_spent and state.players[state.turn_of].tokens > 0:
            return state.ap + state.tables.token_points
        return state.ap

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, JavaState)
        return float(lead(self.outlook, state, seat)) / 100.0

    def mark(self, state: State) -> i64:
        """Of the board and what the player in turn owns."""
        assert isinstance(state, JavaState)
        t = state.tables
        sum: i64 = state.ap + 16 * state.phase + 256 * state.taken_up
        space: i64 = 0
        while space < t.spaces:
            here = state.top[space] + 4096 * (state.level[space] + 16 * state.terrain[space])
            here += (state.palace[space] + 16 * state.who[space] + 64) * 4194304
            sum = (sum * PRIME + here) & MASK
            space += 1
        player = state.players[state.turn_of]
        kind: i64 = 0
        while kind < KINDS:
            sum = (sum * PRIME + player.known[kind] + 16 * player.secret[kind]) & MASK
            kind += 1
        sum = (sum * PRIME + player.tokens + 8 * player.twos + 64 * player.rices) & MASK
        sum = (sum * PRIME + player.villages + 8 * player.fame + 8192 * state.open) & MASK
        return (sum * PRIME + len(state.moved_free) + 16 * len(state.built) + 1) & MASK

    def steps_into(self, state: State, firsts: vec[i64], seconds: vec[i64]) -> i64:
        assert isinstance(state, JavaState)
        t = state.tables
        menu = self.menu
        end = state.legal_into(menu)
        if self.is_narrow:
            note_changes(self, state)
        forget_sites(self, state)
        n: i64 = 0
        i: i64 = 0
        site: i64 = NONE
        scratch = state.clone()
        while i < end:
            a = menu[i]
            verb = t.verb[a]
            fits = True
            if verb <= LAY_VILLAGE:
                fits = not self.is_narrow or self.is_good[a] != 0 or is_beside(self, state, a)
            elif verb == IRRIGATE:
                fits = is_sheltered(state, t.what[a])
            elif verb == PALACE:
                name = state.village[t.what[a]]
                if t.what[a] != site:
                    site = t.what[a]
                    self.sites[name] += 1
                fits = self.sites[name] <= SITES
            elif verb == TAKE_UP or verb == ENTER:
                n = moves_into(self, scratch, a, firsts, seconds, n)
                fits = False
            elif verb == END_TURN or verb > SET_DOWN:
                fits = False
            if fits:
                firsts[n] = a
                seconds[n] = NO_STEP
                n += 1
            i += 1
        return n


def forget_sites(sense: JavaSense, s: JavaState) -> None:
    for space in range(s.tables.spaces):
        sense.sites[space] = 0


def note_changes(sense: JavaSense, s: JavaState) -> None:
    """Marks the spaces that differ from the beginning of the search, and those beside them."""
    t, root, near = s.tables, sense.root, sense.near
    space: i64 = 0
    while space < t.spaces:
        near[space] = 0
        space += 1
    space = 0
    while space < t.spaces:
        if (
            s.level[space] != root.level[space]
            or s.who[space] != root.who[space]
            or s.terrain[space] != root.terrain[space]
            or s.palace[space] != root.palace[space]
        ):
            near[space] = 1
            side: i64 = SIDES * space
            end = side + SIDES
            while side < end:
                if t.next_to[side] != NONE:
                    near[t.next_to[side]] = 1
                side += 1
        space += 1


def is_beside(sense: JavaSense, s: JavaState, a: i64) -> bool:
    """Whether a tile touches what this turn has changed."""
    t, near = s.tables, sense.near
    footprint = t.what[a]
    return near[t.one[footprint]] + near[t.two[footprint]] + near[t.three[footprint]] > 0


def is_sheltered(s: JavaState, space: i64) -> bool:
    """Whether water here has a chance to be closed."""
    t = s.tables
    sheltered: i64 = 0
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        other = t.next_to[side]
        if other != NONE and s.terrain[other] != BARE:
            sheltered += 1
        side += 1
    return sheltered >= SHELTER


def moves_into(
    sense: JavaSense, scratch: JavaState, a: i64, firsts: vec[i64], seconds: vec[i64], n: i64
) -> i64:
    """A developer is taken up and set down; one space stands for all that rank alike."""
    t = scratch.tables
    scratch.taken_up = t.what[a]
    scratch.phase = MOVING
    out = sense.targets
    end = scratch.legal_into(out)
    scratch.phase = TURN
    scratch.taken_up = NONE
    known: i64 = 0
    if t.what[a] != NONE:
        sense.classes[0] = stand_of(scratch, t.what[a])
        known = 1
    i: i64 = 0
    while i < end:
        if t.verb[out[i]] == SET_DOWN:
            kind = stand_of(scratch, t.what[out[i]])
            k: i64 = 0
            while k < known and sense.classes[k] != kind:
                k += 1
            if k == known:
                sense.classes[known] = kind
                known += 1
                firsts[n] = a
                seconds[n] = out[i]
                n += 1
        i += 1
    return n


def make_sense(
    evaluator: Evaluator, seats: int, breadth: int, style: dict[str, float]
) -> TurnSense:
    for term in style:
        if term not in USUAL:
            raise BadOptions("bot-parameter", bot="turns", pair=term, known=", ".join(USUAL))
    return JavaSense(evaluator, seats, breadth, style)
