# SPDX-License-Identifier: MIT
"""Fields of a command, checked: ValueError with a sentence says what would be right."""

import difflib

from engine import cards


def known(fields: dict, names: tuple, where: str) -> None:
    """Refuse a field that looks like a misspelt one; others may be there unheeded."""
    absent = [name for name in names if name not in fields]
    for name in list(fields)[:20]:
        close = difflib.get_close_matches(name, absent, 1, 0.75) if name not in names else []
        if close:
            raise ValueError(f'{where} has no field {quoted(name)}: "{close[0]}" may be meant.')


def quoted(value) -> str:
    """A value as an error may show it: short, printable, in double quotes where it is text."""
    return cards.shown(value if isinstance(value, str) else repr(value))


def needed(fields: dict, name: str, example: str):
    """A field that has to be there."""
    if name not in fields:
        raise ValueError(f'The field "{name}" is missing; for example "{name}": {example}.')
    return fields[name]


def text(fields: dict, name: str, example: str) -> str:
    """A field that is text."""
    value = needed(fields, name, f'"{example}"')
    if not isinstance(value, str):
        raise ValueError(f'"{name}" is a text such as "{example}", not {quoted(value)}.')
    return value


def whole(value, name: str, low: int, high: int) -> int:
    """A whole number of low to high."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(
            f'"{name}" is a whole number of {low} to {high}, not {quoted(value)}.'
        )
    return value


def truth(value, name: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError(f'"{name}" is true or false, not {quoted(value)}.')
    return value


def mapping(value, name: str) -> dict:
    """An object."""
    if not isinstance(value, dict):
        raise ValueError(f'"{name}" is an object, not {quoted(value)}.')
    return value


def listed(value, name: str, size: int = -1) -> list:
    """A list, of `size` things where that is given."""
    if not isinstance(value, list) or size not in (-1, len(value)):
        count = f" of {size}" if size >= 0 else ""
        raise ValueError(f'"{name}" is a list{count}, not {quoted(value)}.')
    return value


def card(value, name: str, hidden: bool = False, cards=cards) -> int:
    """A card of the module `cards`; `?` only where it may be hidden."""
    if not isinstance(value, str):
        raise ValueError(f'"{name}" has cards such as "{cards.text(18)}", not {quoted(value)}.')
    parsed = cards.parse(value)
    if parsed == cards.HIDDEN and not hidden:
        raise ValueError(f'"{name}" names its cards; "?" is none.')
    return parsed


def hand(value, name: str, hidden: bool = False, size: int = -1, cards=cards) -> list:
    """A list of cards of the module `cards`."""
    return [card(one, name, hidden, cards) for one in listed(value, name, size)]
