# SPDX-License-Identifier: MIT
"""Words kept in a few long strings: after a line break each a line `NAME = text`.

As the attributes of a module 60 of them took 4.8 KB where this takes 1.8, and their names and
short texts another 1 KB that is never given back. Strings of half a KB find a place in any heap.
"""


def found(parts: tuple, name: str):
    """The text of a name; a tuple where it has pieces, between "|". AttributeError if none."""
    for words in parts:
        start = words.find("\n" + name + " = ")
        if start >= 0:
            start += len(name) + 4
            text = words[start:words.find("\n", start)]
            return tuple(text.split("|")) if "|" in text else text
    raise AttributeError(name)
