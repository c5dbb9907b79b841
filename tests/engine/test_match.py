# SPDX-License-Identifier: MIT
"""A match: playing, undo and redo (CR-23, GE-03), restart, and the words it refuses."""

from engine import cards
from engine.cribbage.codes import CUT, DISCARDING, PLAY, PLAYING
from engine.match import Match
from tests.engine import kit


def started(pone: str, dealer: str, players: bytes = b"\0\3") -> Match:
    """A match before the lead of its first deal."""
    order, thrown = kit.deck(pone, dealer, "8D")
    match = Match("cribbage", players, "kit", b"", 1, (order,))
    match.play(kit.pair(thrown[0], thrown[1]))
    match.play(kit.pair(thrown[2], thrown[3]))
    match.play(bytes((CUT, kit.DEPTH)))
    return match


def lay(match: Match, line: str) -> None:
    """Lay cards in this order."""
    for card in cards.hand(line):
        match.play(bytes((PLAY, card)))


def held(match: Match, seat: int) -> str:
    """The cards that a seat holds."""
    return " ".join(cards.texts(match.rules.hands[seat]))


def test_cr_23_e6_undo_takes_the_computers_replies_along():
    match = started("2H 5H 6H AH", "3C TC QD KH")
    lay(match, "2H 3C")
    begun = match.rules.pack()
    lay(match, "5H TC 6H")
    assert kit.reasons(match.rules, True) == [(1, "passo", 0, "play", "")]
    before_ace = match.rules.pack()
    lay(match, "AH")
    after_ace = match.rules.pack()
    assert match.undo() and match.rules.pack() == before_ace, "the Ace: no reply came after it"
    assert match.undo()
    assert held(match, 0) == "AH 6H" and match.rules.count == 20
    assert match.rules.passed == 0, "the 6 and the Passo that it brought"
    assert match.undo() and match.rules.pack() == begun, "the 5 and the computer's 10"
    assert match.redo() and match.rules.count == 20
    assert match.redo() and match.rules.pack() == before_ace
    assert match.redo() and match.rules.pack() == after_ace
    assert not match.redo() and not match.can_redo()


def test_cr_23_a_new_action_clears_redo():
    match = started("9H AH 2C 3C", "TC JC QD KH")
    lay(match, "9H TC 3C AH 2C")
    match.undo()
    match.undo()
    assert match.can_redo()
    lay(match, "2C")
    assert not match.can_redo() and not match.redo()
    assert len(list(match.moves())) == match.made == 7


def test_cr_23_undo_never_rolls_anew():
    match = kit.random_match("roll", 60)
    log = list(match.moves())
    packed = match.rules.pack()
    while match.undo():
        pass
    for _, move in log[match.made:]:
        match.play(move)
    assert match.rules.pack() == packed


def test_ge_03_undo_and_redo_bring_back_every_byte():
    match = kit.random_match("bytes", 80)
    at_person = []
    while match.can_undo():
        at_person.append((match.made, match.rules.pack()))
        match.undo()
    assert len(at_person) > 30
    for made, packed in reversed(at_person):
        assert match.redo()
        assert match.made == made and match.rules.pack() == packed


def test_between_two_persons_undo_takes_back_the_last_move_of_either():
    match = started("9H AH 2C 3C", "TC JC QD KH", b"\0\0")
    lay(match, "9H TC 3C")
    match.undo()
    assert match.rules.count == 19
    match.undo()
    assert match.rules.count == 9 and match.rules.seat() == 1
    match.redo()
    assert match.rules.count == 19 and match.can_redo()


def test_nothing_to_undo_where_no_person_has_moved():
    match = Match("cribbage", b"\3\0", "7")
    assert not match.can_undo() and not match.undo() and not match.can_redo()
    match.play(next(match.rules.moves()))
    assert not match.can_undo() and match.made == 1
    match = kit.random_match("machines", 9, b"\1\3")
    assert not match.undo() and match.made == 9


def test_back_and_forward_are_single_moves():
    match = kit.random_match("steps", 50)
    last = match.rules.pack()
    assert not match.forward()
    for _ in range(50):
        assert match.back()
    assert match.made == 0 and not match.back()
    for _ in range(50):
        assert match.forward()
    assert match.rules.pack() == last and not match.forward()


def test_ge_01_restart_deals_the_same_cards_again():
    match = kit.random_match("again")
    log = list(match.moves())
    packed = match.rules.pack()
    match.restart()
    assert match.made == 0 and not match.can_undo() and not match.can_redo()
    for _, move in log:
        match.play(move)
    assert match.rules.pack() == packed


def test_ge_01_equal_seeds_are_equal_matches_and_others_differ():
    assert kit.random_match("same").rules.pack() == kit.random_match("same").rules.pack()
    first = Match("cribbage", b"\0\0", "one").rules.pack()
    assert Match("cribbage", b"\0\0", "two").rules.pack() != first


def test_chance_of_a_decision_returns_with_its_position():
    match = kit.random_match("chance", 20)
    drawn = match.rng().next()
    assert match.rng().next() == drawn
    match.back()
    assert match.rng().next() != drawn
    match.forward()
    assert match.rng().next() == drawn


def test_the_dealer_may_be_given():
    for dealer in (0, 1):
        match = Match("cribbage", b"\0\0", "7", b"", dealer)
        assert match.rules.phase == DISCARDING and match.rules.dealer == dealer
        assert match.rules.seat() == 1 - dealer and not match.rules.cuts


def test_given_decks_are_dealt_in_turn_then_the_seeds_own():
    order, _ = kit.deck("9H AH 2C 3C", "TC JC QD KH", "8D")
    match = Match("cribbage", b"\0\0", "7", b"", 0, (bytes(range(52)), order))
    assert list(match.rules.hands[1]) == [0, 2, 4, 6, 8, 10]
    while match.rules.deals < 2:
        match.play(next(match.rules.moves()))
    assert match.rules.dealer == 1
    assert all([card in bytes(match.rules.hands[0]) for card in cards.hand("9H AH 2C 3C")])


def test_a_move_that_is_not_allowed_changes_nothing():
    match = started("9H AH 2C 3C", "TC JC QD KH")
    before = match.rules.pack()
    for wrong in (b"", b"\0", bytes((PLAY, cards.parse("TC"))), b"\3", bytes(40), b"\2\xff"):
        assert "play AH would be" in kit.raises(match.play, wrong)
    assert match.rules.pack() == before and match.made == 3
    over = kit.random_match("over")
    assert "over" in kit.raises(over.play, b"\3")


def test_what_cannot_be_a_match_is_refused():
    kit.raises(Match, "whist", b"\0\0", "7")
    kit.raises(Match, "cribbage", b"\0", "7")
    kit.raises(Match, "cribbage", b"\0\4", "7")
    kit.raises(Match, "cribbage", b"\0\0", "")
    kit.raises(Match, "cribbage", b"\0\0", "7" * 65)
    kit.raises(Match, "cribbage", b"\0\0", "7", b"\0")
    kit.raises(Match, "cribbage", b"\0\0", "7", b"", 2)


def test_a_position_is_where_the_match_begins():
    begun = started("9H AH 2C 3C", "TC JC QD KH")
    packed = begun.rules.pack()
    match = Match("cribbage", b"\0\0", "7", b"", -1, (), packed)
    assert match.rules.pack() == packed and match.rules.phase == PLAYING
    lay(match, "9H TC")
    match.undo()
    match.undo()
    assert match.rules.pack() == packed and not match.can_undo()
