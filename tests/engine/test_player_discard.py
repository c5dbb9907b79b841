# SPDX-License-Identifier: MIT
"""What the player throws into the crib, and what it thinks of it."""

from engine import cards
from engine.cribbage import beginner, discard, finish
from engine.cribbage.crib_table import crib_mean
from engine.cribbage.scoring import hand_points
from engine.rng import Rng


def random_hands(seed: str, n: int):
    """Six sorted cards, n times."""
    rng = Rng(seed)
    for _ in range(n):
        deck = cards.pack()
        rng.shuffle(deck)
        yield bytes(sorted(deck[:6])), deck[6:]


FAR = 121  # points that no deal brings


def best(hand: str, own: bool, need: int = FAR) -> str:
    """The two cards thrown of a hand, as text."""
    thrown = result(discard.best(bytes(sorted(cards.hand(hand))), own, (need, FAR)))[1]
    return " ".join(cards.texts(thrown))


def result(generator):
    """What a generator returns at its end."""
    holder = []

    def run():
        holder.append((yield from generator))

    for _ in run():
        pass
    return holder[0]


def test_the_total_over_the_starters_is_exact():
    """The sums by rank and suit against counting each of the 46 hands (CR-17, CR-18)."""
    flushes = (cards.hand("2H 4H 6H 8H 5C JH"), cards.hand("5C 5D 5H JS TS KS"))
    hands = list(random_hands("exact", 12))
    hands += [(hand, [card for card in range(52) if card not in hand]) for hand in flushes]
    for hand, rest in hands:
        unseen = discard.Unseen(hand)
        for toss in discard.tosses(6):
            keep, thrown = discard.split(hand, toss)
            assert sorted(keep + thrown) == sorted(hand)
            total = sum([hand_points(keep, starter, False) for starter in rest])
            assert unseen.total(keep) == total, cards.texts(keep)


def test_the_choice_is_the_best_of_the_fifteen():
    for hand, rest in random_hands("choice", 6):
        for own in (False, True):
            values = []
            for toss in discard.tosses(6):
                keep, thrown = discard.split(hand, toss)
                total = sum([hand_points(keep, starter, False) for starter in rest])
                crib = crib_mean(own, thrown[0] >> 2, thrown[1] >> 2)
                values.append(100 * total + 46 * (crib if own else -crib))
            keep, thrown, total, crib = result(discard.best(hand, own))
            assert total == sum([hand_points(keep, starter, False) for starter in rest])
            assert 100 * total + 46 * (crib if own else -crib) == max(values)


def test_the_crib_decides_where_the_hands_are_close():
    assert best("5H 5C TD JD QS KC", True) != best("5H 5C TD JD QS KC", False)
    assert best("2C 3D 7H 8S 9C KD", True) == "2C 3D"
    assert best("5C 5D 6H 7S 8C KD", False) != "5C 5D"


def test_obvious_throws():
    assert best("5C 5D 5S JH 2C 9D", False) == "2C 9D"
    assert best("7C 7D 8S 8H KC QD", False) == "QD KC"
    assert best("2H 4H 6H 8H KC QD", False) == "QD KC"  # keeps the flush


def test_the_crib_table_agrees_with_the_published_one():
    """RULES.md 7.2, recomputed: own A-A, 5-5, J-Q, K-K; the other's A-A, 5-5, T-K, K-K."""
    cells = ((0, 0, 526), (4, 4, 894), (10, 11, 489), (12, 12, 460))
    assert max([abs(crib_mean(True, low, high) - mean) for low, high, mean in cells]) <= 5
    cells = ((0, 0, 605), (4, 4, 942), (9, 12, 394), (12, 12, 563))
    assert max([abs(crib_mean(False, low, high) - mean) for low, high, mean in cells]) <= 5


def test_the_beginner_keeps_what_is_plain():
    """It overlooks up to two points, never more."""
    rng = Rng("beginner")
    for _ in range(20):
        thrown = beginner.throw(cards.hand("5C 5D 5S JH 2C 9D"), rng)
        assert sorted(thrown) == sorted(cards.hand("2C 9D"))


def test_cr_16_near_the_end_the_chance_to_win_decides():
    hand = "5S 7D 8C 9S JD QD"
    assert best(hand, False) == best(hand, False, 33) == "9S QD"
    assert best(hand, False, 7) == "JD QD", "5-7-8-9 has 7 points with most starters"
    whole = bytes(sorted(cards.hand(hand)))
    keep = bytes(sorted(cards.hand("5S 7D 8C 9S")))
    assert discard.winning(whole, keep, False, 0, (7, FAR)) > 90
    assert discard.winning(whole, keep, False, 0, (33, FAR)) == 0


def test_the_chance_to_win_is_that_over_the_starters_and_what_is_pegged():
    for hand, rest in random_hands("finish", 10):
        unseen = discard.Unseen(hand)
        keep, _ = discard.split(hand, (4, 5))
        jacks = [card for card in keep if card >> 2 == cards.JACK]
        if jacks or len(set(map(cards.suit, keep))) < 2:
            continue  # nobs and a flush of five are left out of it
        points = [hand_points(keep, starter, False) for starter in rest]
        for need in (4, 8, 12, 20):
            found = finish.chance(unseen, keep, False, 475, (need, FAR))
            wanted = 0
            for scored in points:
                lacking = max(0, need - scored)
                wanted += finish._PONE_PEGS[lacking] if lacking < len(finish._PONE_PEGS) else 0
            assert found == wanted
            own = finish.chance(unseen, keep, True, 475, (need + 5, FAR))
            more = finish.chance(unseen, keep, True, 675, (need + 5, FAR))
            assert 0 <= own <= more <= finish.ONE * unseen.size


def winning(hand: str, own: bool, mine: int, theirs: int) -> int:
    """In how many of 100 deals what hard keeps wins at once, at these scores."""
    whole = bytes(sorted(cards.hand(hand)))
    needs = (121 - mine, 121 - theirs)
    keep, _, _, crib = result(discard.best(whole, own, needs))
    return discard.winning(whole, keep, own, crib, needs)


def test_cr_16_the_other_may_win_before():
    """Pone counts first, and the dealer may peg what is lacking: without that 35 to 99."""
    assert winning("2S 3D 4C 4S TS KD", True, 109, 118) <= 5
    assert winning("4D 4H 8H 9H TH QH", True, 101, 117) <= 5
    assert winning("4C 5C 5S TS JC KH", False, 111, 119) <= 35
    assert winning("4D 4H 6D 6S 7C 8S", True, 119, 116) in range(55, 85)
    for own in (False, True):
        found = [winning("4D 5H 6D 6S 7C 8S", own, 105, other) for other in range(85, 121, 5)]
        assert found == sorted(found, reverse=True) and found[0] > 50 > 25 > found[-1]
