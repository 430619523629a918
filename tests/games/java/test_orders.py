"""The standing order of a festival: J8.5 to J8.13."""

from tests.games.java.rules.test_festival import book, three
from tests.games.java.script import Scene

from durbar.core.chance import Rng
from durbar.core.orders import Order, fill


def left(table: Scene, seat: int, **values: int) -> Order:
    named = {"up-to": values.pop("up_to")} if "up_to" in values else {}
    return fill(table.game.orders(table.game.view(table.state, seat)), "festival", named | values)


def answers(table: Scene, seat: int, order: Order) -> list[str]:
    view = table.game.view(table.state, seat)
    return [table.game.text(action) for action in table.game.obey(view, order)]


def obey(table: Scene, order: Order) -> list[str]:
    seat = int(table.state.to_move())
    actions = answers(table, seat, order)
    for text in actions:
        table.play(f"{seat} {text}")
    return actions


def test_there_is_an_order_only_in_a_festival_and_for_who_is_in_it() -> None:
    """J8.6, J8.13: up to what his hand can reach; the share as the palace gives it (J8.9)"""
    table = book()
    sheet = table.game.orders(table.game.view(table.state, 2))
    assert sheet.scope == "festival K8 8"
    (form,) = sheet.forms
    up_to, share = form.parameters
    assert (form.paragraph, up_to.most, share.usual) == ("J8.6", 3, 2)  # mask-drum 2, mask 1
    table.play("0 bid mask; 0 done; 1 pass")
    assert table.game.orders(table.game.view(table.state, 1)) is None
    assert table.game.orders(table.view) is None
    outside = three("mask drum drum; mask mask drum; mask puppet puppet")
    outside.play("0 bid mask; 0 done; 1 pass; 2 pass")
    assert outside.game.orders(outside.game.view(outside.state, 2)) is None  # J8.8: it is over


def test_the_books_example_played_by_orders() -> None:
    """J8.10: A 1, B 1, C 2, D passes, A to 2, B passes, C to 3 …"""
    table = book()
    orders = {
        1: left(table, 1, up_to=1, share=2),
        2: left(table, 2, up_to=3, share=2),
        3: left(table, 3, up_to=0, share=2),
    }
    table.play("0 bid mask; 0 done")
    assert obey(table, orders[1]) == ["bid mask", "done"]
    assert obey(table, orders[2]) == ["bid mask", "done"]  # level is cheapest
    assert obey(table, orders[3]) == ["pass"]
    assert table.view.asker == 2  # all level: C asks
    table.play("0 bid mask; 0 done")
    assert obey(table, orders[1]) == ["pass"]
    assert obey(table, orders[2]) == ["bid mask-drum", "done"]  # 1 is due, the card counts 2
    assert table.view.players[2].total == 3


def test_it_passes_where_the_highest_total_is_above_its_limit_or_out_of_reach() -> None:
    """J8.13"""
    table = three("mask mask drum; mask mask drum; mask-drum drum puppet")
    limited, short = left(table, 1, up_to=1, share=0), left(table, 2, share=0)
    table.play("0 bid mask; 0 bid mask; 0 done")
    assert answers(table, 2, short) == ["pass"]  # what it would do if he were asked now
    assert obey(table, limited) == ["pass"]
    assert obey(table, short) == ["pass"]


def test_it_agrees_to_a_share_or_raises_and_agrees_where_it_cannot() -> None:
    """J8.11: passing is no answer to who asks"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 pass")
    assert table.view.phase == "answering"
    assert answers(table, 0, left(table, 0, up_to=2, share=2)) == ["agree"]  # palace 8: 2 each
    assert answers(table, 0, left(table, 0, up_to=1, share=3)) == ["agree"]
    assert answers(table, 0, left(table, 0, up_to=2, share=3)) == ["bid mask", "done"]


def test_it_lays_as_little_as_it_can() -> None:
    """J8.5, J8.6: fewest points, then fewest cards"""
    table = book()
    table.play("0 bid mask; 0 done; 1 pass")
    order = left(table, 2, share=2)
    assert answers(table, 2, order) == ["bid mask", "done"]
    table = book()
    order = left(table, 2, share=2)
    table.play("0 bid mask; 0 bid drum; 0 done; 1 pass")
    assert obey(table, order) == ["bid mask-drum", "done"]


def test_who_calls_it_opens_it_himself() -> None:
    """J8.4"""
    table = book()
    assert answers(table, 0, left(table, 0, share=2)) == []


def test_it_ends_with_the_festival() -> None:
    """J8.8"""
    table = three("mask drum drum; mask drum drum; puppet puppet puppet")
    order = left(table, 1, share=2)
    table.play("0 bid mask; 0 done; 1 pass; 2 pass")
    table.deal()
    assert table.game.orders(table.game.view(table.state, 1)) is None
    assert answers(table, 1, order) == []


def test_an_order_knows_no_more_than_its_player() -> None:
    """J1.6"""
    table = book()
    order = left(table, 2, share=2)
    table.play("0 bid mask; 0 done; 1 pass")
    actions = answers(table, 2, order)
    for seed in range(5):
        twin = table.state.clone()
        twin.resample(2, Rng(seed))
        view = table.game.view(twin, 2)
        assert [table.game.text(a) for a in table.game.obey(view, order)] == actions


def test_who_only_lacks_matching_cards_is_no_open_case() -> None:
    """J8.13: skipping him would betray it; who holds no card that nobody saw is another matter"""
    table = three("mask drum drum; puppet puppet puppet; mask puppet puppet")
    table.play("0 bid mask; 0 done")
    assert table.legal == ["pass"] and not table.game.is_open(table.view)
