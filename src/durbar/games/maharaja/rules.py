"""M2, M3, M4, M5: a turn, collections, sales days and the grey sides."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT, count, lowest
from durbar.core.events import TurnBegan
from durbar.core.types import CHANCE, NOBODY
from durbar.games.maharaja import events, scoring, setup
from durbar.games.maharaja.tables import (
    ACTION,
    BUY,
    COLLECT,
    COLLECT_NOTHING,
    COLLECTION,
    DISCARD_OFFER,
    EXTRA_TURN,
    GIVE_UP,
    GIVING_UP,
    GUARD,
    LAY_OUT_OFFER,
    NO_CARD,
    NO_EFFECT,
    OVER,
    RUPEES,
    START_PLAYER,
    TAKE_GOLD,
    MaharajaTables,
)

if TYPE_CHECKING:
    from durbar.games.maharaja.state import MaharajaPlayer, MaharajaState

# A sales day: M2 to M4. The if-chains of legal_into and apply follow this table; a test compares.
PHASES: Final = (  # phase, name in legal_<name> and apply_<name>, decided by, paragraphs
    (START_PLAYER, "start", "chance", "M1.3"),
    (LAY_OUT_OFFER, "lay_out", "chance", "M1.2 M4.2"),
    (ACTION, "action", "in clockwise order", "M2.1"),  # take a coin or buy an antique
    (
        COLLECTION,
        "collection",
        "the seat whose turn it is",
        "M2.2 M3",
    ),  # asked only if the seat can take one
    (GIVING_UP, "give_up", "the seat whose turn it is", "M3.2"),
)

OFFER: Final = 4  # antiques laid out each day: M1.2
TAX_FREE: Final = 8  # rupees: M2.3
GREY_RUPEES: Final = 3  # M5.1

# Why not: 0 is "legal"; why_not.py has the codes' words
FINE: Final = 0
NOT_ON_OFFER: Final = 1
TOO_EXPENSIVE: Final = 2
NOT_IN_SUPPLY: Final = 3
ANTIQUES_MISSING: Final = 4
HAS_THE_LARGE_ONE: Final = 5
NOT_HIS: Final = 6
WRONG_KIND: Final = 7


def to_move(s: "MaharajaState") -> i64:
    if s.phase >= ACTION:
        return s.turn_of if s.phase != OVER else NOBODY
    return CHANCE


def legal_into(s: "MaharajaState", out: vec[i64]) -> i64:
    if s.phase == ACTION:
        return legal_action(s, out)
    if s.phase == COLLECTION:
        return legal_collection(s, out)
    if s.phase == GIVING_UP:
        return legal_give_up(s, out)
    if s.phase == LAY_OUT_OFFER:
        return setup.legal_lay_out(s, out)
    if s.phase == START_PLAYER:
        return setup.legal_start(s, out)
    return 0


def apply(s: "MaharajaState", a: i64) -> None:
    if s.phase == ACTION:
        apply_action(s, a)
    elif s.phase == COLLECTION:
        apply_collection(s, a)
    elif s.phase == GIVING_UP:
        apply_give_up(s, a)
    elif s.phase == LAY_OUT_OFFER:
        setup.apply_lay_out(s, a)
        lay_out_or_begin(s)
    else:
        setup.apply_start(s, a)
        begin_day(s)


# M2.1 Action: take the leftmost coin or buy an antique ------------------------------------------


def price(s: "MaharajaState") -> i64:
    """The number on the leftmost trade card that still has its coin."""
    return s.tables.trade[s.coins_taken]


def why_not_buy(s: "MaharajaState", antique: i64) -> i64:
    if s.offer & BIT[antique] == 0:
        return NOT_ON_OFFER
    if s.players[s.turn_of].money < price(s):
        return TOO_EXPENSIVE  # no credit
    return FINE


def legal_action(s: "MaharajaState", out: vec[i64]) -> i64:
    out[0] = s.tables.first[TAKE_GOLD]
    if s.players[s.turn_of].money < price(s):
        return 1
    n: i64 = 1
    left = s.offer
    while left != 0:
        out[n] = s.tables.first[BUY] + lowest(left)
        n += 1
        left &= left - 1
    return n


def apply_action(s: "MaharajaState", a: i64) -> None:
    player = s.players[s.turn_of]
    if s.tables.verb[a] == TAKE_GOLD:
        player.money += s.tables.gold
        s.coins_taken += 1
        if s.sink is not None:
            s.sink.append(events.CoinTaken(int(s.turn_of), int(s.tables.gold)))
    else:
        antique = s.tables.what[a]
        player.money -= price(s)
        s.offer &= ~BIT[antique]
        player.antiques |= BIT[antique]
        player.kinds += s.tables.kind_of[antique]
        if s.sink is not None:
            name = s.tables.antique_names[antique]
            s.sink.append(events.AntiqueBought(int(s.turn_of), name, int(price(s))))
    if can_collect_any(s, player):
        s.phase = COLLECTION
    else:
        end_turn(s)


# M2.2, M3 Collection: the seat may take one whose condition it meets -----------------------------


def why_not_collect(s: "MaharajaState", card: i64) -> i64:
    if s.supply & BIT[card] == 0:
        return NOT_IN_SUPPLY
    return why_not_own(s.tables, s.players[s.turn_of], card)


def why_not_own(t: MaharajaTables, player: "MaharajaPlayer", card: i64) -> i64:
    if ((player.kinds | GUARD) - t.requires[card]) & GUARD != GUARD:
        return ANTIQUES_MISSING  # M3.1: at least the antiques shown, colours do not matter
    if player.collections & t.barred_by[card] != 0:
        return HAS_THE_LARGE_ONE  # M3.3
    return FINE


def can_collect_any(s: "MaharajaState", player: "MaharajaPlayer") -> bool:
    left = s.supply
    card: i64 = 0
    while left != 0:
        if left & 1 != 0 and why_not_own(s.tables, player, card) == FINE:
            return True
        left >>= 1
        card += 1
    return False


def legal_collection(s: "MaharajaState", out: vec[i64]) -> i64:
    out[0] = s.tables.first[COLLECT_NOTHING]
    n: i64 = 1
    player = s.players[s.turn_of]
    left = s.supply
    card: i64 = 0
    while left != 0:
        if left & 1 != 0 and why_not_own(s.tables, player, card) == FINE:
            out[n] = s.tables.first[COLLECT] + card
            n += 1
        left >>= 1
        card += 1
    return n


def apply_collection(s: "MaharajaState", a: i64) -> None:
    if s.tables.verb[a] == COLLECT_NOTHING:
        end_turn(s)
        return
    card = s.tables.what[a]
    s.supply &= ~BIT[card]
    s.players[s.turn_of].collections |= BIT[card]
    if s.grey:
        s.effect = s.tables.grey[card]
    if s.sink is not None:
        name = s.tables.collection_names[card]
        s.sink.append(events.CollectionTaken(int(s.turn_of), name, int(s.tables.points[card])))
    if s.tables.give_up[card] != 0:
        s.giving_up_for = card
        s.phase = GIVING_UP
    else:
        end_turn(s)


# M3.2 Giving up one antique of a kind on the crossed-out card -----------------------------------


def why_not_give_up(s: "MaharajaState", antique: i64) -> i64:
    if s.players[s.turn_of].antiques & BIT[antique] == 0:
        return NOT_HIS
    if s.tables.give_up[s.giving_up_for] & BIT[antique] == 0:
        return WRONG_KIND
    return FINE


def legal_give_up(s: "MaharajaState", out: vec[i64]) -> i64:
    n: i64 = 0
    left = s.players[s.turn_of].antiques & s.tables.give_up[s.giving_up_for]
    while left != 0:
        out[n] = s.tables.first[GIVE_UP] + lowest(left)
        n += 1
        left &= left - 1
    return n


def apply_give_up(s: "MaharajaState", a: i64) -> None:
    antique = s.tables.what[a]
    scoring.lose(s, s.players[s.turn_of], BIT[antique])
    if s.sink is not None:
        name = s.tables.antique_names[antique]
        card = s.tables.collection_names[s.giving_up_for]
        s.sink.append(events.AntiqueGivenUp(int(s.turn_of), name, card))
    s.giving_up_for = NO_CARD
    end_turn(s)


# M2.3 Tax, M5 the effect of the grey side, and whose turn is next -------------------------------


def pay_tax(s: "MaharajaState") -> None:
    player = s.players[s.turn_of]
    if player.money > TAX_FREE:
        if s.sink is not None:
            s.sink.append(events.TaxPaid(int(s.turn_of), int(player.money - TAX_FREE)))
        player.money = TAX_FREE


def end_turn(s: "MaharajaState") -> None:
    pay_tax(s)
    was_extra = s.is_extra
    s.is_extra = False
    if s.effect != NO_EFFECT:
        apply_effect(s, was_extra)
    if not s.is_extra:
        s.turn_of = s.turn_of + 1 if s.turn_of + 1 < s.seats else 0
    if is_day_over(s):
        end_day(s)
    else:
        begin_turn(s)


def apply_effect(s: "MaharajaState", was_extra: bool) -> None:
    """M5.1: compulsory, the last thing of the turn."""
    effect = s.effect
    s.effect = NO_EFFECT
    if effect == RUPEES:
        s.players[s.turn_of].money += GREY_RUPEES
        if s.sink is not None:
            s.sink.append(events.RupeesReceived(int(s.turn_of), GREY_RUPEES))
        pay_tax(s)
    elif effect == EXTRA_TURN:
        # Void within an extra turn (M5.3) and without a next day (M5.2)
        is_void = was_extra or (is_day_over(s) and is_last_day(s))
        s.is_extra = not is_void
        if s.sink is not None:
            s.sink.append(events.ExtraTurnEarned(int(s.turn_of), is_void))
    elif effect == DISCARD_OFFER:
        if s.sink is not None and s.offer != 0:  # else it changes nothing: M5.4
            s.sink.append(events.OfferDiscarded(int(s.turn_of), scoring.names(s, s.offer)))
        s.gone |= s.offer
        s.offer = 0  # which ends the day: M5.2


def begin_turn(s: "MaharajaState") -> None:
    s.phase = ACTION
    if s.sink is not None:
        s.sink.append(TurnBegan(int(s.turn_of)))


# M4 Sales days and end --------------------------------------------------------------------------


def is_day_over(s: "MaharajaState") -> bool:
    """M4.1: no antique is left in the offer or no coin on the trade cards."""
    return s.offer == 0 or s.coins_taken == len(s.tables.trade)


def is_last_day(s: "MaharajaState") -> bool:
    """M4.2: four antiques cannot be laid out again."""
    return s.pile.total < OFFER


def begin_day(s: "MaharajaState") -> None:
    """M4.2: every empty trade card gets a coin; four antiques are laid out."""
    s.day += 1
    s.coins_taken = 0
    if s.sink is not None:
        s.sink.append(events.DayBegan(int(s.day), int(s.turn_of)))
    lay_out_or_begin(s)


def lay_out_or_begin(s: "MaharajaState") -> None:
    if count(s.offer) < OFFER:
        s.phase = LAY_OUT_OFFER
    else:
        begin_turn(s)


def end_day(s: "MaharajaState") -> None:
    if s.sink is not None:
        s.sink.append(events.DayEnded(int(s.day), scoring.names(s, s.offer)))
    s.gone |= s.offer
    s.offer = 0
    if is_last_day(s):
        scoring.end_game(s)
        s.phase = OVER
    else:
        begin_day(s)
