// SPDX-License-Identifier: MIT
// What people do with keys, mouse and fingers, as presses of the handheld's own.

const KEYBOARD = {
  ArrowUp: "UP", ArrowLeft: "LEFT", ArrowDown: "DOWN", ArrowRight: "RIGHT",
  KeyW: "UP", KeyA: "LEFT", KeyS: "DOWN", KeyD: "RIGHT",
  KeyZ: "A", Enter: "A", NumpadEnter: "A", Space: "A",
  KeyX: "B", Backspace: "B", Escape: "B",
  KeyH: "SELECT", ShiftLeft: "SELECT", ShiftRight: "SELECT",
  KeyM: "START",
};

// By the letter where it is one, so that other keyboard layouts keep the letters of the legend.
function named(event) {
  const letter = /^[a-z]$/i.test(event.key) ? "Key" + event.key.toUpperCase() : event.code;
  return KEYBOARD[letter] ?? KEYBOARD[event.code];
}

// Counts who holds each key (a keyboard key, a finger), so that the last to leave releases it.
export class Keys {
  constructor(say) {
    this.say = say;
    this.holders = new Map(); // who -> key name
  }

  hold(who, key) {
    const before = this.holders.get(who);
    if (before === key) return;
    if (before) this.release(who);
    const others = [...this.holders.values()].includes(key);
    this.holders.set(who, key);
    if (!others) this.tell(key, true);
  }

  release(who) {
    const key = this.holders.get(who);
    if (!key) return;
    this.holders.delete(who);
    if (![...this.holders.values()].includes(key)) this.tell(key, false);
  }

  releaseAll() {
    for (const who of [...this.holders.keys()]) this.release(who);
  }

  tell(key, down) {
    document.querySelector(`[data-key=${key}]`).classList.toggle("down", down);
    this.say({ key, down });
  }
}

export function listenToKeyboard(keys) {
  addEventListener("keydown", (event) => {
    const key = named(event);
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.activeElement?.closest("nav") && ["Enter", "Space"].includes(event.code)) return;
    event.preventDefault();
    if (!event.repeat) keys.hold(event.code, key);
  });
  addEventListener("keyup", (event) => keys.release(event.code));
  addEventListener("blur", () => keys.releaseAll());
  document.addEventListener("visibilitychange", () => document.hidden && keys.releaseAll());
}

// A thumb may slide over the pad: the direction follows it.
function direction(pad, event) {
  const box = pad.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width - 0.5;
  const y = (event.clientY - box.top) / box.height - 0.5;
  if (Math.hypot(x, y) < 0.08) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "LEFT" : "RIGHT";
  return y < 0 ? "UP" : "DOWN";
}

function follow(element, move, leave) {
  element.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    move(event);
  });
  element.addEventListener("pointermove", (event) => {
    if (element.hasPointerCapture(event.pointerId)) move(event);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    element.addEventListener(end, leave);
  }
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}

export function listenToButtons(keys) {
  const pad = document.getElementById("pad");
  follow(
    pad,
    (event) => {
      const key = direction(pad, event);
      if (key) keys.hold(event.pointerId, key);
    },
    (event) => keys.release(event.pointerId),
  );
  for (const button of document.querySelectorAll("#letters button, .pill")) {
    follow(
      button,
      (event) => keys.hold(event.pointerId, button.dataset.key),
      (event) => keys.release(event.pointerId),
    );
  }
}

export function listenToScreen(canvas, say) {
  let finger = null;
  follow(
    canvas,
    (event) => {
      finger ??= event.pointerId;
      if (finger !== event.pointerId) return;
      const box = canvas.getBoundingClientRect();
      const x = Math.floor(((event.clientX - box.left) / box.width) * canvas.width);
      const y = Math.floor(((event.clientY - box.top) / box.height) * canvas.height);
      say({ touch: [x, y] });
    },
    (event) => {
      if (finger !== event.pointerId) return;
      finger = null;
      say({ lift: true });
    },
  );
}
