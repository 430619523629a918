/** Short, dry sounds of wood, stone and a small bell, made on the spot: no files to fetch. */
import { settings } from "../settings.svelte";

export type Sound = "turn" | "card" | "stone" | "end";

interface Tone {
  hertz: number;
  at: number; // seconds from now
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { hertz: 1318, at: 0, lasts: 0.7, loud: 0.25, wave: "sine" },
    { hertz: 1976, at: 0.012, lasts: 0.45, loud: 0.12, wave: "sine" },
  ],
  card: [{ hertz: 210, at: 0, lasts: 0.06, loud: 0.22, wave: "triangle" }],
  stone: [
    { hertz: 150, at: 0, lasts: 0.08, loud: 0.35, wave: "triangle" },
    { hertz: 620, at: 0, lasts: 0.03, loud: 0.12, wave: "square" },
  ],
  end: [
    { hertz: 988, at: 0, lasts: 0.6, loud: 0.2, wave: "sine" },
    { hertz: 1318, at: 0.16, lasts: 0.7, loud: 0.2, wave: "sine" },
    { hertz: 1568, at: 0.32, lasts: 0.9, loud: 0.2, wave: "sine" },
  ],
};

let context: AudioContext | null = null;

export function ring(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  try {
    context ??= new AudioContext();
  } catch {
    return; // a browser without sound plays on in silence
  }
  const now = context.currentTime;
  for (const tone of TONES[sound]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = tone.wave;
    oscillator.frequency.value = tone.hertz;
    gain.gain.setValueAtTime(tone.loud * settings.volume, now + tone.at);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + tone.at + tone.lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + tone.at);
    oscillator.stop(now + tone.at + tone.lasts);
  }
}
