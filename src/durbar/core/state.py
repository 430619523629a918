"""State: the compiled base class of all rooms' states, and what is written once over it."""

from collections.abc import Hashable

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from durbar.core.chance import Rng
from durbar.core.events import Event
from durbar.core.types import CHANCE, NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: data that `apply` changes in place, without history and without a generator.

    A room's state is a `@final` subclass; rooms of other people may be plain Python.
    """

    def __init__(self) -> None:
        self.max_legal: i64 = 0  # room that `out` of legal_into must have
        self.sink: list[Event] | None = None  # where events go, if anybody listens

    # What a room writes -------------------------------------------------------------------------

    def to_move(self) -> i64:
        """The seat that decides, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def legal_into(self, out: vec[i64]) -> i64:
        """Writes the legal actions, ascending, and returns how many; 0 only when over."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Plays a legal action; it trusts the caller (the checking door is `durbar.play`)."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the sink."""
        raise NotImplementedError

    def chance(self, rng: Rng) -> i64:
        """At CHANCE: an outcome by the dealing rule."""
        raise NotImplementedError

    def resample(self, seat: i64, rng: Rng) -> None:
        """Deals again, in place, all that this seat may not know."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """At CHANCE: how likely each outcome is, parallel to `legal()`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points scored so far, by seat."""
        raise NotImplementedError

    def key(self) -> Hashable:
        """Equal positions have equal keys, and only they."""
        raise NotImplementedError

    def invariants(self) -> list[str]:
        """Everything that is wrong with this position, all at once."""
        return []

    def random_action(self, rng: Rng, out: vec[i64]) -> i64:
        """A legal action, each equally likely; a room with long lists does it without listing."""
        return out[rng.below(self.legal_into(out))]

    def standing(self) -> list[int]:
        """By seat, what ranks the seats of a finished game as the game's `outcome` does: greater
        is better, equal shares a place. A room with tie-breaks folds them in."""
        return self.scores()

    # Written once -------------------------------------------------------------------------------

    def buffer(self) -> vec[i64]:
        """Room for `legal_into`; make it once, not per call."""
        return vec[i64]([0] * self.max_legal)

    def legal(self) -> list[int]:
        """The legal actions as a list, ascending."""
        out = self.buffer()
        n = self.legal_into(out)
        return [int(out[i]) for i in range(n)]

    def playout(self, rng: Rng, out: vec[i64]) -> i64:
        """Plays random actions to the end and returns how many decisions that took."""
        decisions: i64 = 0
        mover = self.to_move()
        while mover != NOBODY:
            if mover == CHANCE:
                self.apply(self.chance(rng))
            else:
                self.apply(self.random_action(rng, out))
                decisions += 1
            mover = self.to_move()
        return decisions
