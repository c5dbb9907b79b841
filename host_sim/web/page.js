// SPDX-License-Identifier: MIT
// The handheld's window: shows what its panel holds and hands on what people do.

import { Keys, listenToButtons, listenToKeyboard, listenToScreen } from "/keys.js";
import { Speaker } from "/sound.js";

const WORDS = {
  it: {
    lost: "Mazzetto è spento. Riaprilo con «make play»: la partita riprende da sola.",
    wait: "Accensione…",
    other: "English",
    sound: "Suono",
    switch: "Page in English",
  },
  en: {
    lost: "Mazzetto is off. Start it again with “make play”: the match goes on by itself.",
    wait: "Starting…",
    other: "Italiano",
    sound: "Sound",
    switch: "Pagina in italiano",
  },
};
const RETRY = 1000; // milliseconds between attempts to find the handheld again
const WIDEST = 1420; // CSS pixels; a larger picture is no calmer

const canvas = document.getElementById("screen");
const notice = document.getElementById("notice");
const handheld = document.getElementById("handheld");
const front = document.getElementById("front");
const bezel = document.getElementById("bezel");
const lights = document.getElementById("lights");
const pen = canvas.getContext("2d", { alpha: false });
const speaker = new Speaker();
let socket = null;
let language = localStorage.getItem("language")
  ?? (navigator.language.startsWith("it") ? "it" : "en");
let saying = "wait"; // the key of the notice shown, or null

function say(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function show(key) {
  saying = key;
  notice.hidden = key === null;
  notice.textContent = key ? WORDS[language][key] : "";
  handheld.classList.toggle("off", key !== null);
}

function paint(buffer) {
  const rows = new DataView(buffer).getUint16(0);
  const pixels = new Uint8Array(buffer, 2);
  const image = pen.createImageData(canvas.width, pixels.length / 3 / canvas.width);
  for (let from = 0, to = 0; from < pixels.length; to += 4) {
    image.data[to] = pixels[from++];
    image.data[to + 1] = pixels[from++];
    image.data[to + 2] = pixels[from++];
    image.data[to + 3] = 255;
  }
  pen.putImageData(image, 0, rows);
  if (saying) show(null);
}

// A light at a tenth of its power is bright to the eye, and a page does not shine: full colour,
// and the power as opacity.
function glow(colour) {
  const most = Math.max(...colour);
  const [red, green, blue] = colour.map((part) => Math.round((255 * part) / most));
  return `rgb(${red} ${green} ${blue} / ${Math.round(40 + 60 * (most / 255) ** 0.4)}%)`;
}

function tell(state) {
  if (state.width) {
    canvas.width = state.width;
    canvas.height = state.height;
    document.getElementById("board").textContent = state.name;
    layOut();
    return;
  }
  speaker.tone(state.tone);
  canvas.style.filter = state.brightness < 1 ? `brightness(${state.brightness ** 0.3})` : "";
  while (lights.children.length < state.lights.length) lights.append(document.createElement("i"));
  state.lights.forEach((colour, n) => {
    const lit = colour.some((part) => part > 0);
    lights.children[n].style.color = lit ? glow(colour) : "";
    lights.children[n].classList.toggle("lit", lit);
  });
}

function connect() {
  socket = new WebSocket(`ws://${location.host}/socket`);
  socket.binaryType = "arraybuffer";
  socket.onmessage = ({ data }) => (typeof data === "string" ? tell(JSON.parse(data)) : paint(data));
  socket.onclose = () => {
    keys.releaseAll();
    speaker.tone(0);
    show("lost");
    setTimeout(connect, RETRY);
  };
}

// The largest whole scale, in the screen's real pixels, of the layout that gives the larger one.
function layOut() {
  const outer = spare(document.body);
  const across = Math.min(innerWidth - outer.width, WIDEST);
  const footer = document.querySelector("footer");
  const below = getComputedStyle(footer).position === "fixed" ? 0 : footer.offsetHeight;
  const down = innerHeight - outer.height - below;
  let best = null;
  for (const layout of innerWidth > innerHeight ? ["wide", "tall"] : ["tall", "wide"]) {
    handheld.dataset.layout = layout;
    canvas.style.width = canvas.style.height = "0";
    // The keys stand beside the screen or below it, and take room only there.
    const inner = spare(handheld);
    const width = layout === "wide" ? handheld.offsetWidth : bezel.offsetWidth + inner.width;
    const height = layout === "tall" ? handheld.offsetHeight : front.offsetHeight + inner.height;
    const fit = Math.min((across - width) / canvas.width, (down - height) / canvas.height);
    const scale = Math.max(1, Math.floor(fit * devicePixelRatio));
    if (!best || scale > best.scale) best = { layout, scale };
  }
  handheld.dataset.layout = best.layout;
  canvas.style.width = `${(canvas.width * best.scale) / devicePixelRatio}px`;
  canvas.style.height = `${(canvas.height * best.scale) / devicePixelRatio}px`;
}

function spare(element) {
  const style = getComputedStyle(element);
  return {
    width: parseFloat(style.paddingLeft) + parseFloat(style.paddingRight),
    height: parseFloat(style.paddingTop) + parseFloat(style.paddingBottom),
  };
}

function speak() {
  document.documentElement.lang = language;
  document.getElementById("language").textContent = WORDS[language].other;
  document.getElementById("language").title = WORDS[language].switch;
  document.getElementById("sound").title = WORDS[language].sound;
  show(saying);
  layOut();
}

document.getElementById("language").addEventListener("click", () => {
  language = language === "it" ? "en" : "it";
  localStorage.setItem("language", language);
  speak();
});
const mute = document.getElementById("sound");
mute.setAttribute("aria-pressed", speaker.on);
mute.addEventListener("click", () => mute.setAttribute("aria-pressed", speaker.toggle()));
for (const gesture of ["keydown", "pointerup"]) addEventListener(gesture, () => speaker.wake());
addEventListener("resize", layOut);

const keys = new Keys(say);
listenToKeyboard(keys);
listenToButtons(keys);
listenToScreen(canvas, say);
speak();
connect();
