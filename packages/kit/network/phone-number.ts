/** Phone numbers however they are typed: parsed, compared and searched. Plain data: screens may import it. */
import { latinDigits } from '../french/typed-text.ts';

/** The country of the agency, whose numbers are dialled without it: `06 61…` is `+212 661…` (ITU E.164). */
const HOME = '212';

/** Digits of a number within Morocco, after its `0` (ANRT numbering plan). */
const HOME_DIGITS = 9;

/** The fewest digits of a number a person can be called at, and the most that E.164 §6.2.1 allows. */
const FEWEST_DIGITS = 8;
const MOST_DIGITS = 15;

/**
 * Matches the digits of a written number, `+212 (0)6 61-22.33 44`: at most two characters between two digits, no line
 * break, and no letter on either side, so that a reference (`7F3-KQ2-9XD`) does not match.
 */
const RUN =
  /(?<![\p{L}\p{N}])(?:\+|\(\+)?\d(?:[^\S\r\n]?[().-]?[^\S\r\n]?\d){0,19}(?![\p{L}\p{N}])/gu;

export type PhoneNumber = {
  /** `212661223344`: the country's code first, as `tel:+…` and `wa.me/…` want it. */
  international: string;
  /** The digits to dial once the number has answered: `poste 12`. Absent for most. */
  extension?: string;
  /** False where a chat program cannot be: a landline of the country of the agency. */
  mayChat: boolean;
};

/**
 * Reads the first number of what was typed.
 *
 * @returns undefined when we cannot tell which number it is: it is still one a person can read and dial
 */
export function readPhoneNumber(typed: string): PhoneNumber | undefined {
  const { bare, extension } = withoutExtension(phoneNumbers(typed)[0] ?? '');
  // Only the part before the separator is read: the rest may be the end of a second number, as in `0522 12 34 56/57`.
  const international = internationalOf(bare.split(BETWEEN, 1)[0] ?? '') ?? internationalOf(bare);
  if (!international) return undefined;
  return {
    international,
    ...(extension && { extension }),
    mayChat: !international.startsWith(HOME) || /^[67]/.test(international.slice(HOME.length)),
  };
}

/**
 * Returns the key that all spellings of a number share, of the first of several; undefined when the text is no number.
 */
export function phoneKey(typed: string): string | undefined {
  const { digits } = dialled(phoneNumbers(typed)[0] ?? '');
  return readPhoneNumber(typed)?.international ?? (isNumber(digits) ? digits : undefined);
}

/**
 * Writes a number as anyone may dial it: one typed as at home, `05 37 00 11 22`, becomes `+212 5 37 00 11 22`, and each
 * of several does.
 */
export function writtenPhone(typed: string): string {
  return writtenPhones(typed).join(' / ');
}

/** Returns the numbers, formatted. An extension comes last: `+212 5 37 00 11 22 poste 12`. */
export function writtenPhones(typed: string): string[] {
  return phoneNumbers(typed).map(writtenAlone);
}

function writtenAlone(typed: string): string {
  const { bare, extension } = withoutExtension(typed);
  const number = bare.startsWith('+') ? undefined : readPhoneNumber(bare);
  const written = number ? grouped(number.international) : extension ? bare : latinDigits(typed);
  return extension ? `${written} poste ${extension}` : written;
}

function grouped(international: string): string {
  if (!international.startsWith(HOME)) return `+${international}`;
  const [first = '', ...rest] = international.slice(HOME.length);
  return [`+${HOME}`, first, ...(rest.join('').match(/../g) ?? [])].join(' ');
}

/** Opens the telephone (RFC 3966), at the first of several numbers; one we cannot read is dialled as it was typed. */
export function callAddress(typed: string): string {
  const number = readPhoneNumber(typed);
  const { bare, extension } = withoutExtension(phoneNumbers(typed)[0] ?? '');
  const digits = number ? `+${number.international}` : bare.replace(/[^\d+]/g, '');
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}

/**
 * Returns the numbers in one field, `0522 12 34 56 / 0661 12 34 56`, each as typed; text that is no number belongs to
 * the one before. A field without a number is one text; a blank one is none.
 */
export function phoneNumbers(typed: string): string[] {
  const pieces = typed.trim().split(BETWEEN);
  const numbers: string[] = [];
  // Every second piece is the text between two numbers.
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const former = numbers.at(-1);
    if (former !== undefined && !(isDialled(former) && isDialled(piece))) {
      numbers[numbers.length - 1] = former + (pieces[at - 1] ?? '') + piece;
    } else if (piece !== '') numbers.push(piece);
  }
  return numbers.map((number) => number.trim());
}

/** Matches the text between two numbers: a sign, or a word or dash between blanks. */
const BETWEEN = /([/;,|\n]|\s(?:ou|et|or|and|أو|و|-|–|—)\s)/iu;

function isDialled(typed: string): boolean {
  return isNumber(dialled(typed).digits);
}

/** Opens a chat with the number; undefined for a landline, and for a number whose country we cannot tell. */
export function chatAddress(typed: string): string | undefined {
  const number = readPhoneNumber(typed);
  return number?.mayChat ? `https://wa.me/${number.international}` : undefined;
}

/** The words by which the numbers in a text are searched: whole, and as they are dialled within their country. */
export function phoneWords(text: string): string[] {
  return runsIn(text).flatMap(([run]) => {
    const key = phoneKey(run);
    // The last nine digits are the number in Morocco, France or Spain without its `0`, which is how people there search
    // for it.
    return key ? [key, key.slice(-HOME_DIGITS)] : [];
  });
}

/** A piece of a question: words, and, where they look like a number or its beginning, its digits as `phoneWords` has them. */
export type AskedPiece = { text: string; number: string | undefined };

export function askedPieces(question: string): AskedPiece[] {
  const pieces: AskedPiece[] = [];
  let from = 0;
  for (const run of runsIn(question)) {
    pieces.push({ text: question.slice(from, run.index), number: undefined });
    from = run.index + run[0].length;
    pieces.push({ text: run[0], number: beginningOf(run[0]) });
  }
  return [...pieces, { text: question.slice(from), number: undefined }];
}

/** The fewest digits looked for as a beginning: fewer begin too many numbers, and are searched for as they are. */
const FEWEST_ASKED = 3;

function beginningOf(run: string): string | undefined {
  const digits = dialled(run).digits.replace(/^0/, '').slice(0, MOST_DIGITS);
  return digits.length >= FEWEST_ASKED ? digits : undefined;
}

function runsIn(text: string): RegExpExecArray[] {
  return [...latinDigits(text.normalize('NFKC')).matchAll(RUN)];
}

/**
 * Returns the digits as dialled. `+` and `00` mean an international number; so does the country's own code, which many
 * write without them.
 */
function dialled(typed: string): { digits: string; isInternational: boolean } {
  const bare = withoutExtension(typed).bare.replace('(0)', '');
  const all = bare.replace(/\D/g, '');
  const abroad = /^\(?\+/.test(bare) || all.startsWith('00');
  const digits = abroad ? all.replace(/^00/, '') : all;
  const isInternational =
    abroad || (digits.startsWith(HOME) && digits.length >= HOME.length + HOME_DIGITS);
  // In `+212 06 61…` the `0` of the national number was typed after the country code.
  const codeWithZero = `${HOME}0`;
  return {
    digits: digits.startsWith(codeWithZero) ? HOME + digits.slice(codeWithZero.length) : digits,
    isInternational,
  };
}

/** Splits a number from its extension, by the words for it. */
function withoutExtension(typed: string): { bare: string; extension: string | undefined } {
  const plain = latinDigits(typed.normalize('NFKC')).trim();
  const [end = '', extension] = EXTENSION.exec(plain) ?? [];
  return { bare: plain.slice(0, plain.length - end.length), extension };
}

const EXTENSION =
  /[,;(]?\s{0,3}(?:postes?|extension|ext|interne|int|تحويلة|x|#)[.:]?\s{0,3}(?:n°)?\s{0,3}(\d{1,7})\)?$/iu;

function internationalOf(typed: string): string | undefined {
  const { digits, isInternational } = dialled(typed);
  const international = isInternational ? digits : fromHome(digits);
  return international && isNumber(international) ? international : undefined;
}

/** `0661223344`, or the same without its `0`, with the country's code. */
function fromHome(digits: string): string | undefined {
  const national = digits.replace(/^0/, '');
  return national.length === HOME_DIGITS && /^[5-9]/.test(national) ? HOME + national : undefined;
}

function isNumber(digits: string): boolean {
  return digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
}
