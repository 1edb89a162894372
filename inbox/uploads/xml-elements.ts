/**
 * Reads the requested elements of XML, with their attributes and text, without building a tree: a part of eight
 * megabytes is read in one pass, whatever it contains.
 */
import { setImmediate as others } from 'node:timers/promises';

export type XmlElement = {
  /** The name without its prefix, which a document chooses freely: `fldSimple` of `<w:fldSimple>`. */
  name: string;
  /** Values by name, both without prefix and with references resolved. */
  attributes: ReadonlyMap<string, string>;
  /** The text up to its end or to the next requested element; cut when it is long. */
  text: string;
};

/** The characters kept of a text, a run of blanks as one. The code of a field has some dozens. */
export const LONGEST_TEXT = 16 * 1024; // UTF-16 units

/** Tags read at a time, some milliseconds of work: then other requests have a turn. */
const TAGS_AT_A_TIME = 20_000;

/** Yields the requested elements by name, in order, nested ones too. */
export async function* readXmlElements(
  source: string,
  isRequested: (name: string) => boolean,
): AsyncGenerator<XmlElement, void, undefined> {
  let open: XmlElement | undefined;
  let at = 0;
  for (let count = 1; ; count += 1) {
    if (count % TAGS_AT_A_TIME === 0) await others();
    const start = source.indexOf('<', at);
    if (open) append(open, resolved(source.slice(at, start === -1 ? at : start)));
    if (start === -1) break;
    const markup = markupAt(source, start);
    at = markup.end;
    if (markup.kind === 'other') continue;
    if (markup.kind === 'data') {
      if (open) append(open, source.slice(markup.from, markup.to));
      continue;
    }
    const tag = source.slice(start, at);
    const name = NAME.exec(tag)?.[1] ?? '';
    if (!isRequested(name)) continue;
    if (open) yield open;
    open = undefined;
    if (!tag.startsWith('</')) open = { name, attributes: attributesOf(tag), text: '' };
  }
  if (open) yield open;
}

function append(element: XmlElement, text: string): void {
  if (element.text.length >= LONGEST_TEXT) return;
  element.text = (element.text + text.replace(/\s+/g, ' ')).slice(0, LONGEST_TEXT);
}

/** Returns the name of the first element, without its prefix; empty when there is none. */
export function rootName(source: string): string {
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', at)) {
    const markup = markupAt(source, at);
    if (markup.kind === 'tag') return NAME.exec(source.slice(at, markup.end))?.[1] ?? '';
    at = markup.end;
  }
  return '';
}

const NAME = /^<\/?(?:[^\s<>/:]*:)?([^\s<>/:]+)/;

type Markup = { end: number } & (
  | { kind: 'tag' | 'other' }
  /** The content of a `<![CDATA[` section. */
  | { kind: 'data'; from: number; to: number }
);

function markupAt(source: string, start: number): Markup {
  if (source.startsWith('<!--', start)) {
    return { kind: 'other', end: behind(source, '-->', start + 4) };
  }
  if (source.startsWith('<![CDATA[', start)) {
    const from = start + '<![CDATA['.length;
    const end = behind(source, ']]>', from);
    return { kind: 'data', from, to: Math.max(from, end - 3), end };
  }
  if (source.startsWith('<?', start)) return { kind: 'other', end: behind(source, '?>', start) };
  return { kind: 'tag', end: endOfTag(source, start + 1) };
}

function behind(source: string, sign: string, from: number): number {
  const at = source.indexOf(sign, from);
  return at === -1 ? source.length : at + sign.length;
}

/** The position behind the `>` that closes a tag: one in a quoted value does not. A `<` ends a tag that is not closed. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '<') return at;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return source.length;
}

const ATTRIBUTE = /\s(?:[^\s<>/:="']*:)?([^\s<>/:="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    attributes.set(name, resolved(double ?? single ?? ''));
  }
  return attributes;
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

function resolved(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,4}));/gi, (reference, ...groups) => {
    const [decimal, hexadecimal, name] = groups.map((group) => String(group ?? ''));
    if (name) return NAMED.get(name) ?? reference;
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}
