# SPDX-License-Identifier: MIT
"""Laws that every game keeps, by random play over seats and options.

What only one game knows of itself is in test_<game>_laws.py.
"""

from engine import catalog, record
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng
from tests.engine.every_game import GAMES, KITS, copied, each_position, seen
from tests.engine.kit import raises

FEW = 3  # matches, where a law costs much at each position
MANY = 7


def test_every_game_has_its_kit():
    assert sorted(KITS) == sorted(GAMES)


def test_cards_are_conserved_and_positions_pass_the_checks_for_those_from_outside():
    for game in GAMES:
        kit, checks = KITS[game], catalog.checks(game)
        for match in each_position(game, MANY):
            assert sorted(kit.every_card(match.rules)) == kit.all_cards(match.rules)
            checks.position(match.rules)


def test_events_add_up_to_the_scores():
    """GE-05: the events of a move say what it brought, the last move of a deal's too."""
    for game in GAMES:
        for match in each_position(game, MANY):
            rules = match.rules
            if not match.made:
                sums = rules.scores()
                continue
            for event in rules.events[rules.fresh:]:
                for seat, points in KITS[game].credited(rules, event):
                    sums[seat] += points
            assert rules.scores() == sums, (game, match.seed, match.made)


def test_matches_end_with_winners_and_until_then_somebody_decides():
    for game in GAMES:
        ended = 0
        for match in each_position(game, FEW):
            rules = match.rules
            assert match.made < 5000
            if rules.over():
                ended += 1
                assert rules.winners() and rules.seat() == -1 and list(rules.moves()) == []
                assert not rules.allows(b"") and not rules.allows(b"\0")
            else:
                assert not rules.winners() and 0 <= rules.seat() < len(match.players)
                assert next(rules.moves(), None) is not None
        assert ended >= 2


def test_allows_says_the_same_as_moves():
    for game in GAMES:
        rng = Rng("wrong")
        refused = 0
        for match in each_position(game, MANY, 120):
            rules = match.rules
            if rules.over():
                continue
            legal = list(rules.moves())
            if len(legal) > 300:
                continue
            known = set(legal)
            assert len(known) == len(legal)
            for move in legal:
                assert rules.allows(move), rules.text(move)
            for move in KITS[game].wrong_moves(rules, legal, rng):
                assert rules.allows(move) == (move in known), (game, move, rules.text(legal[0]))
                refused += move not in known
        assert refused > 5000, game


def test_texts_of_moves_are_unique_and_come_back():
    for game in GAMES:
        for match in each_position(game, MANY, 120):
            rules = match.rules
            legal = []
            for move in rules.moves():
                legal.append(move)
                if len(legal) == 100:
                    break
            lines = [rules.text(move) for move in legal]
            assert len(set(lines)) == len(lines)
            assert [rules.parse(line) for line in lines] == legal


def test_what_is_no_move_is_refused_with_a_sentence():
    for game in GAMES:
        rules = catalog.load(game).Rules(2, b"", Decks("7"))
        for wrong in KITS[game].NO_MOVES:
            raises(rules.parse, wrong)


def test_pack_holds_the_whole_position():
    for game in GAMES:
        for match in each_position(game, FEW, 120):
            rules = match.rules
            packed = rules.pack()
            other = copied(match)
            assert other.pack() == packed
            for seat in range(len(match.players)):
                assert seen(game, other.view(seat)) == seen(game, rules.view(seat))
            if not rules.over():
                move = KITS[game].some_move(rules, Rng("next", match.made))
                other.play(move)
                rules.play(move)
                assert other.pack() == rules.pack()
                rules.unpack(packed)


def test_undo_restores_every_byte_and_redo_too():
    for game in GAMES:
        packed = []
        for match in each_position(game, 3, 200, "undo"):
            if not match.made:
                packed = []
            packed.append(match.rules.pack())
            if not match.rules.over() and match.made != 200:
                continue
            for made in range(len(packed) - 2, -1, -1):
                assert match.back() and match.rules.pack() == packed[made]
            for made in range(1, len(packed)):
                assert match.forward() and match.rules.pack() == packed[made]


def same(match: Match, other: Match) -> None:
    """Two matches are equal to the last byte, the tail too."""
    assert match.rules.pack() == other.rules.pack() and list(match.moves()) == list(other.moves())
    assert match.made == other.made and match.players == other.players
    assert match.seed == other.seed and match.options == other.options
    assert match.dealer == other.dealer and list(match.decks) == list(other.decks)
    assert match.position == other.position


def test_a_record_is_the_same_match_and_one_of_its_position_too():
    for game in GAMES:
        for match in each_position(game, FEW, 130, "record"):
            if match.made & match.made - 1 and not match.rules.over():
                continue  # looked at after 0, 1, 2, 4... moves, and at the end
            data = record.save(match)
            loaded = record.load(data)
            same(match, loaded)
            assert record.save(loaded) == data
            begun = Match(game, match.players, "7", match.options, -1, (), match.rules.pack())
            if not match.rules.over():
                begun.play(KITS[game].some_move(begun.rules, Rng("on")))
            same(begun, record.load(record.save(begun)))


def test_a_record_holds_what_can_be_redone():
    for game in GAMES:
        for match in each_position(game, MANY, 40, "tail"):
            if match.made != 40:
                continue
            match.undo()
            loaded = record.load(record.save(match))
            same(match, loaded)
            assert loaded.can_redo()
            while match.redo():
                assert loaded.redo() and match.rules.pack() == loaded.rules.pack()
            assert not loaded.can_redo()


def test_restart_deals_the_same_again():
    for game in GAMES:
        for match in each_position(game, FEW, 60, "again"):
            if match.made != 60:
                continue
            end = match.rules.pack()
            moves = [move for _, move in match.moves()]
            match.restart()
            fresh = Match(game, match.players, match.seed, match.options, match.dealer)
            assert match.rules.pack() == fresh.rules.pack()
            for move in moves:
                match.play(move)
            assert match.rules.pack() == end


def test_ge_02_views_do_not_change_when_hidden_cards_are_permuted():
    for game in GAMES:
        rng = Rng("permute")
        compared = 0
        for match in each_position(game, FEW, 130):
            rules = match.rules
            for seat in range(len(match.players)):
                other = KITS[game].permuted(rules, seat, rng)
                assert seen(game, other.view(seat)) == seen(game, rules.view(seat))
                compared += other.pack() != rules.pack()
        assert compared > 500, game


def test_a_view_knows_no_more_than_its_names():
    for game in GAMES:
        view = catalog.load(game).Rules(2, b"", Decks("7")).view(0)
        names = [name for name in dir(view) if name[0] != "_"]
        assert sorted(names) == sorted(KITS[game].VIEW), game
