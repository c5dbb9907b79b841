# SPDX-License-Identifier: MIT
"""Laws of the engine, by random play."""

from engine.cards import NONE
from engine.cribbage import checks
from engine.cribbage.codes import FIRST, SHOW
from engine.cribbage.rules import Rules
from engine.match import Match
from engine.rng import Decks, Rng
from tests.engine import kit

SEEDS = ("law 1", "law 2", "law 3")
NAMES = (
    "seat", "turn", "phase", "dealer", "starter", "count", "passed", "points", "cuts", "pile",
    "played", "events", "fresh", "winners", "hands", "crib",
)


def each_position(seed: str):
    """The positions of a random match, the last one too."""
    match = Match("cribbage", b"\0\1", seed)
    rng = Rng(seed, 5)
    yield match
    while not match.rules.over():
        match.play(kit.random_move(match.rules, rng))
        yield match


def every_card(rules: Rules) -> list:
    """All cards of a position, wherever they lie."""
    found = list(rules.hands[0]) + list(rules.hands[1]) + list(rules.crib) + list(rules.stock)
    found += [card & 63 for card in rules.pile] + [card & 63 for card in rules.played]
    if rules.starter != NONE:
        found.append(rules.starter)
    if rules.phase == FIRST and len(rules.cuts) % 2:
        found.append(rules.cuts[-1])
    return found


def test_cards_are_conserved_after_every_move():
    for seed in SEEDS:
        for match in each_position(seed):
            assert sorted(every_card(match.rules)) == list(range(52))


def test_every_position_of_play_passes_the_checks_for_positions_from_outside():
    for match in each_position("law 7"):
        checks.position(match.rules)


def test_a_match_ends_and_its_scores_only_grow():
    for seed in SEEDS:
        scores = [0, 0]
        moves = 0
        for match in each_position(seed):
            now = match.rules.scores()
            assert now[0] >= scores[0] and now[1] >= scores[1]
            scores = now
            moves += 1
        assert moves < 700 and max(scores) >= 121 and min(scores) < 121
        assert match.rules.winners() == bytes((scores.index(max(scores)),))
        assert match.rules.seat() == -1 and list(match.rules.moves()) == []


def candidates(rules: Rules) -> list:
    """Moves of every kind, most of them not legal now."""
    found = [bytes((3,)), b"", bytes((4, 0))]
    for card in range(64):
        found += [bytes((0, card)), bytes((2, card)), bytes((2, card, 0))]
    for seat in (0, 1):
        hand = rules.hands[seat]
        found += [bytes((1, first, second)) for first in hand for second in hand]
    return found


def test_allows_says_the_same_as_moves():
    for match in each_position("law 4"):
        legal = list(match.rules.moves())
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert match.rules.allows(move)
        allowed = [move for move in candidates(match.rules) if match.rules.allows(move)]
        assert sorted(allowed) == sorted([m for m in legal if m in candidates(match.rules)])
        assert len(allowed) == len(legal)


def test_texts_of_moves_are_unique_and_come_back():
    for match in each_position("law 5"):
        rules = match.rules
        texts = [rules.text(move) for move in rules.moves()]
        assert len(set(texts)) == len(texts)
        assert [rules.parse(text) for text in texts] == list(rules.moves())


def test_what_is_no_move_is_refused_with_a_sentence():
    rules = Rules(2, b"", Decks("7"))
    for wrong in (
        "", "cut", "cut 0", "cut 52", "cut x", "cut 4 5", "cut -1", "cut 1_0", "cut \u0663",
        "cut 123456789", "play", "play ?", "play 5h", "play 5H 6H", "discard 5H", "discard",
        "discard 5H ?", "deal 1", "DEAL", "pass", "\x00", "go 5H",
    ):
        kit.raises(rules.parse, wrong)
    assert rules.parse("  play   5H ") == rules.parse("play 5H")
    assert rules.parse("discard JC 5H") == rules.parse("discard 5H JC")


def test_pack_holds_the_whole_position():
    for match in each_position("law 6"):
        packed = match.rules.pack()
        other = Rules(2, b"", Decks("law 6"), 0)
        other.unpack(packed)
        assert other.pack() == packed
        if not match.rules.over():
            move = kit.random_move(match.rules, Rng("next", match.made))
            other.play(move)
            match.rules.play(move)
            assert other.pack() == match.rules.pack()
            match.rules.unpack(packed)


def test_undo_restores_every_byte_and_redo_too():
    for seed in SEEDS[:2]:
        packed = [bytes(match.rules.pack()) for match in each_position(seed)]
        match = kit.random_match(seed, rng=Rng(seed, 5))
        for made in range(len(packed) - 2, -1, -1):
            assert match.back()
            assert match.rules.pack() == packed[made]
        for made in range(1, len(packed)):
            assert match.forward()
            assert match.rules.pack() == packed[made]


def seen(view) -> list:
    """All that a view shows."""
    return [getattr(view, name) for name in NAMES]


def permuted(rules: Rules, seat: int, rng: Rng) -> Rules:
    """The same position with everything that the seat may not know dealt anew."""
    other = Rules(2, b"", rules.decks, 0)
    other.unpack(rules.pack())
    own = 2 if seat == rules.dealer else 0
    hand = other.hands[1 - seat]
    unknown = [i for i in range(len(other.crib)) if not own <= i < own + 2]
    hidden = bytearray(hand + other.stock)
    hidden += bytearray([other.crib[i] for i in unknown])
    rng.shuffle(hidden)
    other.hands[1 - seat] = bytearray(sorted(hidden[: len(hand)]))
    at = len(hand)
    for i in unknown:
        other.crib[i] = hidden[at]
        at += 1
    other.stock = hidden[at:]
    return other


def test_ge_02_views_do_not_change_when_hidden_cards_are_permuted():
    rng = Rng("permute")
    compared = 0
    for seed in SEEDS:
        for match in each_position(seed):
            rules = match.rules
            if rules.phase == SHOW or rules.over():
                continue
            for seat in (0, 1):
                other = permuted(rules, seat, rng)
                assert seen(other.view(seat)) == seen(rules.view(seat))
                compared += other.pack() != rules.pack()
    assert compared > 500


def test_a_view_knows_no_more_than_its_names():
    view = Rules(2, b"", Decks("7")).view(0)
    assert sorted([name for name in dir(view) if name[0] != "_"]) == sorted(NAMES)
