"""The view: what lies open, the own hand, and of the others' hands what was seen (T1.8)."""

from collections import Counter
from dataclasses import replace

import pytest
from tests.games.taj_mahal.script import Scene, cards, display, hand, of_type

import durbar
from durbar.core.events import UNKNOWN
from durbar.core.record import redact
from durbar.games.taj_mahal.events import CardDrawn, PileReshuffled
from durbar.games.taj_mahal.options import TajMahalOptions
from durbar.games.taj_mahal.rules import hidden
from durbar.games.taj_mahal.state import TajMahalState

GAME = durbar.game("taj-mahal")


def after_display() -> Scene:
    """Seat 0 has taken two cards that all have seen."""
    table = Scene(3, hand(0, "rEE rEV rEG yEE wE wO") + display("rEE gEE vEE wE wP"))
    table.play("0 withdraw; 0 take rEE; 0 take wE")
    table.settle()
    return table


def reshuffled(seed: int, seats: int = 4) -> Scene:
    """Just after a reshuffle for the display."""
    table = Scene(seats)
    rng, out = durbar.Rng(seed), table.state.buffer()
    while not table.state.parted:
        s = table.state
        action = s.chance(rng) if s.to_move() == durbar.CHANCE else s.random_action(rng, out)
        table.entries.append(f"{_who(s)} {table.game.text(int(action))}")
        table.events += durbar.play(table.game, s, int(action))
    return table


def _who(s: TajMahalState) -> str:
    return "chance" if s.to_move() == durbar.CHANCE else str(s.to_move())


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    """T1.8"""
    table = after_display()
    mine, theirs, spectator = table.sees(0), table.sees(1), table.view
    assert len(mine.hand) == 7
    assert set(cards("rEE rEV rEG yEE wE wO")) <= set(mine.hand)
    assert theirs.hand != mine.hand
    assert spectator.hand == ()
    assert mine.players == theirs.players == spectator.players


def test_cards_taken_from_the_display_are_known_until_they_are_played() -> None:
    """T1.8, ruling: playing a card spends a known copy first"""
    table = after_display()
    assert table.view.players[0].known == ("red-elephant-elephant", "white-elephant")
    table.play("1 withdraw; 2 withdraw").clear()
    table.settle()
    while table.state.to_move() != 0:
        table.play(f"{table.state.to_move()} withdraw")
        table.settle()
    table.play("0 play rEE")
    assert table.view.players[0].known == ("white-elephant",)
    assert "red-elephant-elephant" in table.sees(0).hand  # the secret copy is still there


def test_what_a_seat_does_not_see_is_one_multiset() -> None:
    """T1.8: the pile and the others' secret cards"""
    table = after_display()
    view = table.sees(0)
    secret = sum(player.secret for n, player in enumerate(view.players) if n != 0)
    assert len(view.unseen) == view.pile + secret
    seen = Counter([*view.hand, *view.display, *view.discards])
    for player in view.players:
        seen.update([*player.known, *player.laid])
    deck = Counter(
        {f"{c}-{k}": n for c, row in GAME.edition.values["cards"].items() for k, n in row.items()}
    )
    assert seen + Counter(view.unseen) == deck


def test_a_card_drawn_face_down_is_shown_to_its_owner_alone() -> None:
    """T1.8, T5.5"""
    table = Scene(3)
    table.settle()
    events = table.play("0 withdraw") + table.settle()
    drawn = of_type(events, CardDrawn)[0]
    assert table.game.redact(drawn, 0) == drawn
    assert table.game.redact(drawn, 1) == replace(drawn, card=UNKNOWN)
    assert table.game.redact(drawn, None).card is UNKNOWN
    entry = next(n for n, text in enumerate(table.entries) if text.endswith("withdraw")) + 1
    secret = redact(table.game, table.record, 1)
    assert secret.entries[entry] == "chance deal ? to 0"
    assert redact(table.game, table.record, 0).entries[entry] == table.entries[entry]


def test_what_a_reshuffle_shows() -> None:
    """T6.3: all have seen the discards, so all know the pile until somebody else draws from it"""
    table = reshuffled(1)
    assert of_type(table.events, PileReshuffled)
    before = [table.sees(seat) for seat in (0, 1, None)]
    for view in before:
        assert view.pile_cards is not None
        assert len(view.pile_cards) == view.pile
        hands = sum(p.secret for n, p in enumerate(view.players) if n != view.seat)
        assert len(view.unseen) == hands
    twin = table.state.clone()
    twin.resample(0, durbar.Rng(5))
    assert twin.pile.counts == table.state.pile.counts  # only the hands are dealt anew


def test_the_next_hidden_draw_mixes_hands_and_pile_for_the_others() -> None:
    """T6.3: its drawer still knows the pile; a perfect memory would know a little more"""
    table = reshuffled(1)
    s, rng = table.state, durbar.Rng(3)
    while s.visit == table.view.visit and s.parted == hidden.EVERYBODY:
        mover = s.to_move()
        s.apply(s.chance(rng) if mover == durbar.CHANCE else s.legal()[0])  # all withdraw
    drawer = int(s.turn_of)
    view = table.sees(drawer)
    assert view.told == (drawer,)
    assert view.pile_cards is not None
    for other in {0, 1, 2, 3} - {drawer}:
        other_view = table.sees(other)
        assert other_view.pile_cards is None
        hands = sum(p.secret for n, p in enumerate(other_view.players) if n != other)
        assert len(other_view.unseen) == other_view.pile + hands
    assert table.view.pile_cards is None


def test_no_seat_learns_from_the_book_keeping_of_a_reshuffle() -> None:
    """T6.3: for whom a reshuffle tells follows from public facts"""
    table = reshuffled(2)
    for seat in range(4):
        twin = table.state.clone()
        twin.resample(seat, durbar.Rng(seat))
        assert GAME.view(twin, None) == table.view
        assert twin.parted == table.state.parted


@pytest.mark.parametrize("options", [*TajMahalOptions.all()], ids=str)
def test_a_world_sampled_from_a_view_looks_the_same(options: TajMahalOptions) -> None:
    """T1.8: in all phases, for players and spectators"""
    s = GAME.new(options)
    rng, out = durbar.Rng(7), s.buffer()
    ply = 0
    while (mover := s.to_move()) != durbar.NOBODY:
        s.apply(s.chance(rng) if mover == durbar.CHANCE else s.random_action(rng, out))
        ply += 1
        if ply % 9 == 0:
            for seat in (None, *GAME.deciders(options)):
                view = GAME.view(s, seat)
                world = GAME.sample(view, rng)
                assert world.invariants() == []
                assert GAME.view(world, seat) == view


def small_deal() -> tuple[Scene, int]:
    """Seat 1's unknown cards: a position with few unseen kinds is rare, so count one card."""
    table = after_display()
    kind = table.state.tables.card_names.index("white-elephant")
    return table, kind


def test_resampling_is_uniform_over_the_worlds_that_fit() -> None:
    """T1.8: a card lies in a secret hand as often as its share of the unseen cards says"""
    table, kind = small_deal()
    view = table.sees(0)
    share = view.unseen.count("white-elephant") / len(view.unseen)
    expected = share * view.players[1].secret
    rng, worlds, found = durbar.Rng(11), 4000, 0
    for _ in range(worlds):
        world = table.state.clone()
        world.resample(0, rng)
        found += int(world.players[1].secret.counts[kind])
    assert abs(found / worlds - expected) < 0.05


def test_resampling_changes_only_what_is_hidden() -> None:
    """T1.8: known cards and the own hand stay"""
    table = after_display()
    worlds = set()
    for seed in range(20):
        world = table.state.clone()
        world.resample(1, durbar.Rng(seed))
        assert GAME.view(world, 1) == table.sees(1)
        worlds.add(world.key())
    assert len(worlds) == 20


def test_at_the_end_nothing_is_hidden() -> None:
    """T8.1: the hands were counted openly"""
    table = Scene(3)
    table.finish()
    before = table.state.key()
    table.state.resample(0, durbar.Rng(1))
    assert [p.secret for p in table.view.players] == [0, 0, 0]
    assert table.state.key() == before
