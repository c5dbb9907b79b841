# SPDX-License-Identifier: MIT
"""The arena's command line."""

import argparse
import math
import sys
from contextlib import ExitStack

from engine import catalog
from engine.decks import Decks
from host_sim.arena import figures, matches, sides, tournament
from host_sim.arena.thinking import measured
from host_sim.parser import Parser
from host_sim.referee.commands import chosen

_DESCRIPTION = """\
Play a tournament between two sides and print who wins how often, by how much, and what each side's
thinking costs on a PyBadge. A side is
  random                  any legal move
  greedy                  the baseline of the game (host_sim/arena/README.md defines it)
  easy, medium, hard      the handheld's computer players
  cmd:PROGRAM ARGUMENTS   a program of yours: it reads JSON objects, one a line, and answers them
                          (host_sim/arena/README.md has the protocol, and a program to copy)"""
_EPILOG = """\
examples:
  python -m host_sim arena cribbage --a hard --b greedy --games 4000 --mirror
  python -m host_sim arena biscuit --a hard --b medium --seats 3 --options "deck courts, target 0"
  python -m host_sim arena casino --a "cmd:python3 bot.py" --b hard --games 200 --mirror"""
_LONGEST_SEED = 48  # bytes in UTF-8; the number of the group follows it
_MOST_GAMES = 10_000_000
_SHOWN = 5  # forfeits that are told one by one


def _parser() -> Parser:
    parser = Parser(
        prog="python -m host_sim arena",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", help=", ".join(game[0] for game in catalog.games()))
    parser.add_argument("--a", required=True, metavar="SIDE", help="the side that is measured")
    parser.add_argument("--b", required=True, metavar="SIDE", help="all others")
    parser.add_argument(
        "--games", type=_games, default=1000, help="how many matches (default: 1000)"
    )
    parser.add_argument(
        "--mirror", action="store_true",
        help="play the same cards with A in every seat in turn: less luck, the same answer",
    )
    parser.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    parser.add_argument(
        "--options", default="", help='of the game, such as "deck courts, partners true"'
    )
    parser.add_argument(
        "--seed", type=_seed, default="arena", help="a text: the same matches for the same seed"
    )
    parser.add_argument(
        "--timeout", type=_seconds, default=10.0, metavar="SECONDS",
        help="in which a program answers (default: 10)",
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://HOST:8786"
    )
    return parser


def _games(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= _MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{text} is no number of matches: choose 1 or more")
    return int(text)


def _seed(text: str) -> str:
    if not text.strip() or not text.isprintable() or len(text.encode()) > _LONGEST_SEED:
        raise argparse.ArgumentTypeError(
            f"a seed is a line of plain text, of 1 to {_LONGEST_SEED} bytes"
        )
    return text


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is no time: write seconds, such as 10")
    return seconds


def _setting(asked: argparse.Namespace) -> matches.Setting:
    """What is to be played; ValueError says what cannot be."""
    command = {"game": asked.game, "options": _options(asked.options)}
    if asked.seats is not None:
        command["seats"] = asked.seats
    name, seats, options = chosen(command)
    catalog.load(name).Rules(seats, options, Decks(asked.seed), 0)  # whether they go together
    return matches.Setting(name, seats, options, asked.seed, asked.mirror, asked.timeout)


def _options(text: str) -> dict:
    """The options of a text such as `deck courts, partners true`."""
    options: dict = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        words = part.replace("=", " ").split()
        if len(words) != 2:
            raise ValueError(f'"{part}" is no option: write its name and its value, "deck basic"')
        name, value = words
        if name in options:
            raise ValueError(f'The option "{name}" is there twice')
        plain = {"true": True, "false": False}.get(value, value)
        options[name] = int(value) if value.isdecimal() else plain
    return options


def run(arguments: list) -> int:
    """Run the command line; return the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    with ExitStack() as stack:
        try:
            setting = _setting(asked)
            pair = sides.checked(asked.a, setting.game), sides.checked(asked.b, setting.game)
            place = tournament.cluster(asked.dask) if asked.dask else tournament.local()
            executor, cores = stack.enter_context(place)
        except ValueError as wrong:
            parser.error(str(wrong))
        bar = stack.enter_context(_bar(asked.games, setting))
        try:
            found = tournament.run(setting, pair, asked.games, executor, bar.update, cores)
        except KeyboardInterrupt:
            return 130
    print("\n".join(_told(setting, pair, found)))
    if found.matches < asked.games:
        print("Stopped: these are the matches that had ended.", file=sys.stderr)
        return 130
    return 0


def _bar(games: int, setting: matches.Setting):
    """A bar of progress on the error output, where a person sees it."""
    from tqdm import tqdm

    total = -(-games // setting.group) * setting.group
    return tqdm(total=total, unit=" matches", disable=None, leave=False)


def _error(error: float) -> str:
    """The standard error beside a figure; a single group of matches tells nothing of it."""
    return "" if math.isnan(error) else f" +- {error:.2f}"


def _told(setting: matches.Setting, pair: tuple, found: figures.Figures) -> list:
    """Lines with the figures, the thinking of both sides, and what was forfeited."""
    a, b = pair
    cards = "the same cards in every seat" if setting.mirror else "each with cards of its own"
    lines = [
        f"{setting.game} for {setting.seats}, {a} against {b}: {found.matches:,} matches, "
        f"{cards}, seed {setting.seed}",
        f"  {a} wins {100 * found.rate:.2f} %{_error(100 * found.rate_error)} "
        f"(an equal would win {100 / setting.sides:.2f} %)",
    ]
    if not math.isnan(found.margin):
        lines.append(f"  margin {found.margin:+.2f}{_error(found.margin_error)} points a match")
    if found.forfeits:
        lines.append(f"  forfeited: {len(found.forfeits):,} matches")
        lines += [f"    {sentence}" for sentence in found.forfeits[:_SHOWN]]
    for name, side, cost in zip("AB", pair, measured(setting, pair)):
        lines.append(f"  thinking of {name}, {side}: {cost}")
    return lines
