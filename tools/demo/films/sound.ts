/** Plays the score of a film: plucked strings, skins and steel, and the noises of places, made of nothing but numbers. */
import { randomFrom } from '../../../packages/drawings/zellige/random.ts';

export const SAMPLE_RATE = 44_100; // Hz

export type Score = {
  /** Beats per minute; a sign of melody or rhythm is half a beat. */
  tempo: number;
  /** The first degree of the mode. */
  root: number; // Hz
  mode: keyof typeof MODES;
  voice: keyof typeof VOICES;
  /**
   * Phrases played in turn until the film ends: a digit is a degree, with `,` an octave lower and `'` higher; `-` is silence.
   */
  melody: readonly string[];
  /** One bar, repeated: `D` the middle of the skin, `T` its rim, `-` silence. */
  rhythm?: string;
  place?: keyof typeof PLACES;
  /** Seconds of silence before the first note. */
  begins?: number;
};

/** Steps above the root, in semitones. */
const MODES = {
  hijaz: [0, 1, 4, 5, 7, 8, 10],
  nahawand: [0, 2, 3, 5, 7, 8, 10],
  rast: [0, 2, 3.5, 5, 7, 9, 10.5],
  major: [0, 2, 4, 5, 7, 9, 11],
} as const;

type Sound = (seconds: number, chance: () => number) => number;

/** What happens in shots. Each is a loudness over time. */
const SOUNDS = {
  /** An iron shutter goes up, slat by slat. */
  shutter: noise(
    1.6,
    (t, hiss) => hiss * 0.5 * bell(t, 0.2, 1.5) * (Math.sin(t * 150) > 0.2 ? 1 : 0.25),
  ),
  drop: tone(0.25, (t) => Math.sin(2 * Math.PI * (520 * t + 1500 * t * t)) * decay(t, 14) * 0.5),
  step: noise(
    0.2,
    (t, hiss) => (hiss * 0.25 + Math.sin(2 * Math.PI * 82 * t)) * decay(t, 26) * 0.7,
  ),
  knock: tone(
    0.3,
    (t) =>
      (Math.sin(2 * Math.PI * 310 * t) + 0.5 * Math.sin(2 * Math.PI * 742 * t)) *
      decay(t, 28) *
      0.7,
  ),
  /** Steel on a stone: a cut, a latch, a scale. */
  clink: tone(
    0.7,
    (t) =>
      (Math.sin(2 * Math.PI * 2093 * t) + 0.6 * Math.sin(2 * Math.PI * 3412 * t)) *
      decay(t, 9) *
      0.22,
  ),
  /** A payment has gone through. */
  paid: tone(
    0.8,
    (t) =>
      Math.sin(2 * Math.PI * (t < 0.11 ? 784 : 1175) * t) * decay(t < 0.11 ? t : t - 0.11, 6) * 0.4,
  ),
  buzzer: tone(0.7, (t) => Math.sign(Math.sin(2 * Math.PI * 196 * t)) * 0.13 * bell(t, 0.02, 0.66)),
  door: noise(
    0.7,
    (t, hiss) =>
      hiss * 0.16 * bell(t, 0.1, 0.6) +
      Math.sin(2 * Math.PI * 70 * t) * decay(Math.max(0, t - 0.4), 18) * (t > 0.4 ? 0.8 : 0),
  ),
  /** A wave comes, breaks and draws back. */
  wave: noise(4.5, (t, hiss) => hiss * 0.55 * bell(t, 1.9, 4.4)),
  rain: noise(
    7,
    (t, hiss, chance) => (hiss * 0.12 + (chance() > 0.997 ? hiss * 0.9 : 0)) * bell(t, 1.5, 6.8),
  ),
  /** A press turns: wood under load. */
  press: tone(
    6,
    (t) =>
      Math.sin(2 * Math.PI * (58 + 7 * Math.sin(t * 4.4)) * t) *
      (0.35 + 0.35 * Math.sin(t * 8.8)) *
      bell(t, 1, 5.8) *
      0.5,
  ),
  fire: noise(
    3,
    (t, hiss, chance) => (hiss * 0.1 + (chance() > 0.9985 ? hiss * 2 : 0)) * bell(t, 0.3, 2.9),
  ),
  sewing: noise(2.4, (t, hiss) => hiss * 0.3 * decay((t * 11) % 1, 5) * bell(t, 0.1, 2.3)),
  pour: noise(
    2.2,
    (t, hiss) => hiss * 0.2 * (1 + 0.4 * Math.sin(t * 60 + t * t * 30)) * bell(t, 0.2, 2),
  ),
  wind: noise(4, (t, hiss) => hiss * 0.3 * bell(t, 1.6, 3.9)),
  /** Something light goes by. */
  whoosh: noise(0.7, (t, hiss) => hiss * 0.32 * bell(t, 0.28, 0.66)),
} as const satisfies Record<string, { seconds: number; wave: Sound }>;

export type SoundName = keyof typeof SOUNDS;

/** What is heard all along, very low. */
const PLACES = {
  street: { low: 0.02, level: 0.06, breath: 0.13 },
  sea: { low: 0.06, level: 0.16, breath: 0.14 },
  room: { low: 0.012, level: 0.035, breath: 0.05 },
  workshop: { low: 0.03, level: 0.04, breath: 0.2 },
} as const;

const VOICES = { oud, pan, box } as const;

/** @param cues what happens, at seconds of the film; @returns mono samples between -1 and 1, quiet */
export function play(
  score: Score,
  seconds: number,
  cues: readonly { name: SoundName; second: number }[],
  seed: string,
): Float32Array {
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const chance = randomFrom(seed);
  if (score.place) lay(samples, PLACES[score.place], chance);
  melody(samples, score, seconds, chance);
  rhythm(samples, score, seconds, chance);
  for (const { name, second } of cues) {
    const { seconds: length, wave } = SOUNDS[name];
    add(samples, second, length, (t) => wave(t, chance) * 0.6);
  }
  return leveled(samples);
}

function melody(samples: Float32Array, score: Score, seconds: number, chance: () => number): void {
  const step = 30 / score.tempo;
  // The last note is the root, and has time to end.
  const last = seconds - 2.6;
  let second = score.begins ?? 0;
  let phrase = 0;
  while (second < last) {
    const signs = score.melody[phrase++ % score.melody.length]?.match(/\d[,']*|-/g) ?? [];
    if (signs.length === 0) return;
    for (const sign of signs) {
      if (second < last && sign !== '-')
        note(
          samples,
          score,
          { second: second + chance() * 0.012, pitch: pitchOf(sign, score) },
          chance,
        );
      second += step;
    }
  }
  note(samples, score, { second: last, pitch: pitchOf('1', score) }, chance);
  note(samples, score, { second: last + 0.03, pitch: pitchOf('1,', score) }, chance);
}

function pitchOf(sign: string, { mode, root }: Score): number {
  const degree = Number(sign[0]) - 1;
  const steps = MODES[mode];
  const octaves =
    Math.floor(degree / 7) +
    [...sign].reduce((sum, mark) => sum + (mark === "'" ? 1 : mark === ',' ? -1 : 0), 0);
  return root * 2 ** (octaves + (steps[degree % 7] ?? 0) / 12);
}

type Note = { second: number; pitch: number };

function note(
  samples: Float32Array,
  { voice }: Score,
  { second, pitch }: Note,
  chance: () => number,
) {
  const { seconds, wave } = VOICES[voice](pitch, chance);
  add(samples, second, seconds, (t) => wave(t, chance));
}

/** Two gut strings side by side, plucked: Karplus and Strong's loop, https://doi.org/10.2307/3680062 */
function oud(pitch: number, chance: () => number) {
  const strings = [pitch * 0.9985, pitch * 1.0015].map((hertz) => string(hertz, chance));
  return tone(
    2.2,
    (t) => strings.reduce((sum, next) => sum + next(), 0) * 0.42 * Math.min(1, t * 400),
  );
}

function string(hertz: number, chance: () => number): () => number {
  const loop = Float32Array.from(
    { length: Math.round(SAMPLE_RATE / hertz) },
    () => chance() * 2 - 1,
  );
  // A finger softens the pluck.
  for (let round = 0; round < 3; round++)
    loop.forEach((value, i) => {
      loop[i] = (value + (loop[(i + 1) % loop.length] ?? 0)) / 2;
    });
  let place = 0;
  return () => {
    const next = (place + 1) % loop.length;
    const value = loop[place] ?? 0;
    loop[place] = (value + (loop[next] ?? 0)) * 0.4985;
    place = next;
    return value * 1.6;
  };
}

/** Steel tuned in octave and twelfth, struck with a finger. */
function pan(pitch: number) {
  return tone(
    2.6,
    (t) =>
      (Math.sin(2 * Math.PI * pitch * t) * decay(t, 1.9) +
        0.4 * Math.sin(2 * Math.PI * pitch * 2.003 * t) * decay(t, 3) +
        0.22 * Math.sin(2 * Math.PI * pitch * 3.01 * t) * decay(t, 5)) *
      0.3 *
      Math.min(1, t * 150),
  );
}

/** The comb of a music box. */
function box(pitch: number) {
  return tone(
    1.8,
    (t) =>
      (Math.sin(2 * Math.PI * pitch * 2 * t) * decay(t, 3.4) +
        0.25 * Math.sin(2 * Math.PI * pitch * 8.2 * t) * decay(t, 14)) *
      0.26 *
      Math.min(1, t * 600),
  );
}

function rhythm(samples: Float32Array, score: Score, seconds: number, chance: () => number): void {
  const { rhythm: bar, tempo, begins = 0 } = score;
  if (!bar) return;
  const step = 30 / tempo;
  for (let i = 0; begins + i * step < seconds - 2.8; i++) {
    const sign = bar[i % bar.length];
    const second = begins + i * step;
    if (sign === 'D')
      add(
        samples,
        second,
        0.5,
        (t) => Math.sin(2 * Math.PI * (68 * t + 5 * (1 - decay(t, 18)))) * decay(t, 9) * 0.42,
      );
    if (sign === 'T')
      add(
        samples,
        second,
        0.12,
        (t) =>
          (chance() * 2 - 1) * decay(t, 46) * 0.16 +
          Math.sin(2 * Math.PI * 420 * t) * decay(t, 40) * 0.1,
      );
  }
}

/** Lays the hush of a place: noise through a low pass, which breathes. */
function lay(
  samples: Float32Array,
  { low, level, breath }: (typeof PLACES)[keyof typeof PLACES],
  chance: () => number,
): void {
  let passed = 0;
  samples.forEach((_, i) => {
    passed += low * (chance() * 2 - 1 - passed);
    const slow = 0.65 + 0.35 * Math.sin((2 * Math.PI * breath * i) / SAMPLE_RATE);
    samples[i] = (samples[i] ?? 0) + (passed * level * slow) / Math.sqrt(low);
  });
}

function add(
  samples: Float32Array,
  from: number,
  seconds: number,
  wave: (t: number) => number,
): void {
  const first = Math.round(from * SAMPLE_RATE);
  const count = Math.min(samples.length - first, Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < count; i++)
    samples[first + i] = (samples[first + i] ?? 0) + wave(i / SAMPLE_RATE);
}

/** Levels sound, quiet beside speech and never cut: loudness first, then a soft ceiling, and silence at both ends. */
function leveled(samples: Float32Array): Float32Array {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
  const gain = 0.085 / Math.sqrt(power || 1);
  const end = samples.length / SAMPLE_RATE;
  return samples.map((value, i) => {
    const t = i / SAMPLE_RATE;
    return Math.tanh(value * gain * 1.2) * 0.8 * Math.min(1, t * 4, (end - t) / 1.2);
  });
}

function tone(seconds: number, wave: Sound): { seconds: number; wave: Sound } {
  return { seconds, wave };
}

/** A sound made of hiss, of which a low pass takes the edge. */
function noise(seconds: number, wave: (t: number, hiss: number, chance: () => number) => number) {
  let hiss = 0;
  return tone(seconds, (t, chance) => {
    hiss += 0.3 * (chance() * 2 - 1 - hiss);
    return wave(t, hiss * 2, chance);
  });
}

function decay(t: number, rate: number): number {
  return Math.exp(-t * rate);
}

/** Swells until a peak and is over at an end. */
function bell(t: number, peak: number, end: number): number {
  if (t <= 0 || t >= end) return 0;
  const p = t < peak ? t / peak : (end - t) / (end - peak);
  return p * p * (3 - 2 * p);
}
