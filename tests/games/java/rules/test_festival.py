"""J8.4 to J8.13 Festivals."""

import pytest
from tests.games.java.script import Scene, drawn, of_type

from durbar.games.java.events import (
    AgreementAsked,
    BidderPassed,
    FestivalCalled,
    FestivalHeld,
    TurnEnded,
)

TILE = "0 lay rice G15"
CITY = "K6 v1a v1b v1P8 v1c v1d v1 v1 v1"
BOOK_HANDS = "mask mask drum; mask puppet puppet; mask-drum mask puppet; drum drum drum"


def book() -> Scene:
    """Palace 8 with A, B, C and D in the city; the open card shows mask and drum."""
    table = drawn(CITY, 4, hands=BOOK_HANDS, open_card="mask-drum")
    table.play(f"{TILE}; 0 festival K8")
    return table


def three(hands: str, open_card: str = "mask") -> Scene:
    table = drawn("K6 v1a v1b v1P8 v1c v1 v1 v1 v1", 3, hands=hands, open_card=open_card)
    table.play(f"{TILE}; 0 festival K8")
    return table


# J8.4 Who may call one


def test_a_festival_needs_a_developer_in_the_city_and_a_matching_card() -> None:
    """J8.4: neither built by him nor first rank"""
    table = drawn("K6 v1a v9b v1P2")
    table.play(TILE)
    assert table.is_legal("festival K8")
    table = drawn("K6 r1a v1b v1P2")
    table.play(TILE)
    assert table.reason("festival K8") == ("java-no-developer-there", "J8.4")
    table = drawn("K6 v1a v1P2", hands="drum drum puppet; mask mask mask")
    table.play(TILE)
    assert table.reason("festival K7") == ("java-no-matching-card", "J8.4")
    assert table.reason("festival K6") == ("java-no-palace", "J8.4")


def test_one_festival_at_each_value_of_a_palace() -> None:
    """J8.4, J8.8: the next only after an upgrade"""
    table = drawn("K6 v2a v1P2* v1 v1")
    table.play(TILE)
    assert table.reason("festival K7") == ("java-had-festival", "J8.4")
    table.play("0 palace 4 K7")
    assert table.is_legal("festival K7")


def test_palace_hand_and_open_card_may_be_new_this_turn() -> None:
    """J8.4"""
    table = drawn("K6 v1a v1", hands="drum drum drum; mask mask puppet")
    table.play(f"{TILE}; 0 palace 2 K7; 0 take open card; chance turn up mask")
    assert table.is_legal("festival K7")


# J8.5 Matching


@pytest.mark.parametrize(
    ("open_card", "worth"),
    [
        ("mask", {"mask": 1, "drum": 0, "mask-drum": 1, "drum-puppet": 0, "mask-puppet": 1}),
        ("mask-drum", {"mask": 1, "drum": 1, "puppet": 0, "mask-drum": 2, "drum-puppet": 1}),
    ],
)
def test_a_card_is_worth_the_symbols_it_shares_with_the_open_one(
    open_card: str, worth: dict[str, int]
) -> None:
    """J8.5: other symbols on a card do not matter"""
    table = drawn("K6 v1")
    t = table.state.tables
    row = 6 * t.kind_names.index(open_card)
    assert {kind: t.worth[row + t.kind_names.index(kind)] for kind in worth} == worth


def test_a_card_that_does_not_match_cannot_be_laid() -> None:
    """J8.5"""
    table = three("mask drum drum; mask mask mask; puppet puppet puppet")
    reason = table.why_not("bid drum")
    assert (reason.code, reason.facts) == (
        "java-card-does-not-match",
        (("card", "drum"), ("open", "mask")),
    )


# J8.6 Bidding


def test_the_caller_opens_with_one_or_more_cards() -> None:
    """J8.6"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    assert table.legal == ["bid mask"]
    assert table.reason("pass") == ("java-must-open", "J8.6")
    assert table.reason("done") == ("java-no-card-laid", "J8.6")
    table.play("0 bid mask")
    assert table.legal == ["bid mask", "done"]


def test_who_joins_must_be_at_least_level() -> None:
    """J8.6"""
    table = three("mask mask drum; mask mask drum; mask-drum drum puppet")
    table.play("0 bid mask; 0 bid mask; 0 done")
    assert table.state.to_move() == 1
    assert table.legal == ["bid mask", "pass"]
    table.play("1 bid mask")
    assert table.legal == ["bid mask"]
    assert table.reason("done") == ("java-still-below", "J8.13")
    assert table.reason("pass") == ("java-bid-begun", "J8.13")


def test_who_passes_is_out_for_good() -> None:
    """J8.6"""
    table = three("mask mask drum; mask mask-drum puppet; mask mask-puppet puppet")
    table.play(
        "0 bid mask; 0 done; 1 pass; 2 bid mask; 2 bid mask-puppet; 2 done; 0 bid mask; 0 done"
    )
    assert table.state.to_move() == 2  # asked for agreement; 1 is not asked again
    assert table.legal == ["agree"]


def test_cards_of_a_bid_are_laid_in_ascending_order() -> None:
    """J8.6: one line of play for one set of cards"""
    table = three("mask mask-drum mask-puppet; mask mask mask; puppet puppet puppet")
    table.play("0 bid mask-drum")
    assert table.legal == ["bid mask-puppet", "done"]
    assert table.reason("bid mask") == ("java-out-of-order", "J8.6")


def test_people_may_choose_the_cards_of_a_bid_as_a_set() -> None:
    """J8.6"""
    table = three("mask mask-drum mask-puppet; mask mask mask; puppet puppet puppet")
    assert table.prompt.kind == "choose_set"
    assert table.prompt.asks == "java-asks-laying"  # who has called it cannot pass
    assert {choice.target for choice in table.prompt.choices} == {
        "mask", "mask-drum", "mask-puppet",
    }  # fmt: skip


def test_a_bid_counts_points_and_holds_a_card_as_often_as_the_hand() -> None:
    """J8.5, J8.6, J8.13: passing is no card of a bid"""
    table = three("mask-drum mask drum; mask mask mask-drum; puppet puppet puppet", "mask-drum")
    table.play("0 bid mask; 0 bid mask-drum; 0 done")  # 3
    asked, choices = table.prompt, table.choices
    assert (asked.kind, asked.least, asked.most) == ("choose_set", 3, 4)
    assert asked.asks == "java-asks-bidding"
    assert [(c.target, c.copies, c.counts, c.alone) for c in asked.choices] == [
        ("mask", 2, 1, False), ("mask-drum", 1, 2, False), ("pass", 1, 1, True),
    ]  # fmt: skip
    mask, both, out = (choices[text].action for text in ("bid mask", "bid mask-drum", "pass"))
    for answer in ([both, mask], [mask, both, mask], [out]):
        assert asked.is_answered_by(answer)
    for answer in ([], [both], [mask, mask], [mask] * 3, [both, mask, out], [out, out]):
        assert not asked.is_answered_by(answer)


def test_a_bid_that_is_level_may_be_raised_or_closed() -> None:
    """J8.6"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    table.play("0 bid mask")
    assert (table.prompt.kind, table.prompt.least, table.prompt.most) == ("choose_set", 1, 1)
    assert [text for text, choice in table.choices.items() if choice.alone] == ["done"]


# J8.7 Agreement


def test_when_no_other_joined_the_caller_wins_alone() -> None:
    """J8.7"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    events = table.play("0 bid mask; 0 done; 1 pass; 2 pass")
    assert of_type(events, FestivalHeld) == [FestivalHeld("K8", 8, (0,), 4, ("mask",))]


def test_all_agree_and_share() -> None:
    """J8.7"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    events = table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 pass; 0 agree")
    assert of_type(events, AgreementAsked) == [AgreementAsked(1, 1)]
    assert of_type(events, FestivalHeld) == [FestivalHeld("K8", 8, (0, 1), 2, ("mask", "mask"))]


def test_nobody_can_add_a_card_so_they_can_only_agree() -> None:
    """J8.7"""
    table = three("mask drum drum; mask drum drum; puppet puppet puppet")
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 pass")
    assert table.legal == ["agree"]


# J8.8 Cards and palace


def test_all_cards_laid_are_discarded_together_at_the_end_also_by_those_who_passed() -> None:
    """J8.8, ruling"""
    table = book()
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 bid mask-drum; 2 done; 3 pass")
    table.play("0 bid mask; 0 done; 1 pass")
    assert table.view.discards == ()
    assert table.view.players[1].laid == ("mask",)
    table.play("2 agree")
    assert table.view.discards == ("mask", "mask", "mask", "mask-drum")


def test_the_open_card_stays() -> None:
    """J8.8, ruling"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    table.play("0 bid mask; 0 done; 1 pass; 2 pass")
    assert table.view.open_card == "mask"


def test_the_palace_is_marked() -> None:
    """J8.8"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    table.play("0 bid mask; 0 done; 1 pass; 2 pass")
    assert table.state.feast[table.space("K8")] == 1


# J8.9 Fame


@pytest.mark.parametrize(
    ("value", "alone", "shared"), [(2, 1, 0), (4, 2, 1), (6, 3, 2), (8, 4, 2), (10, 5, 3)]
)
def test_fame_by_the_value_of_the_palace(value: int, alone: int, shared: int) -> None:
    """J8.9"""
    city = f"K5 v1a v1b v1P{value}" + " v1" * 8
    table = drawn(city)
    assert table.fame(f"{TILE}; 0 festival K7; 0 bid mask; 0 done; 1 pass") == [alone, 0]
    table = drawn(city)
    both = "0 bid mask; 0 done; 1 bid mask; 1 done; 0 agree"
    assert table.fame(f"{TILE}; 0 festival K7; {both}") == [shared, shared]


# J8.10 The example of the book


def test_festival_of_a_b_c_and_d_ends_in_agreement_with_two_each() -> None:
    """J8.10, example"""
    table = book()
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 bid mask-drum; 2 done; 3 pass")
    table.play("0 bid mask; 0 done; 1 pass; 2 bid mask; 2 done; 0 bid drum; 0 done")
    assert table.fame("2 agree") == [2, 0, 2, 0]


def test_festival_of_a_b_c_and_d_had_a_not_been_able_to_follow_brings_c_four() -> None:
    """J8.10, example"""
    table = book()
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 bid mask-drum; 2 done; 3 pass")
    table.play("0 bid mask; 0 done; 1 pass; 2 bid mask; 2 done")
    assert table.fame("0 pass") == [0, 0, 4, 0]


# J8.11 Agreement in order


def test_nobody_asks_before_everybody_there_has_joined_or_passed() -> None:
    """J8.11, ruling: B levels A, yet C and D come first"""
    table = book()
    events = table.play("0 bid mask; 0 done; 1 bid mask; 1 done")
    assert of_type(events, AgreementAsked) == []
    assert table.state.to_move() == 2


def test_if_a_pass_leaves_the_rest_level_who_laid_last_asks() -> None:
    """J8.11, ruling"""
    table = book()
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 bid mask-drum; 2 done; 3 pass")
    events = table.play("0 bid mask; 0 done; 1 pass")
    assert of_type(events, BidderPassed, AgreementAsked) == [BidderPassed(1), AgreementAsked(0, 2)]
    assert table.state.to_move() == 2


def test_passing_is_no_answer() -> None:
    """J8.11, ruling"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 pass")
    assert table.legal == ["bid mask", "agree"]
    assert table.reason("pass") == ("java-is-asked", "J8.11")
    table.play("0 bid mask")
    assert table.reason("agree") == ("java-bid-begun", "J8.13")


def test_after_a_refusal_bidding_goes_on_clockwise_from_the_refuser() -> None:
    """J8.11, ruling"""
    table = three("mask drum drum; mask mask mask; mask-drum drum puppet")
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done; 2 bid mask-drum; 2 done")
    assert table.state.to_move() == 0  # 2 asked
    table.play("0 agree; 1 bid mask; 1 done")
    assert table.state.to_move() == 2
    assert table.legal == ["pass"]
    table.play("2 pass")
    assert table.state.to_move() == 0  # his agreement is void
    assert table.reason("agree") == ("java-nobody-asks", "J8.7")


def test_example_for_three_a_refusal_ends_with_two_who_share() -> None:
    """J8.12, ruling, example"""
    table = three("mask-drum mask drum; mask mask-drum mask; mask mask-puppet puppet", "mask")
    table.play("0 bid mask; 0 bid mask-drum; 0 done; 1 bid mask; 1 bid mask; 1 done")
    events = table.play("2 bid mask; 2 bid mask-puppet; 2 done")
    assert of_type(events, AgreementAsked) == [AgreementAsked(2, 2)]
    assert table.legal == ["agree"]  # A has no third card here


def test_example_of_the_ruling_played_to_its_end() -> None:
    """J8.12, ruling, example: C asks, A agrees, B lays to 3; C passes, A levels, B agrees"""
    hands = "mask mask-drum mask-puppet; mask mask-drum mask; mask-puppet mask-drum puppet"
    table = three(hands)
    table.play("0 bid mask; 0 bid mask-drum; 0 done; 1 bid mask; 1 bid mask; 1 done")
    table.play("2 bid mask-drum; 2 bid mask-puppet; 2 done")
    table.play("0 agree; 1 bid mask-drum; 1 done; 2 pass; 0 bid mask-puppet; 0 done")
    assert table.state.to_move() == 1
    assert table.fame("1 agree") == [2, 2, 0]


# J8.13 Who is asked


def test_who_cannot_reach_the_highest_total_can_only_pass() -> None:
    """J8.13, ruling: no bid may stay below"""
    table = three("mask mask drum; mask drum drum; puppet puppet puppet")
    table.play("0 bid mask; 0 bid mask; 0 done")
    assert table.legal == ["pass"]
    reason = table.why_not("bid mask")
    assert (reason.code, reason.paragraph) == ("java-cannot-reach", "J8.13")
    assert reason.facts == (("card", "mask"), ("total", 0), ("highest", 2))


def test_who_has_no_developer_there_is_skipped() -> None:
    """J8.13, ruling"""
    table = drawn("K6 v1a v1P8 v1c v1", 3)
    events = table.play(f"{TILE}; 0 festival K7; 0 bid mask; 0 done")
    called = of_type(events, FestivalCalled)
    assert called == [FestivalCalled(0, "K7", 8, "mask", (2,))]
    assert table.state.to_move() == 2


def test_who_only_lacks_matching_cards_is_asked_like_the_others() -> None:
    """J8.13, ruling: skipping would betray his hand"""
    table = three("mask mask drum; drum drum drum; puppet puppet puppet")
    table.play("0 bid mask; 0 done")
    assert table.state.to_move() == 1
    assert table.legal == ["pass"]


def test_the_turn_ends_with_the_festival() -> None:
    """J8.4"""
    table = three("mask mask drum; mask mask drum; puppet puppet puppet")
    events = table.play("0 bid mask; 0 done; 1 pass; 2 pass")
    assert of_type(events, TurnEnded) == [TurnEnded(0, 5)]
    assert table.state.to_move() == 1


def test_what_belongs_to_another_phase_says_what_is_due() -> None:
    """J2.3, J8.6, J8.11: a turn, a bid and an answer are not each other"""
    table = drawn("K6 v1a v1b v1P8", hands="mask drum drum; mask mask puppet", open_card="mask")
    assert table.reason("set down K7") == ("java-turn-is-due", "J2.3")
    assert table.reason("bid mask") == ("java-turn-is-due", "J2.3")
    table.play(f"{TILE}; 0 festival K8")
    assert table.reason("end turn") == ("java-bid-is-due", "J8.6")
    assert table.reason("bid mask-drum") == ("java-card-not-held", "J8.6")
    table.play("0 bid mask; 0 done; 1 bid mask; 1 done")
    assert table.state.to_move() == 0  # he is asked to agree
    assert table.reason("spend token") == ("java-answer-is-due", "J8.11")
