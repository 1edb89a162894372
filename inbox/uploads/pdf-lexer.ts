/**
 * The names and streams of PDF syntax. Only what can act matters, so objects are not put together: the lexer
 * finds which names occur, and that no object hides where a reader would look and we would not (in a string, a
 * comment, a stream).
 */
import { setImmediate as others } from 'node:timers/promises';

export type PdfSyntax = {
  /** Those that were asked for, unescaped: `JavaScript` of `/J#61vaScript`. */
  names: ReadonlySet<string>;
  /** Those that have such a name in their dictionary. */
  streams: readonly PdfStream[];
  /** True when something written as an object stands where none belongs. */
  hidesObjects: boolean;
};

export type PdfStream = {
  /** The names of its dictionary that were asked for. */
  names: readonly string[];
  /** Where its bytes begin and end, from the first byte that was read. */
  start: number;
  end: number;
};

/** How an object begins. Readers that repair files find objects by it wherever they stand. */
const OBJECT = /\d[\s\0]+obj\b/;

/** The tokens that change how the bytes behind them are read. */
const TOKEN = /[(%]|\/[^\s\0()<>[\]{}/%]*|\bobj\b|\bstream[ \t]*(?:\r\n|\n|\r)/g;

/** Tokens read at a time, some milliseconds of work: then other requests have a turn. */
const TOKENS_AT_A_TIME = 20_000;

/** @param source one character per byte */
export async function readPdfSyntax(
  source: string,
  isAskedFor: (name: string) => boolean,
): Promise<PdfSyntax> {
  const names = new Set<string>();
  const streams: PdfStream[] = [];
  const token = new RegExp(TOKEN);
  let namesOfObject: string[] = [];
  let hidesObjects = false;

  for (let count = 1; ; count += 1) {
    const found = token.exec(source);
    if (!found) return { names, streams, hidesObjects };
    if (count % TOKENS_AT_A_TIME === 0) await others();
    const [text] = found;
    const start = token.lastIndex;
    if (text === 'obj') {
      namesOfObject = [];
    } else if (text.startsWith('/')) {
      const name = unescaped(text.slice(1));
      if (!isAskedFor(name)) continue;
      names.add(name);
      namesOfObject.push(name);
    } else {
      const end = ENDS[text[0] ?? '']?.(source, start) ?? endOfStream(source, start);
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
