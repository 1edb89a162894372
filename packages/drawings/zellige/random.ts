/** A stream of numbers in [0, 1): the same seed gives the same stream on every machine. */
export type Random = () => number;

/** FNV-1a over the code points of a text, as an unsigned 32-bit integer. */
export function hash(text: string): number {
  let state = 0x811c9dc5; // FNV offset basis, 32 bits
  for (const character of text) {
    state ^= character.codePointAt(0) ?? 0;
    state = Math.imul(state, 0x01000193); // FNV prime, 32 bits
  }
  return state >>> 0;
}

/** mulberry32 seeded with a text's hash. Not for secrets: short, well spread, and the same bytes for ever. */
export function randomFrom(seed: string): Random {
  let state = hash(seed) || 1; // a zero state would start every such seed on the same poor run
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the choices, all equally likely. */
export function pick<const Choices extends readonly [unknown, ...unknown[]]>(
  random: Random,
  choices: Choices,
): Choices[number] {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
