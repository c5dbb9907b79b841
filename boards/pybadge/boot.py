# SPDX-License-Identifier: MIT
import board
import keypad

from boards.common.own_drive import own_drive

own_drive(
    keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
        key_count=1, value_when_pressed=True,
    )
)  # fmt: skip
