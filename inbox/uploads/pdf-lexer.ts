/**
 * Reads names and streams of PDF syntax. Only active content matters, so no objects are built: the lexer finds the
 * names, and checks that no object hides where a reader would look and we would not (in a string, a comment, a stream).
 */
import { setImmediate as others } from 'node:timers/promises';

export type PdfSyntax = {
  /** The requested names that occur, unescaped: `JavaScript` of `/J#61vaScript`. */
  names: ReadonlySet<string>;
  /** The streams with such a name in their dictionary. */
  streams: readonly PdfStream[];
  /** Whether text in the form of an object is where none belongs. */
  hidesObjects: boolean;
};

export type PdfStream = {
  /** The requested names in its dictionary. */
  names: readonly string[];
  /** The positions of its first byte and after its last, in the file. */
  start: number;
  end: number;
};

/** Matches the beginning of an object. Readers that repair files find objects by it anywhere. */
const OBJECT = /\d[\s\0]+obj\b/;

/**
 * The tokens that change how the bytes behind them are read, and strings. The mark at the end is a token of its own and
 * no comment: programs write the next revision straight behind it.
 */
const TOKEN = /%%EOF|[(%]|<<?|\/[^\s\0()<>[\]{}/%]*|\bobj\b|\bstream[ \t]*(?:\r\n|\n|\r)/g;

/** Tokens read at a time, some milliseconds of work: then other requests have a turn. */
const TOKENS_AT_A_TIME = 20_000;

type PdfListener = {
  /**
   * Whether a name is requested; the second argument tells whether its value is a string, a list, a dictionary or a
   * reference.
   */
  isRequested: (name: string, hasValue: boolean) => boolean;
  /** Called with each string, its start decoded, and the name whose value it is; without one in a list, or alone. */
  onString: (text: string, key: string) => void;
  /** Called with each name whose value is written elsewhere. */
  onReference: (key: string) => void;
};

// These functions decode strings of PDF syntax (ISO 32000-2 §7.3.4, §7.9.2) as far as needed to see where they lead.

/** Signs decoded of a string. An address that acts says so at its beginning. */
const DECODED = 1_024;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

/** Returns the text of a literal string, from behind its opening parenthesis to before the closing one. */
function literalString(source: string, start: number, end: number): string {
  const raw = source.slice(start, Math.min(end, start + DECODED));
  if (!raw.includes('\\')) return decoded(raw);
  return decoded(
    raw.replace(/\\(?:([0-7]{1,3})|(\r\n|[\r\n])|(.))/gs, (_, octal, lineBreak, sign) => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      return lineBreak ? '' : (ESCAPES.get(sign) ?? String(sign));
    }),
  );
}

const HEXADECIMAL = /[^<>]{0,1024}/y;

/** Returns the text of a hexadecimal string, from behind its opening sign. */
function hexadecimalString(source: string, start: number): string {
  HEXADECIMAL.lastIndex = start;
  const digits = HEXADECIMAL.exec(source)?.[0].replace(/[^0-9a-f]/gi, '') ?? '';
  return decoded(Buffer.from(digits, 'hex').toString('latin1'));
}

/** @param raw one character per byte, in an encoding its first bytes may tell */
function decoded(raw: string): string {
  if (!/^(?:\u00fe\u00ff|\u00ff\u00fe|\u00ef\u00bb\u00bf)/.test(raw)) return raw;
  const encoding = { '\u00fe': 'utf-16be', '\u00ff': 'utf-16le', '\u00ef': 'utf-8' };
  const name = new Map(Object.entries(encoding)).get(raw.charAt(0));
  return new TextDecoder(name).decode(Buffer.from(raw, 'latin1'));
}

/** @param source one character per byte */
export async function readPdfSyntax(
  source: string,
  { isRequested, onString, onReference }: PdfListener,
): Promise<PdfSyntax> {
  const names = new Set<string>();
  const streams: PdfStream[] = [];
  const token = new RegExp(TOKEN);
  let namesOfObject: string[] = [];
  let hidesObjects = false;
  /** The last name, until a string follows it. */
  let lastName: { text: string; end: number } | undefined;
  const string = (text: string, start: number) => {
    const isValue = lastName && behindBlanks(source, lastName.end) === start - 1;
    onString(text, isValue && lastName ? lastName.text : '');
    lastName = undefined;
  };

  for (let count = 1; ; count += 1) {
    const match = token.exec(source);
    if (!match) return { names, streams, hidesObjects };
    if (count % TOKENS_AT_A_TIME === 0) await others();
    const [text] = match;
    const start = token.lastIndex;
    if (text === 'obj') {
      namesOfObject = [];
    } else if (text === '<') {
      string(hexadecimalString(source, start), start);
    } else if (text === '<<' || text === '%%EOF') {
      // These tokens hold nothing, and hide nothing.
    } else if (text.startsWith('/')) {
      const name = unescaped(text.slice(1));
      lastName = { text: name, end: start };
      const value = behindBlanks(source, start);
      const isReference = startsReference(source, value);
      if (isReference) onReference(name);
      const hasValue = isReference || '(<['.includes(source.charAt(value) || ' ');
      if (!isRequested(name, hasValue)) continue;
      names.add(name);
      namesOfObject.push(name);
    } else {
      const end = ENDS[text[0] ?? '']?.(source, start) ?? endOfStream(source, start);
      if (text === '(') string(literalString(source, start, end), start);
      if (OBJECT.test(source.slice(start, end))) hidesObjects = true;
      token.lastIndex = end;
      if (text.startsWith('stream')) {
        if (namesOfObject.length > 0) streams.push({ names: namesOfObject, start, end });
        namesOfObject = [];
      }
    }
  }
}

const ENDS: Readonly<Record<string, (source: string, start: number) => number>> = {
  '(': endOfString,
  '%': endOfLine,
};

/** The position behind blanks and comments (ISO 32000-2 §7.2.3). */
function behindBlanks(source: string, start: number): number {
  let at = start;
  for (;;) {
    const sign = source.charCodeAt(at);
    if (sign === PERCENT) at = endOfLine(source, at);
    else if (BLANKS.has(sign)) at += 1;
    else return at;
  }
}

const PERCENT = 0x25;
const BLANKS: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/** Whether an object is referred to: `12 0 R` (§7.3.10). */
function startsReference(source: string, start: number): boolean {
  const number = behindDigits(source, start);
  const generation = behindBlanks(source, number);
  const end = behindDigits(source, generation);
  const isPair = number > start && generation > number && end > generation;
  return isPair && source.charAt(behindBlanks(source, end)) === 'R';
}

function behindDigits(source: string, start: number): number {
  let at = start;
  for (; at < start + 10 && /\d/.test(source.charAt(at)); at += 1);
  return at;
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const BACKSLASH = 0x5c;
const OPEN = 0x28;
const CLOSE = 0x29;

/** The position behind the parenthesis that closes the string; the end of the source if none does. */
function endOfString(source: string, start: number): number {
  let depth = 1;
  for (let at = start; at < source.length; at += 1) {
    const sign = source.charCodeAt(at);
    if (sign === BACKSLASH) at += 1;
    else if (sign === OPEN) depth += 1;
    else if (sign === CLOSE) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

function endOfLine(source: string, start: number): number {
  const end = new RegExp(LINE_BREAK);
  end.lastIndex = start;
  return end.exec(source)?.index ?? source.length;
}

const LINE_BREAK = /[\r\n]/g;

function endOfStream(source: string, start: number): number {
  const end = source.indexOf('endstream', start);
  return end === -1 ? source.length : end;
}
