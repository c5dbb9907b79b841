# SPDX-License-Identifier: MIT
"""CircuitPython's `busio`: named by Blinka's display buses, opened by nothing in boards/."""

from host_sim.strict import unknown

__getattr__ = unknown("busio")


class SPI:
    """An SPI bus; the display's is inside host_sim/screen.py."""

    def __init__(self) -> None:
        raise RuntimeError("The simulator has no free SPI bus: the display is board.DISPLAY.")


class I2C:
    """An I2C bus; no part of the simulator is on one."""

    def __init__(self) -> None:
        raise RuntimeError("The simulator has no part on an I2C bus.")
