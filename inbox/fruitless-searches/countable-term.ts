/** The longest term counted: no name of a thing is longer. */
const LONGEST = 60; // characters
const MOST_WORDS = 6;

/** Part of an address of any kind. */
const ADDRESS = /[@\\/<>{}]|https?:|www\./;
/** Five digits: a telephone, a card, an identity, with or without separators between the digits. */
const MANY_DIGITS = /(?:\d[\s.,_-]*){5}/;

/**
 * The term as it is counted; undefined for what is no name of a thing: nothing said, a message, or what could
 * identify a person.
 *
 * @param term folded by the caller: `Référencement` and `referencement` are one
 */
export function countableTerm(term: string): string | undefined {
  const countable = term.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  if (countable.length < 2 || countable.length > LONGEST) return undefined;
  if (countable.split(' ').length > MOST_WORDS) return undefined;
  if (!/\p{L}/u.test(countable) || /\p{C}/u.test(countable)) return undefined;
  if (ADDRESS.test(countable) || MANY_DIGITS.test(countable)) return undefined;
  return countable;
}
