/** Breaks a title into lines as a French typographer would. */

/** Signs that stay with the word before them, and the quotation mark that stays with the word after: any of the three spaces may have been typed. */
const BEFORE_HIGH_SIGN = /[ \u00a0\u202f](?=[:;!?»%€])/g;
const AFTER_OPENING = /(?<=«)[ \u00a0\u202f]/g;
/** Matches the space after a word of one letter (à, y), or after a number: no line may end there. */
const AFTER_SHORT_WORD = /(?<=(?:^|[ \u00a0’])(?:\p{L}|\p{N}+)) /gu;

/** The places where a line may end: at an ordinary space, after a hyphen or a slash between letters. */
const OPPORTUNITY = / |(?<=[\p{L}\p{N}][-–/])(?=[\p{L}\p{N}])/u;

/** The apostrophe of keyboards, between two letters. */
const TYPED_APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;

/** Characters that must not come before an ellipsis. */
const LOOSE_END = /[\s:;,.!?–-]$/u;

const NO_BREAK = '\u00a0';

/** Measures a line, in the unit of the widths. */
type WidthOf = (line: string) => number;

/** A text with no-break spaces where French breaks no line. */
export function bound(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
    .replace(TYPED_APOSTROPHE, '’')
    .replace(BEFORE_HIGH_SIGN, NO_BREAK)
    .replace(AFTER_OPENING, NO_BREAK)
    .replace(AFTER_SHORT_WORD, NO_BREAK);
}

/**
 * The lines of a bound text as even as their number allows: a last line of one word looks like a mistake. A word wider
 * than asked is a line of its own.
 */
export function evenLines(text: string, width: number, widthOf: WidthOf): string[] {
  const fullest = fullLines(text, width, widthOf);
  let [narrow, wide] = [width / 2, width];
  let even = fullest;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const lines = fullLines(text, middle, widthOf);
    if (lines.length === fullest.length && lines.every((line) => widthOf(line) <= middle)) {
      [wide, even] = [middle, lines];
    } else narrow = middle;
  }
  return even;
}

/**
 * Breaks a text into at most this number of lines of this width: long words are broken anywhere, and an ellipsis
 * replaces the rest.
 */
export function cutLines(text: string, width: number, most: number, widthOf: WidthOf): string[] {
  const narrow = pieces(text).flatMap((piece) => broken(piece, width, widthOf));
  const lines = filled(narrow, width, widthOf);
  if (lines.length <= most) return lines;
  const [last = '', ...before] = lines.slice(0, most).reverse();
  let lastLine = last;
  while (lastLine && (widthOf(`${lastLine}…`) > width || LOOSE_END.test(lastLine)))
    lastLine = lastLine.slice(0, -1);
  return [...before.reverse(), `${lastLine}…`];
}

function fullLines(text: string, width: number, widthOf: WidthOf): string[] {
  return filled(pieces(text), width, widthOf);
}

function filled(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && widthOf((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else line += word;
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

/** Returns the pieces that must not be broken, each with the space that follows it. */
function pieces(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let next = OPPORTUNITY.exec(rest); next; next = OPPORTUNITY.exec(rest)) {
    const end = next.index + next[0].length;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return rest ? [...parts, rest] : parts;
}

function broken(word: string, width: number, widthOf: WidthOf): string[] {
  const parts = [''];
  for (const letter of word) {
    const part = parts.at(-1) ?? '';
    if (part && widthOf((part + letter).trimEnd()) > width) parts.push(letter);
    else parts[parts.length - 1] = part + letter;
  }
  return parts;
}
