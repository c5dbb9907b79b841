// SPDX-License-Identifier: MIT
// The little speaker: one square wave, its pitch and silence told by the handheld.

const LOUDNESS = 0.06;
const SOFTEN = 0.004; // seconds, so that a tone begins and ends without a click

export class Speaker {
  constructor() {
    this.on = localStorage.getItem("sound") !== "off";
    this.hertz = 0;
  }

  // Browsers allow sound only after a gesture; until then tones are silent.
  wake() {
    if (!this.context) {
      this.context = new AudioContext();
      this.gain = new GainNode(this.context, { gain: 0 });
      this.wave = new OscillatorNode(this.context, { type: "square" });
      this.wave.connect(this.gain).connect(this.context.destination);
      this.wave.start();
    }
    if (this.context.state === "suspended") this.context.resume();
    this.tone(this.hertz);
  }

  toggle() {
    this.on = !this.on;
    localStorage.setItem("sound", this.on ? "on" : "off");
    this.tone(this.hertz);
    return this.on;
  }

  tone(hertz) {
    this.hertz = hertz;
    if (!this.context) return;
    const now = this.context.currentTime;
    if (hertz) this.wave.frequency.setValueAtTime(hertz, now);
    this.gain.gain.setTargetAtTime(hertz && this.on ? LOUDNESS : 0, now, SOFTEN);
  }
}
