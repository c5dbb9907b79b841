# SPDX-License-Identifier: MIT
"""The random source: the same numbers on every interpreter, streams apart, seeds of 60 bits."""

from engine import cards
from engine.decks import RESHUFFLES, Decks
from engine.rng import CHOICES, Rng

FIRST_NUMBERS = [19577, 30053, 48322, 1865, 37257, 4991, 47819, 37992]
FIRST_DECK = (
    "AS 7C 6H AD 4S 9H 9C AH JD KD KC 6C 3H 5D 2H 3S KS 9S 6D 7S 5S 2D JH 4D QS 6S 7H QH "
    "4H 4C JS 8H TH 9D 8S 3D TD QC 5H JC KH QD 2S 8D 8C 3C 5C 7D AC 2C TS TC"
)


def test_equal_numbers_everywhere():
    rng = Rng("Mazzetto", 3)
    assert [rng.next() for _ in range(8)] == FIRST_NUMBERS
    deck = Decks("7").shuffled(0, cards.pack())
    assert " ".join(cards.texts(deck)) == FIRST_DECK


def test_the_seed_as_text_or_bytes():
    assert Rng("7\u00e8").next() == Rng("7\u00e8".encode()).next()


def test_below_stays_below():
    rng = Rng("below")
    for limit in (1, 2, 3, 52, 255, 1000, 65535, 65536):
        drawn = [rng.below(limit) for _ in range(200)]
        assert min(drawn) >= 0 and max(drawn) < limit


def test_below_rejects_what_would_favour_low_numbers():
    class Fixed(Rng):
        numbers = [0] * 100  # enough to take the seed in

        def next(self) -> int:
            return self.numbers.pop(0)

    rng = Fixed("x")
    rng.numbers = [65535, 65520, 65519]
    assert rng.below(52) == 65519 % 52, "65520 is the largest multiple of 52: from there on again"
    rng.numbers = [65535]
    assert rng.below(65536) == 65535


def test_a_shuffle_keeps_every_card():
    deck = cards.pack()
    Rng("keep").shuffle(deck)
    assert sorted(deck) == list(range(52)) and list(deck) != list(range(52))


def test_ge_01_shuffles_depend_on_the_seed_and_their_number_alone():
    decks = Decks("one")
    third = decks.shuffled(2, cards.pack())
    decks.shuffled(0, cards.pack())
    assert decks.shuffled(2, cards.pack()) == third
    assert Decks("one").shuffled(2, cards.pack()) == third
    different = [bytes(decks.shuffled(n, cards.pack())) for n in range(50)]
    different += [bytes(Decks("two").shuffled(n, cards.pack())) for n in range(50)]
    assert len(set(different)) == 100


def test_given_decks_come_first_then_those_of_the_seed():
    given = bytes(range(52))
    decks = Decks("one", (given,))
    assert decks.shuffled(0, cards.pack()) == given
    assert decks.shuffled(1, cards.pack()) == Decks("one").shuffled(1, cards.pack())


def test_a_reshuffle_mixes_what_it_is_given_and_no_given_deck():
    given = bytes(range(52))
    used = bytes((7, 7, 3, 40, 12, 51, 0, 3))
    decks = Decks("one", (given,))
    mixed = decks.mixed(0, used)
    assert sorted(mixed) == sorted(used) and used == bytes((7, 7, 3, 40, 12, 51, 0, 3))
    assert decks.mixed(0, used) == mixed == Decks("one").mixed(0, used)
    orders = [bytes(Decks(seed).mixed(n, used)) for seed in ("one", "two") for n in range(20)]
    assert len(set(orders)) > 35
    assert decks.mixed(0, given) != Decks("one").shuffled(0, cards.pack())


def test_choices_reshuffles_and_shuffles_never_share_a_stream():
    assert Rng("one", CHOICES).next() != Rng("one", 0).next()
    assert Rng("one", RESHUFFLES).next() not in (Rng("one", 0).next(), Rng("one", CHOICES).next())
    assert 50000 < RESHUFFLES and RESHUFFLES + 50000 < CHOICES < 1 << 29


def test_every_letter_of_a_seed_reaches_every_word_of_the_state():
    plain = Rng("2" * 12)
    words = (plain._a, plain._b, plain._c, plain._counter)
    for place in range(12):
        changed = Rng("2" * place + "3" + "2" * (11 - place))
        state = (changed._a, changed._b, changed._c, changed._counter)
        assert all([state[i] != words[i] for i in range(4)]), place


def test_many_seeds_make_as_many_states():
    # 4,000 of 2**64 states: one that meets another by chance has odds of one in 10**12.
    states = set()
    for n in range(2000):
        for seed in (str(n), "22222222" + str(n)):
            rng = Rng(seed)
            states.add((rng._a, rng._b, rng._c, rng._counter))
    assert len(states) == 4000


def test_seeds_do_not_flow_into_streams():
    assert Rng("a", 0x62).next() != Rng("ab", 0).next()
    assert Rng("a\0", 0).next() != Rng("a", 0).next()
