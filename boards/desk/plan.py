# SPDX-License-Identifier: MIT
"""What must happen on a board so that it holds a bundle and nothing that stands in its way.

The order makes every moment safe to be interrupted at: what the runtime would start goes first
and comes last, what tells our files from others' (the old manifest) stays until all of them are
replaced, and running the whole again does only what is still to do.
"""

from boards.desk import fit
from boards.desk.bundle import SETTINGS
from boards.desk.facts import BOOT_OUT, Board
from boards.desk.manifest import MANIFEST, VERSION, parse, short
from boards.desk.place import Place

KEPT = "before_mazzetto"  # where another program's files go that ours take the place of
TEMPORARY = ".tmp"
# What a runtime starts, in its order: what comes before ours would run instead of it.
_STARTED = {"circuitpython": ("code.txt", "code.py"), "micropython": ("main.py",)}
_LAST = (SETTINGS, "boot.py", MANIFEST, VERSION)


class Plan:
    """`keep` and `remove`: paths; `write`: bytes by path, in that order, the `program` not among
    them. `wanted`: all that shall be there in the end. `renew`: whether the program has to go
    first and come last."""

    def __init__(self, board: Board, files: dict, place: Place) -> None:
        found = place.sizes()
        self._board = board
        self.program = board.program
        self.wanted = _wanted(files, found, place)
        differing = place.differing(self.wanted)
        ours = parse(place.read(MANIFEST)) if MANIFEST in found else {}
        started = [path for path in found if path.lower() in _STARTED[board.runtime]]
        strange = [path for path in started if path != self.program or path in differing]
        stale = strange + _stale(self.wanted, found, ours, place)
        self.keep = _others(strange, differing, stale, ours, self.wanted, place)
        self.renew = bool(differing or stale)
        if self.renew and self.program in found and self.program not in stale:
            stale.insert(0, self.program)
        self.remove = stale + [path for path in sorted(found) if _is_litter(path)]
        changed = [path for path in differing if path != self.program]
        changed.sort(key=lambda path: (_LAST.index(path) if path in _LAST else -1, path))
        self.write = {path: self.wanted[path] for path in changed}
        self._found = found
        self._folders = place.folders()
        self._unit = place.unit

    @property
    def nothing(self) -> bool:
        """Whether all is as it should be."""
        return not (self.renew or self.remove)

    def need(self) -> int:
        """Bytes of room that it takes at its fullest moment, beyond what is free by removing."""
        after = {path: size for path, size in self._found.items() if path not in self.remove}
        after |= {path: len(data) for path, data in self.write.items()}
        after |= {f"{KEPT}/{path}": self._found[path] for path in self.keep}
        after[self.program] = len(self.wanted[self.program])
        # Each file is whole under another name before it takes the old one's place.
        largest = max(map(len, self.write.values()), default=0)
        before, then = (
            fit.taken(self._board, those, self._unit, self._folders)
            for those in (self._found, after)
        )
        return then - before + fit.rounded(largest, self._unit)

    def others(self) -> list:
        """Paths of what is neither Mazzetto's nor the runtime's, the largest first."""
        strange = [path for path in self._found if path not in self.wanted and path != BOOT_OUT]
        return sorted(strange, key=lambda path: (-self._found[path], path))


def merged(there: bytes, ours: bytes) -> bytes:
    """settings.toml with our line in it and everybody else's as they are."""
    key = ours.partition(b"=")[0].strip()
    lines = there.splitlines(keepends=True)
    mine = [line for line in lines if line.partition(b"=")[0].strip() == key]
    if mine == [ours]:
        return there
    others = b"".join(line for line in lines if line not in mine)
    return ours + others  # at the top: further down a line belongs to a table


def _lines(text: bytes) -> set:
    return set(text.splitlines())


def _wanted(files: dict, found: dict, place: Place) -> dict:
    wanted = dict(files)
    if SETTINGS in files and SETTINGS in found:
        wanted[SETTINGS] = merged(place.read(SETTINGS), files[SETTINGS])
    return wanted


def _others(
    strange: list, differing: list, stale: list, ours: dict, wanted: dict, place: Place
) -> list:
    """What would be lost and may be another program's or the person's: paths, to be kept aside.

    Of what is started, all but what an earlier bundle brought. Of the rest what no bundle has
    brought and lies where everybody's files do, and sources.
    """
    found = place.sizes()
    lost = [path for path in differing if path in found]
    started = [*strange, *(path for path in lost if path == "boot.py")]
    kept = [path for path in started if not _known(path, ours, place)]
    brought = {*ours, MANIFEST, VERSION} if ours else set()
    for path in lost + stale:
        if path in started or path in brought or path.endswith(TEMPORARY):
            continue
        if path == SETTINGS and not _lines(place.read(path)) - _lines(wanted[path]):
            continue  # all of it stays
        if "/" not in path or path.startswith("lib/") or path.endswith(".py"):
            kept.append(path)
    return kept


def _known(path: str, ours: dict, place: Place) -> bool:
    """Whether the file is as an earlier bundle brought it."""
    return path in ours and ours[path] == short(place.read(path))


def _stale(wanted: dict, found: dict, ours: dict, place: Place) -> list:
    """What earlier bundles left, what would be imported instead of a module of ours, and files
    of ours that are only half written."""
    hidden = set()
    for path in wanted:
        stem, _, suffix = path.rpartition(".")
        if suffix == "mpy":
            module = stem.removesuffix("/__init__")
            hidden.update((f"{module}.py", f"{module}.mpy"))
            hidden.update((f"{module}/__init__.py", f"{module}/__init__.mpy"))
    hidden |= {path + TEMPORARY for path in wanted}
    return [
        path for path in sorted(found)
        if path not in wanted and (path in hidden or _known(path, ours, place))
    ]


def _is_litter(path: str) -> bool:
    """Whether it is what a Mac puts on every drive it sees, beside each file."""
    name = path.rpartition("/")[2]
    return name.startswith("._") or name.lower() == ".ds_store"
