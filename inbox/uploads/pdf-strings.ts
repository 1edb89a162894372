/** Decodes strings of PDF syntax (ISO 32000-2 §7.3.4, §7.9.2), as far as it takes to see where they lead. */

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
export function literalString(source: string, start: number, end: number): string {
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
export function hexadecimalString(source: string, start: number): string {
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
