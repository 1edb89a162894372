/**
 * Objects and arrays in one another. An article with a table in it is nine levels deep, the hosted service allows 20,
 * our own documents 64; a mutation wraps them in up to five more. What walks JSON recurses: serializing 28,000 nested
 * arrays once exhausted the stack and ended the process.
 */
const MAX_DEPTH = 72;

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [
  ...Buffer.from('"\\[]{}'),
];

/**
 * Parses JSON text from outside the process.
 *
 * @throws {SyntaxError} for what is not JSON, and for what is nested too deeply, before memory is spent on it.
 */
export function parseJson(text: string): unknown {
  refuseDeep(text);
  return JSON.parse(text);
}

/** Parses text that may be anything: undefined where `parseJson` throws. */
export function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function refuseDeep(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (quoted) {
      if (character === BACKSLASH) at += 1;
      else if (character === QUOTE) quoted = false;
    } else if (character === QUOTE) quoted = true;
    else if (character === OPEN_ARRAY || character === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) {
        throw new SyntaxError(`The JSON is nested more than ${MAX_DEPTH} levels deep`);
      }
    } else if (character === CLOSE_ARRAY || character === CLOSE_OBJECT) depth -= 1;
  }
}
