# SPDX-License-Identifier: MIT
"""Turns the app's wishes and the player's presses into scenes, one frame after the other."""

from micropython import const

from engine import catalog
from firmware.art import tiles
from firmware.loading import load, loaded, unload_all_but
from firmware.ui import theme
from firmware.ui.presses import Presses

_SCENES = "firmware.scenes."
_RESCUE = "rescue"
_NOTICE = "firmware.ui.notice"
_LOW = const(3500)  # mV of the battery; some minutes are left (DEVICE.md 8)
_CHARGED = const(3800)
_LOOKS = const(900)  # frames from one look at the battery to the next: half a minute


class Loop:
    """Shows one scene at a time; only its modules are in memory.

    A scene is a class Scene(app, *args) with press(mask), tap(x, y) and, if time matters to it,
    tick(). Its constructor may already send the app on to another scene.
    """

    def __init__(self, app):
        self._app = app
        self._presses = Presses(app.hal)
        self._lasting = loaded()  # the modules that are never forgotten
        self._name = ""
        self._tick = None
        self._notice = None
        self._told = ""  # the trouble that the player was told last
        self._low = False  # whether the player knows of a low battery
        self._looks = 0  # frames until the battery is looked at

    def frame(self) -> None:
        """One turn: one press, or else the scene's own time, and then the screen."""
        app = self._app
        while app.next is not None:
            self._change()
        key = self._presses.key()
        point = None if key else self._presses.tap()
        if key or point is not None:
            app.pressed()
            self._handle(key, point)
        elif self._tick is not None and app.next is None and self._notice is None:
            self._tick()
        app.keep_settings(False)
        app.sound.tick()
        if app.next is None:
            self._tell()
            app.stage.show()

    def rescue(self, error) -> None:
        """After an error show a page that says so; the match is as it was last kept."""
        app = self._app
        if self._name == _RESCUE:
            raise error  # the page itself fails: leave it to the board's console
        low = isinstance(error, MemoryError)
        app.scene = self._tick = None
        app.notices.clear()
        app.sound.silence()
        app.leave_match()
        app.go(_RESCUE, low, "" if low else "%s: %s" % (type(error).__name__, error))
        app.hal.report(error)

    def _handle(self, key: int, point) -> None:
        scene = self._app.scene
        if self._notice is not None:
            self._notice.hide()
            self._notice = None
        elif key:
            scene.press(key)
        else:
            scene.tap(point[0], point[1])

    def _change(self) -> None:
        """Forget the old scene and every module that came with it, then load the new one."""
        app = self._app
        name, args, clear = app.next
        app.next = app.scene = self._tick = self._notice = None
        app.keep_settings(True)
        if clear:
            self._clear()
        if app.match is not None:
            catalog.shed(app.match.game)
        app.speak()
        unload_all_but(self._lasting)
        self._name = name
        app.scene = load(_SCENES + name).Scene(app, *args)
        self._tick = getattr(app.scene, "tick", None)
        self._presses.forget()

    def _clear(self) -> None:
        """Leave nothing on the stage but the felt."""
        stage = self._app.stage
        stage.clear()
        tile = stage.tile
        across, down = (stage.width + tile - 1) // tile, (stage.height + tile - 1) // tile
        stage.sprite(0, 0, across, down, theme.TABLE).fill(tiles.FELT)

    def _tell(self) -> None:
        """Say what the player has not been told yet."""
        app = self._app
        trouble = app.hal.trouble
        if trouble != self._told:
            self._told = trouble
            if trouble:
                app.notice(app.said("TROUBLES")[trouble])
        self._looks -= 1
        if self._looks < 0:
            self._looks = _LOOKS
            self._see_battery()
        if app.notices and self._notice is None:
            self._notice = load(_NOTICE).Notice(app, app.notices[0])
            app.notices = app.notices[1:]

    def _see_battery(self) -> None:
        """Say once that the battery is low; again only after it has been charged."""
        power = self._app.hal.battery()
        if self._low or power < 0:
            self._low = 0 <= power < _CHARGED
        elif power < _LOW:
            self._low = True
            self._app.notice(self._app.said("BATTERY_LOW"))
