"""Standing orders of a visit: T2.1, T4, T5.6."""

from dataclasses import replace

import pytest
from tests.games.taj_mahal.script import Scene, bonus, cards, display, hand, route

import durbar
from durbar.core.chance import Rng
from durbar.core.orders import Order, fill

P05 = route("P05") + bonus(tea="P05-NE")
HANDS = hand(0, "rVG rEE rEM rMP wE wV") + hand(1, "yEE gEE gEV vEE vEV yEM")
SHOWN = display("vEG gMP rPO yVM wG")


def left(table: Scene, seat: int, name: str, **values: object) -> Order:
    return fill(table.game.orders(table.sees(seat)), name, values)


def answers(table: Scene, seat: int, order: Order) -> list[str]:
    return [table.game.text(action) for action in table.game.obey(table.sees(seat), order)]


def obey(table: Scene, seat: int, order: Order) -> list[str]:
    """Plays what an order answers through the checking door."""
    actions = answers(table, seat, order)
    for text in actions:
        table.play(f"{seat} {text}")
    return actions


def test_who_is_in_the_visit_may_order_a_withdrawal() -> None:
    """T2.1, T4.1: at his next turn, or once he leads prizes that are still at court"""
    table = Scene(3, P05 + HANDS + SHOWN)
    table.settle()
    sheet = table.game.orders(table.sees(1))
    assert sheet.scope == "visit 1"
    assert [form.name for form in sheet.forms] == ["withdraw-next", "withdraw-leading"]
    assert [form.paragraph for form in sheet.forms] == ["T2.1", "T4.1"]
    prizes, ranking = sheet.forms[1].parameters
    assert set(prizes.among) == set(table.view.court) and prizes.least == 1
    assert set(ranking.among) == set(cards("vEG gMP rPO yVM wG")) and ranking.least == 0
    assert table.game.orders(table.sees(None)) is None


def test_a_withdrawal_by_order_is_whole() -> None:
    """T4.2, T5.3, T5.6: palaces where they bring most, then cards by his own ranking"""
    table = Scene(3, P05 + HANDS + SHOWN)
    table.settle()
    order = left(table, 0, "withdraw-next", cards=cards("wG rPO vEG"))
    table.play("0 play rVG; 1 play yEE; 2 withdraw")
    table.settle()
    lying = table.view.display  # seat 2 has taken two of them
    actions = obey(table, 0, order)
    assert actions[0] == "withdraw" and sum(text.startswith("palace") for text in actions) == 2
    assert "palace P05-NE" in actions  # the tea there is worth a point (T5.1)
    ranked = [card for card in cards("wG rPO vEG") if card in lying]
    ranked += [card for card in lying if card not in ranked]
    assert sorted(actions[-2:]) == sorted(f"take {card}" for card in ranked[:2])
    assert table.state.to_move() == 1 and 0 not in table.view.in_visit


def test_a_leading_order_waits_until_he_leads_all_its_prizes() -> None:
    """T4.1: strictly more than each player still in"""
    table = Scene(3, P05 + HANDS + SHOWN)
    table.play("0 play rEE; 1 play yEE; 2 withdraw")
    table.settle()
    order = left(table, 0, "withdraw-leading", prizes=("elephant",))
    both = left(table, 0, "withdraw-leading", prizes=("elephant", "vizier"))
    assert answers(table, 0, order) == []  # two elephants each
    table.play("0 play rEM + wE")
    assert answers(table, 0, order)[0] == "withdraw"  # what it would do if he were asked now
    assert answers(table, 0, both) == []
    table.play("1 withdraw")
    table.settle()
    assert obey(table, 0, order)[0] == "withdraw"
    assert table.view.players[0].tiles == (1,)  # T4.5


def test_it_stops_where_a_card_is_drawn_and_goes_on_after_it() -> None:
    """T5.5: who has played nothing draws before he takes; nobody can foresee it"""
    table = Scene(3, P05 + HANDS + SHOWN)
    table.settle()
    order = left(table, 0, "withdraw-next", cards=cards("wG"))
    assert answers(table, 0, order) == ["withdraw"]
    obey(table, 0, order)
    table.step()  # the card
    assert table.phase == "take-cards"
    assert answers(table, 0, order) == []  # he withdrew himself, for all that is known
    begun = replace(order, has_begun=True)
    assert "take white-general" in obey(table, 0, begun) and table.state.to_move() == 1


def test_a_bonus_card_between_two_palaces_is_a_barrier_too() -> None:
    """T5.1"""
    outcomes = route("P05") + bonus(card="P05-NE") + hand(0, "rVG rMP rEE rEM wE wV")
    table = Scene(3, outcomes)
    table.alone(0, "rVG", "rMP")
    order = left(table, 0, "withdraw-next")
    while table.view.visit == 1:
        if table.state.to_move() == durbar.CHANCE:
            table.step()
            continue
        assert obey(table, 0, order)
        order = replace(order, has_begun=True)
    assert len(table.view.players[0].palaces) == 4


def test_it_ends_with_the_visit() -> None:
    """T2.2"""
    table = Scene(3, P05 + HANDS)
    table.settle()
    order = left(table, 1, "withdraw-leading", prizes=("elephant",))
    table.visit()
    table.settle()
    assert table.game.orders(table.sees(1)).scope == "visit 2" != order.scope
    assert answers(table, 1, order) == []


def test_who_has_withdrawn_has_nothing_to_order() -> None:
    """T2.1"""
    table = Scene(3, P05 + HANDS)
    table.play("0 withdraw")
    table.settle()
    assert table.game.orders(table.sees(0)) is None


@pytest.mark.parametrize("seed", range(6))
def test_every_order_can_be_played_whenever_it_answers(seed: int) -> None:
    """T4.6, T5.6: through the checking door, and no order asks its player anything more"""
    game = durbar.game("taj-mahal")
    rng, state = Rng(seed), game.new(game.options(seats=3 + seed % 3))
    obeyed = 0
    while state.to_move() != durbar.NOBODY and obeyed < 12:
        mover = int(state.to_move())
        if mover == durbar.CHANCE:
            state.apply(state.chance(rng))
            continue
        view = game.view(state, mover)
        sheet = game.orders(view)
        forms = [] if sheet is None else sheet.forms
        if forms and rng.below(4) == 0:
            order = fill(sheet, "withdraw-next", {})
            while (sheet := game.orders(view)) is not None and sheet.scope == order.scope:
                if state.to_move() == durbar.CHANCE:
                    state.apply(state.chance(rng))
                    view = game.view(state, mover)
                    continue
                steps = game.obey(view, order)
                assert steps
                for action in steps:
                    durbar.play(game, state, action)
                order = replace(order, has_begun=True)
                view = game.view(state, mover)
                obeyed += 1
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    assert obeyed


def test_an_order_knows_no_more_than_its_player() -> None:
    """T1.8: whatever the others hold, it answers the same"""
    table = Scene(3, P05 + HANDS + SHOWN)
    table.play("0 play rVG; 1 play yEE; 2 withdraw")
    table.settle()
    order = left(table, 0, "withdraw-next")
    actions = answers(table, 0, order)
    for seed in range(5):
        twin = table.state.clone()
        twin.resample(0, Rng(seed))
        view = table.game.view(twin, 0)
        assert [table.game.text(a) for a in table.game.obey(view, order)] == actions


def test_what_a_seat_may_do_is_open_unless_it_holds_cards_nobody_saw() -> None:
    """T1.8, T3.4: skipping a seat that cannot play would reveal its hand"""
    table = Scene(3, P05 + HANDS)
    table.settle()
    assert not table.game.is_open(table.view)
    table.play("0 withdraw")
    while table.phase != "take-cards":
        table.step()
    assert table.game.is_open(table.view)
