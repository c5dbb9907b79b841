# SPDX-License-Identifier: MIT
"""Text in lines."""


_MARK = "• "


def wrap(text: str, columns: int) -> list:
    """Return text as lines of at most columns letters, broken at spaces; "\\n" ends a line.

    The lines of a paragraph that begins with "• " stand under its first word.
    """
    lines = []
    for paragraph in text.split("\n"):
        indent = "  " if paragraph.startswith(_MARK) else ""
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) > columns:
                lines.append(line)
                line = indent + word
            else:
                line = line + " " + word if line else word
            while len(line) > columns:  # a word longer than a line
                lines.append(line[:columns])
                line = indent + line[columns:]
        lines.append(line)
    return lines


def between(left: str, right: str, columns: int) -> str:
    """Return left and right at the two ends of a line of columns letters."""
    return left + " " * (columns - len(left) - len(right)) + right


def headed(title: str, more: str, columns: int) -> str:
    """Return a title and its sum at the ends of a line, with the sign that its lines can be looked
    at one by one where there is room."""
    sign = "▲▼ " if len(title) + len(more) + 4 <= columns else ""
    return between(title, sign + more, columns)


def at_right(text: str, columns: int) -> str:
    """Return text with spaces before it, columns letters in all."""
    return " " * (columns - len(text)) + text
