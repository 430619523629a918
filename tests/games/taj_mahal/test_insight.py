"""The helpers for tables and bots."""

import pytest
from tests.games.taj_mahal.script import Scene, bonus, hand, route

import durbar
from durbar.core.dealers import SeededDealer
from durbar.core.events import Part, PointsScored
from durbar.core.game import apply_with_events
from durbar.games.taj_mahal import insight
from durbar.games.taj_mahal.events import BonusTileTaken, PlayerWithdrew
from durbar.games.taj_mahal.insight import CityValue, HandKnowledge, Majority, SpecialRace
from durbar.games.taj_mahal.tables import PLACE_PALACE


def three() -> Scene:
    outcomes = hand(0, "rVG rEE rEV gEE vEE wE") + hand(1, "yEV yEG gEM vEM gEP wE")
    table = Scene(3, route("P05") + bonus(points="P05-NE") + outcomes)
    table.play("0 play rVG + wE; 1 play yEV; 2 withdraw")
    table.settle()
    return table


def test_live_majorities_per_symbol_and_seat() -> None:
    """T4.1"""
    found = {each.symbol: each for each in insight.majorities(three().state)}
    assert found["elephant"] == Majority("elephant", (1, 1, 0), None, True, 0, (0, 1), None)
    assert found["vizier"] == Majority("vizier", (1, 1, 0), None, True, 0, (0, 1), None)
    assert found["general"] == Majority("general", (1, 0, 0), 0, True, 1, (), None)
    assert found["mogul"] == Majority("mogul", (0, 0, 0), None, True, 0, (), None)


def test_a_prize_that_is_gone_has_no_leader() -> None:
    """T4.6"""
    table = three()
    table.play("0 withdraw; 0 palace P05-NE")
    found = {each.symbol: each for each in insight.majorities(table.state)}
    assert found["general"] == Majority("general", (0, 0, 0), None, False, 0, (), 0)
    assert found["elephant"].leader == 1


def test_if_you_withdrew_now() -> None:
    """T4, T5.1 to T5.3: prizes and best points by part"""
    table = three()
    found = insight.if_withdrew_now(table.state, 0)
    assert found.prizes == ("general",)
    best = found.best
    assert (best.points, best.cities, best.crown) == (3, ("P05-NE",), "")
    assert best.bonus == (Part("bonus", "points", 2),)
    assert best.province_tile == ()
    assert best.palaces == (Part("province", "P05", 1),)
    assert not found.draws
    assert (found.takes, found.leaves) == (2, len(table.view.display) - 2)
    assert insight.if_withdrew_now(table.state, 1).prizes == ()
    fresh = Scene(3)
    fresh.settle()
    assert insight.if_withdrew_now(fresh.state, 2).draws


@pytest.mark.parametrize("seed", range(8))
def test_no_way_to_withdraw_brings_more_than_it_says(seed: int) -> None:
    """T5.1 to T5.3: and one brings just that"""
    game = durbar.game("taj-mahal")
    s = game.new(game.options.parse(4, ""))
    rng, out, tried = durbar.Rng(seed), s.buffer(), 0
    while (mover := int(s.to_move())) != durbar.NOBODY and tried < 30:
        if s.phase == 9:
            found = insight.if_withdrew_now(s, mover)
            ends = list(_ends(game, s, mover, game.parse("withdraw")))
            assert max(ends) == found.best.points
            tried += 1
        elif s.phase == PLACE_PALACE:
            check_plans(game, s, mover)
        s.apply(s.chance(rng) if mover == durbar.CHANCE else s.random_action(rng, out))
    assert tried


def check_plans(game, s, seat):  # type: ignore[no-untyped-def]
    """T5.1 to T5.3: every plan brings what it says; with a card drawn on the way, as much."""
    found = insight.plans(s)
    best = max(points for each in s.legal() for points in _ends(game, s, seat, each))
    assert found[0].points == best
    assert len({(one.cities, one.crown) for one in found}) == len(found)
    for one in found[:: max(1, len(found) // 5)]:
        after, points = s.clone(), 0
        actions = [f"palace {city}" for city in one.cities]
        actions += [f"crown palace {one.crown}"] if one.crown else []
        for action in sorted(map(game.parse, actions)):
            while int(after.to_move()) == durbar.CHANCE:
                _applied(after, after.legal()[0])
            if action not in after.legal():
                break  # another order, since a card is drawn
            happened = _applied(after, action)
            points += sum(e.points for e in happened if isinstance(e, PointsScored))
        else:
            assert points == one.points or int(after.to_move()) == durbar.CHANCE


def _ends(game, state, seat, action):  # type: ignore[no-untyped-def]
    """The points of every way to place the palaces."""
    after = state.clone()
    scored = [e for e in _applied(after, action) if isinstance(e, PointsScored)]
    now = sum(e.points for e in scored if e.seat == seat and e.because.startswith("T5"))
    phase = game.view(after, None).phase
    if phase == "bonus-card":
        yield from (now + more for more in _ends(game, after, seat, after.legal()[0]))
    elif phase == "place-palace" and after.to_move() == seat:
        for each in after.legal():
            yield from (now + more for more in _ends(game, after, seat, each))
    else:
        yield now


def _applied(state, action):  # type: ignore[no-untyped-def]
    state.sink = []
    state.apply(action)
    return state.sink


def test_palace_points_per_city() -> None:
    """T5.1, T5.3"""
    table = Scene(3, route("P04 P05") + bonus(tea="P05-NE") + hand(0, "rEV yEE gEE vEE wE wE"))
    table.visit({0: "rEV"}, "P04-SE")
    table.settle()
    assert insight.palace_points(table.state, 0) == (
        CityValue("P05-NE", 2, "tea", 1, True),
        CityValue("P05-NW", 1, "", 0, True),
        CityValue("P05-SE", 1, "", 0, True),
        CityValue("P05-SW", 1, "", 0, True),
    )
    assert insight.palace_points(table.state, 1)[0].palaces == 1


def test_who_takes_which_special_card_next() -> None:
    """T6.1"""
    table = Scene(3, hand(0, "rEV yEV gEE vEE wE wE") + hand(1, "rEG yEG gEM vEM wE wE"))
    table.visit({0: "rEV", 1: "yEG"})
    races = {each.special: each for each in insight.special_races(table.state)}
    assert races["two-viziers"] == SpecialRace("two-viziers", "vizier", None, None, (0,))
    assert races["two-generals"].lack_one == (1,)
    table.alone(0, "yEV")
    table.play("0 withdraw; 0 palace P02-NE")
    races = {each.special: each for each in insight.special_races(table.state)}
    assert races["two-viziers"].holder == 0  # the visit is over


def test_known_and_unknown_cards_per_seat() -> None:
    """T1.8"""
    table = three()
    found = insight.hand_knowledge(table.state, 0)
    assert found[2] == HandKnowledge(table.view.players[2].known, 7, ())
    assert found[0].secret == 0
    assert found[0].own == table.sees(0).hand
    assert [each.own for each in insight.hand_knowledge(table.state, None)] == [(), (), ()]
    unseen = insight.unseen_cards(table.state, 0)
    assert sum(unseen.values()) == len(table.sees(0).unseen)


@pytest.mark.parametrize(("seed", "variant"), [(1, ""), (2, "provinces=9"), (3, "carletto=guest")])
def test_what_the_table_shows_is_what_the_rules_do(seed: int, variant: str) -> None:
    """T3, T4.1, T5.2, T5.3: matrix, previews and networks over a whole game"""
    game = durbar.game("taj-mahal")
    match = durbar.Match(game, game.options.parse(4, variant), SeededDealer(seed))
    rng, plays, tiles = durbar.Rng(seed), 0, 0
    while not match.is_over:
        seat, before = match.owner, match.state.clone()
        found = game.insight(game.view(before, seat))
        action = before.legal()[rng.below(len(before.legal()))]
        after = before.clone()
        happened = apply_with_events(after, action)
        for outlook in found.outlooks:
            if outlook.action == action:
                shown = game.view(after, seat).players[seat].shown
                assert outlook.shown == shown
                leads = {each.symbol for each in insight.majorities(after) if each.leader == seat}
                assert set(outlook.leads) == leads
                plays += 1
        for event in happened:
            if isinstance(event, PlayerWithdrew) and event.seat == seat:
                retreat = found.retreats[seat]
                assert retreat is not None and event.prizes == retreat.prizes
            is_tile = isinstance(event, PointsScored) and event.because == "T5.2"
            if is_tile and not any(isinstance(one, BonusTileTaken) for one in happened):
                assert event.points == found.tile_points[event.seat]
                tiles += 1
        match.submit(seat, [action])
        if match.is_full:
            match.commit(seat)
    assert plays > 20 and tiles > 3


def test_networks_hang_together_by_roads_and_share_no_city() -> None:
    """T5.3"""
    game = durbar.game("taj-mahal")
    match = durbar.Match(game, game.options.parse(3, ""), SeededDealer(5))
    rng = durbar.Rng(5)
    while not match.is_over:
        legal = match.state.legal()
        match.submit(match.owner, [legal[rng.below(len(legal))]])
        if match.is_full:
            match.commit(match.owner)
    view = game.view(match.state, None)
    roads = {frozenset(road) for road in game.edition.values["board"]["roads"]}
    found = game.insight(view).networks
    for player, networks in zip(view.players, found, strict=True):
        cities = [city for network in networks for city in network.cities]
        assert sorted(cities) == sorted({*player.palaces, *player.crowns})
        for network in networks:
            assert {city[:3] for city in network.cities} == set(network.provinces)
            others = set(cities) - set(network.cities)
            assert not any(frozenset((a, b)) in roads for a in network.cities for b in others)
    assert any(len(network.provinces) > 1 for networks in found for network in networks)
