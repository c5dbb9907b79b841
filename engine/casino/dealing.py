# SPDX-License-Identifier: MIT
"""How the cards of casino are dealt (RULES.md 5.1, CA-28, CA-29)."""


def start(rules, dealer: int) -> None:
    """Shuffle, and deal four to each and four to the table (CA-28, CA-29)."""
    rules.stock = bytes(rules.decks.shuffled(rules.shuffles, bytearray(range(52))))
    rules.shuffles += 1
    rules.deals = rules.deals + 1 & 255  # only its change matters
    rules.dealer = dealer
    rules.table = b""
    rules.units = []
    rules.taken = [b"" for _ in rules.hands]
    rules.last = -1
    _deal(rules, True)


def _deal(rules, first: bool) -> None:
    """Give four cards to each, twos at a time, the dealer last; the table comes before him."""
    rules.earlier = rules.earlier + [rules.told]
    rules.told = b""
    seats = len(rules.hands)
    for _ in range(2):
        for i in range(1, seats + 1):
            seat = (rules.dealer + i) % seats
            if first and seat == rules.dealer:
                rules.table += rules.stock[:2]
                rules.stock = rules.stock[2:]
            rules.hands[seat] += rules.stock[:2]
            rules.stock = rules.stock[2:]
    rules.hands = [bytes(sorted(hand)) for hand in rules.hands]
    rules.turn = rules.dealer
    rules.pass_turn()


def go(rules) -> None:
    """All hands are empty: deal again, or end the round where the pack is empty too."""
    if rules.stock:
        _deal(rules, False)
    else:
        from engine.casino import counting  # here, as it is needed once a round

        counting.end(rules)


def restart(rules) -> None:
    """Deal the next round; its events begin with those of the play that ended this one."""
    rules.happened -= rules.fresh
    rules.fresh = 0
    starts = []
    at = 0
    while at < len(rules.told):
        starts.append(at)
        at += 1 + rules.told[at]
    rules.told = rules.told[starts[-rules.happened]:]
    rules.earlier = []
    start(rules, (rules.dealer + 1) % len(rules.hands))  # the deal passes left (CA-28)
