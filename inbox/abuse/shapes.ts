/** Signs in the letters themselves, whatever they say. */

/** Folds a text for `phrases.ts`: small letters, no accents, no letter that cannot be seen, one way to write Arabic. */
export function fold(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/\s+/g, ' ');
}

/** Soft hyphens come with text that is pasted from a page: they hide nothing. */
const UNSEEN = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;
const HIDING = /[\u180e\u200b\u2060-\u2064\ufeff]/g;

/** Whether invisible letters are inside words. Those that Arabic and emoji need are not counted. */
export function hidesLetters(text: string): boolean {
  return (text.match(HIDING)?.length ?? 0) >= 3;
}

const WORD = /[\p{L}\p{M}]+/gu;

/** Counts words of mixed scripts. Arabic beside Latin letters is usual in Morocco: "الـbranding". */
export function disguisedWords(text: string): number {
  return (text.match(WORD) ?? []).filter(
    (word) => /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word),
  ).length;
}

const UNEXPECTED =
  /[\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu;

export function isUnexpectedScript(text: string): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return all >= 12 && (text.match(UNEXPECTED)?.length ?? 0) > all / 2;
}

/** Whether the same words come again and again. Addresses do not count: a list of pages of one site repeats its name. */
export function isRepetitive(text: string): boolean {
  const words =
    text
      .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
      .toLowerCase()
      .match(WORD) ?? [];
  return words.length >= 24 && new Set(words).size < words.length * 0.25;
}

/**
 * Whether it is one long word whose capitals come and go, in pieces one cannot say: `wKjHQfdTRsaq`, and not
 * `MaBoulangerieEnLigne` or `McDonaldsMarocSARL`.
 */
export function isRandom(value: string): boolean {
  if (!/^[A-Za-z]{8,}$/.test(value)) return false;
  const changes = value.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
  if (changes < 4) return false;
  const pieces = value.match(/[A-Z]*[a-z]+|[A-Z]+/g) ?? [];
  // Readable text consists of long pieces, each with a vowel.
  const readableLetters = pieces
    .filter((piece) => /^[A-Z]?[b-df-hj-np-tv-xz]*[aeiouy][a-z]*$/i.test(piece))
    .join('');
  return readableLetters.length < value.length * 0.7 || value.length / pieces.length < 2.6;
}

export function isShouted(text: string): boolean {
  const cased = text.match(/\p{Lu}|\p{Ll}/gu)?.length ?? 0;
  return cased >= 40 && (text.match(/\p{Lu}/gu)?.length ?? 0) > cased * 0.8;
}
