/**
 * Takes off a folded word what number and gender put at its end: `travaux`, `travail`; `monteuses`,
 * `monteur`; `actives`, `actif`. Light on purpose: words of one family that mean other things (`marque`,
 * `marketing`) stay apart. What it leaves is a key, not a word.
 */
export function stem(folded: string): string {
  if (/^[a-z]+$/.test(folded)) return frenchStem(folded);
  return ARABIC.test(folded) ? arabicStem(folded) : folded;
}

/** A key of fewer letters would be the key of too many words. */
const SHORTEST = 3; // letters

/** The endings of adjectives and trades, the longest first: what each becomes in the key. */
const ENDINGS: readonly (readonly [ending: string, key: string])[] = [
  ['trices', 'teu'],
  ['trice', 'teu'],
  ['teurs', 'teu'],
  ['teur', 'teu'],
  ['euses', 'eu'],
  ['euse', 'eu'],
  ['eurs', 'eu'],
  ['eur', 'eu'],
  ['eaux', 'el'], // nouveaux, nouvelle
  ['eau', 'el'],
  ['eux', 'eu'],
  ['aux', 'al'],
  ['ives', 'iv'],
  ['ive', 'iv'],
  ['ifs', 'iv'],
  ['if', 'iv'],
];

/** Plurals in -aux of words in -ail. */
const IN_AIL = new Set(['travaux', 'vitraux', 'emaux', 'coraux', 'baux']);

function frenchStem(word: string): string {
  if (IN_AIL.has(word)) return `${word.slice(0, -3)}ail`;
  const [ending, key] = ENDINGS.find(([last]) => word.endsWith(last)) ?? [];
  if (ending !== undefined && key !== undefined && word.length - ending.length + key.length > 3) {
    return word.slice(0, -ending.length) + key;
  }
  const singular = word.length > SHORTEST ? word.replace(/(?<!s)s$|(?<=..[aeou])x$/, '') : word;
  let masculine = singular;
  for (let mute = 0; mute < 2 && masculine.length > SHORTEST; mute += 1) {
    masculine = masculine.replace(/e$/, '');
  }
  // bonne, bon; personnelle, personnel; coquette, coquet
  const doubled = masculine !== singular && masculine.length > SHORTEST;
  return doubled ? masculine.replace(/([nlt])\1$/, '$1') : masculine;
}

const ARABIC = /^\p{Script=Arabic}+$/u;

/** The article, alone or after `and`, `with`, `for`; the regular plural. */
function arabicStem(word: string): string {
  const bare = word.replace(/^(?:[وبفك]?ال|لل)(?=...)/u, '');
  return bare.replace(/(?<=...)(?:ات|ه)$/u, '');
}
