/** Returns a draw of ranks of words: the first are the commonest, as in any language. */
export function drawn(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor(20_000 ** (state / 2 ** 32)) - 1;
  };
}

const SYLLABLES = 'ma ri no té lu sa ven por che qui tra bou dé lo gré an fi zel mou jar'.split(
  ' ',
);

/** Returns an invented word by its rank; no two are alike. */
export function word(rank: number): string {
  const [first = '', ...others] = String(rank.toString(20)).split('');
  return [first, ...others, ...(others.length === 0 ? ['7'] : [])]
    .map((digit) => SYLLABLES[Number.parseInt(digit, 20)] ?? '')
    .join('');
}
