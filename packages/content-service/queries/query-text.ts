/** A word, number, string or sign of a query, with its place: from `start` up to `end`, as UTF-16 offsets. */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'sign';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const SPACE = /(?:\s|\/\/[^\n]*)+/y;
const KINDS = {
  name: /[A-Za-z_]\w*/y,
  number: /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  // A string without its closing quote extends to the end of the query.
  string: /"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)|'[^'\\]*(?:\\.[^'\\]*)*(?:'|$)/sy,
  sign: /::|->|\.{2,3}|[=!<>]=|&&|\|\||\*\*|[\s\S]/y,
} as const;

/** Reads the tokens of a query, without spaces and comments. An unknown character is a token of its own. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let start = spaceFrom(query, 0);
  while (start < query.length) {
    const token = tokenAt(query, start);
    tokens.push(token);
    start = spaceFrom(query, token.end);
  }
  return tokens;
}

function spaceFrom(query: string, start: number): number {
  SPACE.lastIndex = start;
  return SPACE.test(query) ? SPACE.lastIndex : start;
}

function tokenAt(query: string, start: number): Token {
  for (const kind of ['name', 'number', 'string', 'sign'] as const) {
    const pattern = KINDS[kind];
    pattern.lastIndex = start;
    const [text] = pattern.exec(query) ?? [];
    if (text) return { kind, text, start, end: start + text.length };
  }
  return { kind: 'sign', text: query.charAt(start), start, end: start + 1 };
}

/** Text that takes the place of a part of a query. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A query as passed to groq-js, with the positions of the caller's own. */
export interface EditedQuery {
  readonly text: string;
  placeOf(position: number): number;
}

/** Applies edits, in the order of their places and none within another, to a query. */
export function editQuery(query: string, edits: readonly Edit[]): EditedQuery {
  let text = '';
  let end = 0;
  for (const edit of edits) {
    text += query.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return {
    text: text + query.slice(end),
    placeOf(position) {
      let moved = 0;
      for (const edit of edits) {
        if (position < edit.start + moved) break;
        const growth = edit.text.length - (edit.end - edit.start);
        if (position < edit.start + moved + edit.text.length) return edit.start;
        moved += growth;
      }
      return position - moved;
    },
  };
}
