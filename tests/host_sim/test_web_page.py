# SPDX-License-Identifier: MIT
"""The web front's page in a real Chromium: what a person sees, presses and touches."""

import threading
import time

import pytest

from host_sim.web.server import Window
from host_sim.words import BUTTONS
from tests.host_sim.toy import Toy

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {
    "desktop": (1440, 900, 1, False),
    "laptop": (1280, 640, 1.25, False),
    "tablet": (820, 1100, 2, True),
    "phone": (390, 780, 3, True),
    "phone on its side": (780, 340, 3, True),
    "small phone": (320, 480, 2, True),
}
KEYBOARD = [
    ("ArrowUp", "UP"), ("ArrowLeft", "LEFT"), ("ArrowDown", "DOWN"), ("ArrowRight", "RIGHT"),
    ("w", "UP"), ("a", "LEFT"), ("s", "DOWN"), ("d", "RIGHT"), ("z", "A"), ("Enter", "A"),
    (" ", "A"), ("x", "B"), ("Escape", "B"), ("Backspace", "B"), ("h", "SELECT"),
    ("Shift", "SELECT"), ("m", "START"), ("M", "START"),
]  # fmt: skip
_LIT = "getComputedStyle(document.querySelector('#lights i')).color"


@pytest.fixture
def toy():
    toy = Toy()
    toy.paint(0, 0, 160, 128, (8, 84, 72))
    toy.paint(30, 20, 24, 32, (248, 244, 232))
    return toy


@pytest.fixture
def window(toy):
    window = Window(toy, 0)
    on = True

    def idle():
        while on:
            window.idle()
            time.sleep(0.005)

    with window:
        firmware = threading.Thread(target=idle, daemon=True)
        firmware.start()
        yield window
        on = False
        firmware.join()


def open_page(chromium, window, size="desktop", locale="en-GB"):
    wide, high, density, fingers = SIZES[size]
    context = chromium.new_context(
        viewport={"width": wide, "height": high},
        device_scale_factor=density,
        has_touch=fingers,
        is_mobile=fingers,
        locale=locale,
    )
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda fault: page.faults.append(str(fault)))
    page.on("console", lambda said: said.type == "error" and page.faults.append(said.text))
    page.goto(window.address)
    page.wait_for_selector("#handheld:not(.off)")
    return page


@pytest.fixture
def page(chromium, window):
    page = open_page(chromium, window)
    yield page
    assert page.faults == []
    page.context.close()


def pixel(page, x, y):
    return page.evaluate(
        "([x, y]) => [...document.getElementById('screen').getContext('2d')"
        ".getImageData(x, y, 1, 1).data].slice(0, 3)",
        [x, y],
    )


def middle(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_canvas_holds_the_panel_s_pixels(page, toy):
    assert pixel(page, 29, 20) == [8, 84, 72]
    assert pixel(page, 30, 20) == [248, 244, 232]
    toy.paint(100, 127, 1, 1, (255, 1, 2))
    for _ in range(100):
        if pixel(page, 100, 127) == [255, 1, 2]:
            break
        time.sleep(0.01)
    assert pixel(page, 100, 127) == [255, 1, 2]
    assert pixel(page, 99, 127) == [8, 84, 72]


def test_keyboard(page, toy):
    for key, name in KEYBOARD:
        page.keyboard.down(key)
        toy.wait(("press", BUTTONS[name]))
        page.keyboard.down(key)  # repeats are the firmware's affair
        page.keyboard.up(key)
        toy.wait(("release", BUTTONS[name]))


def test_two_keys_of_one_button_are_one_press(page, toy):
    page.keyboard.down("z")
    page.keyboard.down("Enter")
    page.keyboard.up("z")
    toy.wait(("press", BUTTONS["A"]))
    page.keyboard.up("Enter")
    toy.wait(("release", BUTTONS["A"]))


def test_leaving_the_window_lets_go_of_its_keys(page, toy):
    page.keyboard.down("ArrowRight")
    toy.wait(("press", BUTTONS["RIGHT"]))
    page.evaluate("dispatchEvent(new Event('blur'))")
    toy.wait(("release", BUTTONS["RIGHT"]))


def test_mouse_on_each_button_of_the_handheld(page, toy):
    for name, mask in BUTTONS.items():
        page.mouse.move(*middle(page, f"[data-key={name}]"))
        page.mouse.down()
        toy.wait(("press", mask))
        assert page.locator(f"[data-key={name}].down").count() == 1
        page.mouse.up()
        toy.wait(("release", mask))
        assert page.locator(".down").count() == 0


def test_a_thumb_slides_over_the_pad(page, toy):
    page.mouse.move(*middle(page, "[data-key=LEFT]"))
    page.mouse.down()
    page.mouse.move(*middle(page, "[data-key=DOWN]"), steps=3)
    page.mouse.up()
    left, down = BUTTONS["LEFT"], BUTTONS["DOWN"]
    toy.wait(("press", left), ("release", left), ("press", down), ("release", down))


@pytest.mark.parametrize("size", SIZES)
def test_a_touch_on_the_screen_is_on_the_pixel_under_it(chromium, window, toy, size):
    page = open_page(chromium, window, size)
    box = page.locator("#screen").bounding_box()
    for x, y in ((0, 0), (80, 64), (159, 127)):
        across, down = (x + 0.5) / 160 * box["width"], (y + 0.5) / 128 * box["height"]
        spot = box["x"] + across, box["y"] + down
        (page.touchscreen.tap if SIZES[size][3] else page.mouse.click)(*spot)
        toy.wait(("touch", x, y), ("lift",))
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_and_the_scale_is_whole(chromium, window, size):
    page = open_page(chromium, window, size, "it-IT")
    fits(page, size, "it")
    page.click("#language")
    fits(page, size, "en")
    page.context.close()


def fits(page, size, language):
    wide, high, density, fingers = SIZES[size]
    told = not fingers  # a finger has no keys to be told of
    assert page.locator(".legend:visible").count() == told
    parts = ["#handheld", "#pad", "#letters", "#select", "#start", "#sound", "#language"]
    for part in parts + [f".legend[lang={language}]"] * told:
        box = page.locator(part).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= wide, part
        assert box["y"] >= 0 and box["y"] + box["height"] <= high, part
    scale = page.locator("#screen").bounding_box()["width"] * density / 160
    assert scale == pytest.approx(round(scale), abs=0.01) and scale >= 2


def test_the_lights_shine_and_the_speaker_has_the_pitch(page, toy):
    toy.lights = bytes((20, 0, 0)) + bytes(12)
    page.wait_for_selector("#lights .lit")
    assert page.locator("#lights i").count() == 5
    assert page.locator("#lights .lit").count() == 1
    assert page.evaluate(_LIT).startswith("rgba(255, 0, 0")


def test_the_language_of_the_page_is_chosen_and_kept(page):
    assert page.locator(".legend:visible").text_content().strip().endswith("on the screen")
    page.click("#language")
    assert page.locator(".legend:visible").text_content().strip().endswith("sullo schermo")
    page.reload()
    page.wait_for_selector("html[lang=it]")


def test_the_sound_can_be_turned_off(page):
    page.click("#sound")
    assert page.locator("#sound").get_attribute("aria-pressed") == "false"
    page.reload()
    assert page.locator("#sound").get_attribute("aria-pressed") == "false"


def test_a_page_says_that_the_handheld_is_off_and_finds_it_again(chromium, toy):
    with Window(toy, 0) as window:
        window.idle()
        page = open_page(chromium, window)
        page.keyboard.down("z")
        toy.wait(("press", BUTTONS["A"]))
    page.wait_for_selector("#notice:visible")
    assert "make play" in page.locator("#notice").text_content()
    assert page.locator(".down").count() == 0
    toy.done.clear()
    with Window(toy, window.port) as window:
        window.idle()
        page.wait_for_selector("#handheld:not(.off)")
        assert pixel(page, 30, 20) == [248, 244, 232]
    page.context.close()
