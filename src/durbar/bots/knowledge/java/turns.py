"""The candidate steps of a turn of Java, for the search of whole turns.

After the first step, a tile placement is a candidate if its value was among the best at the
beginning of the turn, or if it touches something that the turn has changed. Of the spaces on which
a developer may be set down, one stands for all that rank alike.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator
from durbar.bots.knowledge.java.evaluator import space_class
from durbar.bots.knowledge.java.turn_evaluator import DEFAULT, TurnWeights, lead
from durbar.bots.turns.model import NO_ACTION, TurnModel
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
TERMS: Final = tuple(DEFAULT)  # that weights may have


@final
class JavaTurnModel(TurnModel):
    def __init__(
        self, evaluator: Evaluator, seats: i64, tile_candidates: i64, factors: dict[str, float]
    ) -> None:
        super().__init__(evaluator, seats)
        self.weights = TurnWeights(factors)
        self.tile_candidates: i64 = tile_candidates  # considered board-wide
        self.root = JavaState()
        self.is_narrow: bool = False
        self.is_good: vec[i64] = vec[i64]()  # by action: considered board-wide
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
        """Keeps the tiles with the best values; without a legal tile nothing is filtered."""
        tiles = self.root.tables.first[IRRIGATE]
        tiles_by_value = sorted(
            [(-values[i], int(actions[i])) for i in range(n) if actions[i] < tiles]
        )
        for _, action in tiles_by_value[: self.tile_candidates]:
            self.is_good[action] = 1
        self.is_narrow = len(tiles_by_value) > 0

    def is_turn(self, state: State, seat: i64) -> bool:
        assert isinstance(state, JavaState)
        return (state.phase == TURN or state.phase == MOVING) and state.turn_of == seat

    def is_interlude(self, state: State) -> bool:
        assert isinstance(state, JavaState)
        return state.phase == BIDDING or state.phase == ANSWERING

    def can_stop(self, state: State) -> bool:
        assert isinstance(state, JavaState)
        return state.phase == TURN and not duty.is_open(state)

    def stop_action(self, state: State) -> i64:
        assert isinstance(state, JavaState)
        return state.tables.first[END_TURN]

    def end_turn(self, state: State) -> None:
        assert isinstance(state, JavaState)
        if state.festival_at != NONE:
            festival.clear_festival(state)  # what it brings was judged when it was called
        endgame.end_turn(state)

    def remaining(self, state: State) -> i64:
        assert isinstance(state, JavaState)
        if not state.token_spent and state.players[state.turn_of].tokens > 0:
            return state.ap + state.tables.token_points
        return state.ap

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, JavaState)
        return float(lead(self.weights, state, seat)) / 100.0

    def fingerprint(self, state: State) -> i64:
        """Hashes the board and what the player in turn owns."""
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

    def steps_into(self, state: State, actions: vec[i64], seconds: vec[i64]) -> i64:
        assert isinstance(state, JavaState)
        t = state.tables
        menu = self.menu
        end = state.legal_into(menu)
        if self.is_narrow:
            note_changes(self, state)
        clear_sites(self, state)
        n: i64 = 0
        i: i64 = 0
        site: i64 = NONE
        scratch = state.clone()
        while i < end:
            a = menu[i]
            verb = t.verb[a]
            is_kept = True
            if verb <= LAY_VILLAGE:
                is_kept = not self.is_narrow or self.is_good[a] != 0 or is_beside(self, state, a)
            elif verb == IRRIGATE:
                is_kept = is_sheltered(state, t.what[a])
            elif verb == PALACE:
                name = state.village[t.what[a]]
                if t.what[a] != site:
                    site = t.what[a]
                    self.sites[name] += 1
                is_kept = self.sites[name] <= SITES
            elif verb == TAKE_UP or verb == ENTER:
                n = moves_into(self, scratch, a, actions, seconds, n)
                is_kept = False
            elif verb == END_TURN or verb > SET_DOWN:
                is_kept = False
            if is_kept:
                actions[n] = a
                seconds[n] = NO_ACTION
                n += 1
            i += 1
        return n


def clear_sites(model: JavaTurnModel, s: JavaState) -> None:
    for space in range(s.tables.spaces):
        model.sites[space] = 0


def note_changes(model: JavaTurnModel, s: JavaState) -> None:
    """Marks the spaces that differ from the beginning of the search, and those beside them."""
    t, root, near = s.tables, model.root, model.near
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


def is_beside(model: JavaTurnModel, s: JavaState, a: i64) -> bool:
    """Whether a tile touches what this turn has changed."""
    t, near = s.tables, model.near
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
    model: JavaTurnModel, scratch: JavaState, a: i64, actions: vec[i64], seconds: vec[i64], n: i64
) -> i64:
    """Writes the moves of a developer; one space stands for all that rank alike."""
    t = scratch.tables
    scratch.taken_up = t.what[a]
    scratch.phase = MOVING
    out = model.targets
    end = scratch.legal_into(out)
    scratch.phase = TURN
    scratch.taken_up = NONE
    known: i64 = 0
    if t.what[a] != NONE:
        model.classes[0] = space_class(scratch, t.what[a])
        known = 1
    i: i64 = 0
    while i < end:
        if t.verb[out[i]] == SET_DOWN:
            kind = space_class(scratch, t.what[out[i]])
            k: i64 = 0
            while k < known and model.classes[k] != kind:
                k += 1
            if k == known:
                model.classes[known] = kind
                known += 1
                actions[n] = a
                seconds[n] = out[i]
                n += 1
        i += 1
    return n


def make_model(
    evaluator: Evaluator, seats: int, tile_candidates: int, factors: dict[str, float]
) -> TurnModel:
    return JavaTurnModel(evaluator, seats, tile_candidates, factors)
