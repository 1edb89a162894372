/** A mistake in a query, at a place in it, in UTF-16 units. */
export interface Mistake {
  readonly description: string;
  readonly start: number;
  readonly end: number;
}

/** A query as groq-js can be given it. */
export interface ReadableQuery {
  readonly text: string;
  /** The query with unchanged positions: for error messages, not for values. */
  readonly aligned: string;
  readonly mistake?: Mistake;
}

/** Matches a valid escape in a string. A surrogate is half a character, and needs the other half. */
const ESCAPE =
  /\\(?:['"\\/bfnrt]|u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|u(?![Dd][89A-Fa-f])[\dA-Fa-f]{4}|u\{([\dA-Fa-f]+)\})/y;
/** A mistaken escape, so much of it as one looks for. */
const MISTAKEN = /\\(?:u\{[^'"}]{0,16}\}?|u[^'"\\]{0,4}|\P{Cs})/uy;
const LAST_CODE_POINT = 0x10ffff;
/** The largest code point that groq-js reads in braces. */
const LAST_UNIT = 0xffff;

/**
 * Reads the strings and comments of a query for groq-js, which takes a comment at the very end for a division, reads a
 * character beyond U+FFFF in braces as another one, and an unknown escape as nothing or anything.
 */
export function readLiterals(query: string): ReadableQuery {
  let [text, aligned, copied] = ['', '', 0];
  let quote: string | undefined;
  for (let at = 0; at < query.length; at += 1) {
    const unit = query[at];
    if (quote === undefined) {
      if (unit === '"' || unit === "'") quote = unit;
      else if (query.startsWith('//', at)) at = endOfLine(query, at);
    } else if (unit === quote) quote = undefined;
    else if (unit === '\\' && at + 1 < query.length) {
      ESCAPE.lastIndex = at;
      const [written, code] = ESCAPE.exec(query) ?? [];
      const codePoint = code === undefined ? 0 : Number.parseInt(code, 16);
      if (written === undefined || !isCharacter(codePoint)) {
        return { text: query, aligned: query, mistake: mistakenEscape(query, at) };
      }
      if (codePoint > LAST_UNIT) {
        const before = query.slice(copied, at);
        text += before + String.fromCodePoint(codePoint);
        aligned += before + ' '.repeat(written.length);
        copied = at + written.length;
      }
      at += written.length - 1;
    }
  }
  // groq-js ends a comment at a line break only, so the text gets one.
  const rest = `${query.slice(copied)}\n`;
  return { text: text + rest, aligned: aligned + rest };
}

/** Whether nothing but space and comments is left of a query. */
export function isBlank(rest: string): boolean {
  return rest.replaceAll(/\/\/[^\n]*/g, '').trim() === '';
}

function endOfLine(query: string, from: number): number {
  const end = query.indexOf('\n', from);
  return end < 0 ? query.length : end;
}

function isCharacter(codePoint: number): boolean {
  return codePoint <= LAST_CODE_POINT && (codePoint < 0xd800 || codePoint > 0xdfff);
}

function mistakenEscape(query: string, start: number): Mistake {
  MISTAKEN.lastIndex = start;
  const written = MISTAKEN.exec(query)?.[0] ?? '\\';
  return {
    description: `the escape ${written} stands for no character`,
    start,
    end: start + written.length,
  };
}
