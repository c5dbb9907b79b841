# SPDX-License-Identifier: MIT
"""Bringing a bundle onto a place: a drive, or a board at the other end of a wire."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePosixPath

from tqdm import tqdm

from boards.desk import trouble
from boards.desk.fit import folders
from boards.desk.place import Place
from boards.desk.plan import KEPT, Plan
from boards.desk.trouble import Trouble

_FULL = (errno.ENOSPC, errno.EDQUOT)
_LOCKED = (errno.EROFS, errno.EACCES, errno.EPERM)
_TRIES = 3
_LISTED = 3


def put(plan: Plan, place: Place) -> None:
    """Do what the plan says; afterwards every file of the bundle has been read back."""
    _check_room(plan, place)
    _clear(plan, place)
    program = {plan.program: plan.wanted[plan.program]} if plan.renew else {}
    total = sum(map(len, (plan.write | program).values()))
    with tqdm(total=total, unit="B", unit_scale=True, disable=None, leave=False) as bar:
        _write(place, plan.write, bar)
        _write(place, program, bar)


@contextmanager
def explaining(place: Place) -> Iterator[None]:
    """An OSError inside becomes the Trouble that it means."""
    try:
        yield
    except OSError as error:
        raise explained(error, place) from error


def explained(error: OSError, place: Place) -> Trouble:
    """What an OSError of a place means."""
    path = error.filename2 or error.filename  # of a renaming, what stands in its way
    name = f" at {path}" if path else ""
    if error.errno is None or place.gone():
        return trouble.Vanished(
            f"The board went away: {place} does not answer any more. Connect it again and run the "
            "same command; it goes on where it was."
        )
    if error.errno in _FULL:
        return trouble.Full(
            f"There is no more room{name}: remove files of your own from the board, empty the "
            "trash that your computer keeps on it, and run the same command again."
        )
    if error.errno in _LOCKED:
        return trouble.ReadOnly(place.locked())
    if error.errno in (errno.ENOTDIR, errno.EEXIST, errno.EISDIR, errno.ENOTEMPTY):
        return trouble.Trouble(
            f"A file of your own stands where a folder of Mazzetto must be, or the other way "
            f"round{name}: move it away and run the same command again."
        )
    return trouble.Trouble(
        f"{place} fails with \"{error.strerror or error}\"{name}: connect the "
        "board again and run the same command. If it fails again, its file system is broken: "
        "save your own files and erase it, as boards/INSTALL.md says."
    )


def _check_room(plan: Plan, place: Place) -> None:
    lacking = plan.need() - place.room()
    if lacking <= 0:
        return
    others = [path for path in plan.others() if not path.startswith(("save_", "save."))]
    largest = f" (the largest: {', '.join(others[:_LISTED])})" if others else ""
    raise trouble.Full(
        f"{place} lacks {-(-lacking // 1024)} KB: remove files of your own from "
        f"it{largest}, empty the trash that your computer keeps on it, and run the same command "
        "again. Nothing has been changed."
    )


def _clear(plan: Plan, place: Place) -> None:
    """Everything but the writing: nothing is started while files are missing."""
    for path in plan.keep:
        _keep(place, path)
    for path in plan.remove:
        place.remove(path)
    for folder in sorted(folders(plan.write) - place.folders()):
        place.make(folder)


def _keep(place: Place, path: str) -> None:
    """Copy another program's file aside, under a name that is free or holds the same."""
    data = place.read(path)
    found = place.sizes()
    target = f"{KEPT}/{path}"
    for folder in sorted(folders([target]) - place.folders()):
        place.make(folder)
    first = PurePosixPath(target)
    number = 1
    while target in found and place.differing({target: data}):
        number += 1
        target = str(first.with_name(f"{first.stem}-{number}{first.suffix}"))
    if target not in found:
        place.write(target, data)


def _write(place: Place, files: dict, bar: tqdm) -> None:
    """Write files and read them back; NotKept if that is not what was written."""
    left = dict(files)
    for _ in range(_TRIES):
        for path, data in left.items():
            place.write(path, data)
            bar.update(len(data))
        left = {path: files[path] for path in place.differing(left)}
        if not left:
            return
        bar.total += sum(map(len, left.values()))
    raise trouble.NotKept(
        f"{place} does not keep what is written ({', '.join(list(left)[:3])} "
        "read back otherwise): its flash or its cable is bad. Try another cable and run the same "
        "command again."
    )
