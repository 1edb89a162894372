/**
 * Reduces text to what a French visitor means by it: « Stratégie », « STRATEGIE » and « strategie »
 * are one word, so are « l’œuvre » and « l'oeuvre ». Arabic loses its vowel signs, its stretching and the
 * ways to write one letter; `٢٠٢٦` is `2026`. Soft hyphens say nothing.
 */
export function fold(text: string): string {
  // Most words are folded already, and an index is made of a hundred thousand.
  if (/^[a-z\d]*$/.test(text)) return text;
  return text
    .replace(/[´`＇‛]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}|\u00ad/gu, '')
    .toLowerCase()
    .replace(/[œæøłß’ʼ‘ʹ′\u0640ٱىةی٠-٩]/g, (letter) => WRITTEN_OTHERWISE.get(letter) ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * A text as addresses and names of events can carry it: `l-ete-a-fes`. Empty where it holds no Latin letter and no digit.
 */
export function hyphenated(text: string): string {
  return fold(text)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

const WRITTEN_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ß', 'ss'],
  ...Array.from('’ʼ‘ʹ′', (apostrophe): [string, string] => [apostrophe, "'"]),
  ['\u0640', ''], // tatweel, which only stretches a word
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ة', 'ه'],
  ...Array.from('٠١٢٣٤٥٦٧٨٩', (digit, value): [string, string] => [digit, String(value)]),
]);
