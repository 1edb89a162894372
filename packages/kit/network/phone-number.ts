/** Telephone numbers however they are typed: read, told apart and searched. Plain data: screens may import it. */

/** The country of the agency, whose numbers are dialled without it: `06 61…` is `+212 661…` (ITU E.164). */
const HOME = '212';

/** Digits of a number within Morocco, after its `0` (ANRT numbering plan). */
const HOME_DIGITS = 9;

/** Fewer digits are no number a person can be called at; E.164 §6.2.1 allows no more. */
const FEWEST_DIGITS = 8;
const MOST_DIGITS = 15;

/**
 * A run of digits as people write numbers, `+212 (0)6 61-22.33 44`: at most two signs stand between two digits, none
 * of them a line break, and no letter on either side, so that a reference (`7F3-KQ2-9XD`) is none.
 */
const RUN =
  /(?<![\p{L}\p{N}])(?:\+|\(\+)?\d(?:[^\S\r\n]?[().-]?[^\S\r\n]?\d){0,19}(?![\p{L}\p{N}])/gu;

export type PhoneNumber = {
  /** `212661223344`: the country's code first, as `tel:+…` and `wa.me/…` want it. */
  international: string;
  /** False where a chat program cannot be: a landline of the country of the agency. */
  mayChat: boolean;
};

/** @returns undefined when we cannot tell which number it is: it is still one a person can read and dial */
export function readPhoneNumber(typed: string): PhoneNumber | undefined {
  const { digits, isInternational } = dialled(typed.trim());
  const international = isInternational ? digits : fromHome(digits);
  if (!international || !isNumber(international)) return undefined;
  return {
    international,
    mayChat: !international.startsWith(HOME) || /^[67]/.test(international.slice(HOME.length)),
  };
}

/** The sign by which two spellings of a number are one; undefined when what was typed is no number. */
export function phoneKey(typed: string): string | undefined {
  const { digits } = dialled(typed.trim());
  return readPhoneNumber(typed)?.international ?? (isNumber(digits) ? digits : undefined);
}

/** As anyone may dial it: a number that was typed as at home, `05 37 00 11 22`, becomes `+212 5 37 00 11 22`. */
export function writtenPhone(typed: string): string {
  const written = typed.trim();
  const number = written.startsWith('+') ? undefined : readPhoneNumber(written);
  if (!number) return written;
  const { international } = number;
  if (!international.startsWith(HOME)) return `+${international}`;
  const [first = '', ...rest] = international.slice(HOME.length);
  return [`+${HOME}`, first, ...(rest.join('').match(/../g) ?? [])].join(' ');
}

/** Opens the telephone; a number we cannot read is dialled as it was typed. */
export function callAddress(typed: string): string {
  const number = readPhoneNumber(typed);
  return `tel:${number ? `+${number.international}` : typed.replace(/[^\d+]/g, '')}`;
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
    // Nine digits are a number of Morocco, France or Spain without its `0`, which is how people there look for it.
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

/** Fewer digits begin too many numbers: they are only searched for as they are. */
const FEWEST_ASKED = 3;

function beginningOf(run: string): string | undefined {
  const digits = dialled(run).digits.replace(/^0/, '').slice(0, MOST_DIGITS);
  return digits.length >= FEWEST_ASKED ? digits : undefined;
}

function runsIn(text: string): RegExpExecArray[] {
  return [...text.normalize('NFKC').matchAll(RUN)];
}

/** The digits as dialled. `+` and `00` stand for "another country"; so does the country's own code, which many leave bare. */
function dialled(typed: string): { digits: string; isInternational: boolean } {
  const bare = typed.normalize('NFKC').replace('(0)', '');
  const all = bare.replace(/\D/g, '');
  const abroad = /^\(?\+/.test(bare) || all.startsWith('00');
  const digits = abroad ? all.replace(/^00/, '') : all;
  const isInternational =
    abroad || (digits.startsWith(HOME) && digits.length >= HOME.length + HOME_DIGITS);
  // `+212 06 61…`: the `0` of the country stays typed behind its code.
  const kept = `${HOME}0`;
  return {
    digits: digits.startsWith(kept) ? HOME + digits.slice(kept.length) : digits,
    isInternational,
  };
}

/** `0661223344`, or the same without its `0`, with the country's code. */
function fromHome(digits: string): string | undefined {
  const national = digits.replace(/^0/, '');
  return national.length === HOME_DIGITS && /^[5-9]/.test(national) ? HOME + national : undefined;
}

function isNumber(digits: string): boolean {
  return digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
}
