# SPDX-License-Identifier: MIT
"""Runs under MicroPython: the hal of a Pico board, on pins that are only noted down.

Arguments: the project's folder, a folder for saves. Prints what was done, a line each.
"""

import os
import sys

sys.path.insert(0, sys.argv[1])
os.chdir(sys.argv[2])


class Pin:
    IN, OUT, PULL_UP = 0, 1, 1
    levels = {}

    def __init__(self, number, mode=-1, pull=-1, value=None):
        self.number = number
        self.levels.setdefault(number, 1)
        if value is not None:
            self(value)

    def __call__(self, level):
        self.levels[self.number] = level

    def value(self):
        return self.levels[self.number]


class SPI:
    sent = bytearray()

    def __init__(self, number, baudrate, sck, mosi, miso):
        print("bus", number, baudrate, sck.number, mosi.number, miso)

    def write(self, data):
        assert Pin.levels[9] == 0, "the panel is not chosen"
        if Pin.levels[8] == 0:
            self.command = data[0]
            SPI.sent.append(data[0])
        elif self.command == 0x2C:
            SPI.pixels = getattr(SPI, "pixels", 0) + len(data) // 2


class PWM:
    def __init__(self, pin, freq, duty_u16):
        self.number = pin.number

    def duty_u16(self, duty):
        print("light", self.number, duty)


class Timer:
    PERIODIC = 1
    tick = None

    def __init__(self, number, period, mode, callback):
        Timer.tick = callback


class Machine:
    Pin, SPI, PWM, Timer = Pin, SPI, PWM, Timer


sys.modules["machine"] = Machine

from boards.waveshare_pico_lcd_13.hal import Hal  # noqa: E402

hal = Hal()
print("size", hal.width, hal.height, hal.pointer(), hal.battery(), len(hal.seed()))
hal.brightness(40)
hal.stage.theme(bytes(48), (bytes(range(16)),))
hal.stage.page(10, 10, 5, 2, 3).write(0, 0, "Ecco")
hal.stage.show()
print("pixels", SPI.pixels, SPI.sent.count(b"\x2c") > 0)
heard = []
for number, level in ((15, 0), (2, 0), (15, 1), (2, 1)):
    Pin.levels[number] = level
    Timer.tick(None)
    Timer.tick(None)
    heard.append(hal.key())
print("keys", heard, hal.key())
for _ in range(80):
    Pin.levels[15] ^= 1
    Timer.tick(None)
Pin.levels[15] = 1
Timer.tick(None)
total, event = 0, hal.key()
while event:
    total += event
    event = hal.key()
print("after an overflow", total)
began = hal.ticks()
hal.sleep(20)
print("slept", 20 <= hal.elapsed(began) < 2000)
hal.tone(440)
hal.lights(b"\xff\xff\xff")
print("saved", hal.save("match", b"cards"), hal.load("match"), repr(hal.trouble))
try:
    raise ValueError("the sentence")
except ValueError as error:
    hal.report(error)
