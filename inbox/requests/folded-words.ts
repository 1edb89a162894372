/** Ligatures, and letters that are no base letter with a mark: compatibility decomposition leaves them alone. */
const SPELLED: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** The longest word indexed: PostgreSQL takes no longer one, and people search for none. */
const LONGEST_WORD = 64; // UTF-16 units

/** The words of a text as searched, each once: « Cœur » and `coeur` are one; addresses are split (`salma`, `ma`). */
export function foldedWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøđł]/g, (letter) => SPELLED[letter] ?? letter);
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD).toWellFormed()))];
}
