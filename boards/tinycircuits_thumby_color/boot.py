# SPDX-License-Identifier: MIT
import board
import keypad

from boards.common.own_drive import own_drive

own_drive(keypad.Keys((board.BUTTON_B,), value_when_pressed=False))
