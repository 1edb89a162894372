/** Inspects DOCX: the archive must be consistent, be a text document, and refer to nothing elsewhere. */
import type { FileRefusal } from '../forms/file-refusal.ts';
import { isLockedDocument } from './inspect-doc.ts';
import { type Finding, type Inspection, inspection } from './inspection.ts';
import { isRemote } from './remote-target.ts';
import { LONGEST_TEXT, readXmlElements, rootName } from './xml-elements.ts';
import { readZip, unpack, type ZipEntry } from './zip-archive.ts';

const MAX_UNPACKED = 50 * 1024 * 1024; // bytes, all entries together
/**
 * The largest ratio of unpacked to packed size: text compresses to a tenth; below a hundredth it was made to exhaust
 * memory.
 */
const MAX_RATIO = 100;
/** The largest part whose text is inspected. A text of 500 pages has 4 MB. */
const MAX_PART = 8 * 1024 * 1024; // bytes

export async function inspectDocx(file: Buffer): Promise<Inspection | { refusal: FileRefusal }> {
  if (isLockedDocument(file)) return { refusal: 'protected' };
  if (!file.subarray(0, 4).equals(ARCHIVE)) return { refusal: 'wrong_content' };
  const archive = readZip(file);
  if (archive === 'locked') return { refusal: 'protected' };
  if (archive === 'malformed') return { refusal: 'damaged' };

  const { entries, strayBytes } = archive;
  const unpackedSize = entries.reduce((sum, entry) => sum + entry.unpackedSize, 0);
  if (unpackedSize > MAX_UNPACKED || unpackedSize > MAX_RATIO * file.length) {
    return { refusal: 'oversized_inside' };
  }
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  if (!byName.has('[content_types].xml')) return { refusal: 'wrong_content' };
  const mainPart = await findMainPart(byName);
  if (!mainPart) return { refusal: 'wrong_content' };

  const findings = new Set<Finding>();
  if (strayBytes > 0) findings.add('foreign_bytes');
  for (const entry of entries) {
    for (const [name, finding] of BY_NAME) if (name.test(entry.name)) findings.add(finding);
    const text = await readEntry(entry, findings);
    if (text === undefined) return { refusal: 'damaged' };
    if (entry === mainPart && rootName(text) !== 'document') return { refusal: 'wrong_content' };
    await lookAtText(entry.name, text, findings);
  }
  return inspection(findings);
}

/** A local file header: an archive with nothing in front of it. */
const ARCHIVE = Buffer.from('PK\u0003\u0004');

const BY_NAME: readonly [RegExp, Finding][] = [
  [/vbaProject|vbaData|macrosheets/i, 'macro'],
  [/oleObject|activeX/i, 'ole_object'],
  [/(?:^|\/)embeddings\/|(?:^|\/)afchunk|\.(?:exe|dll|js|vbs|lnk|html?|mht)$/i, 'embedded_file'],
];

const IS_TEXT = /\.(?:xml|rels)$/i;
const COMPOUND_FILE = 'd0cf11e0';
const PACKED_FILE = '504b0304';
const PROGRAM = '4d5a';
/** Matches the beginning of XML, in UTF-8 or UTF-16, with or without a byte order mark. */
const XML = /^(?:efbbbf)?3c|^fffe|^feff|^003c/;

/** Finds the part that the package declares as the document (ECMA-376 part 2 §6.5), whatever its name. */
async function findMainPart(parts: ReadonlyMap<string, ZipEntry>): Promise<ZipEntry | undefined> {
  const relationships = parts.get('_rels/.rels');
  if (!relationships) return parts.get('word/document.xml');
  const text = (await readEntry(relationships, new Set())) ?? '';
  for await (const { attributes } of readXmlElements(text, isRelationship)) {
    // The type is of one of two standards, transitional or strict.
    if (!/\/relationships\/officeDocument$/i.test(attributes.get('Type') ?? '')) continue;
    const part = parts.get(partName(attributes.get('Target') ?? ''));
    if (part) return part;
  }
  return undefined;
}

/** Returns the name in the archive of a target, which is relative to its root, or absolute. */
function partName(target: string): string {
  // Only the path of the URL is used: no host is ever contacted.
  const address = URL.parse(target.trim(), 'http://package.invalid/');
  const path = address?.pathname.slice(1) ?? '';
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/** Returns the text of a part, empty for other parts; undefined when its unpacked size is wrong. */
async function readEntry(entry: ZipEntry, findings: Set<Finding>): Promise<string | undefined> {
  let isText = IS_TEXT.test(entry.name);
  const pieces: Buffer[] = [];
  let size = 0;
  const whole = await unpack(entry, (piece) => {
    if (size === 0) {
      lookAtStart(piece, findings);
      isText ||= XML.test(piece.toString('hex', 0, 4));
    }
    size += piece.length;
    if (isText && size <= MAX_PART) pieces.push(piece);
  });
  if (isText && entry.unpackedSize > MAX_PART) findings.add('unreadable_objects');
  return whole ? decoded(Buffer.concat(pieces)) : undefined;
}

function lookAtStart(piece: Buffer, findings: Set<Finding>): void {
  const start = piece.toString('hex', 0, 4);
  if (start === COMPOUND_FILE) findings.add('ole_object');
  if (start === PACKED_FILE || start.startsWith(PROGRAM)) findings.add('embedded_file');
}

/** Decodes XML, which may be UTF-16, with or without a byte order mark. */
function decoded(bytes: Buffer): string {
  const start = bytes.toString('hex', 0, 2);
  const utf16 = { fffe: 'utf-16le', '3c00': 'utf-16le', feff: 'utf-16be', '003c': 'utf-16be' };
  return new TextDecoder(new Map(Object.entries(utf16)).get(start) ?? 'utf-8').decode(bytes);
}

/** Matches an encoding whose markup we could not see. */
const OTHER_ENCODING =
  /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["'](?!utf-?8["']|utf-?16|(?:us-)?ascii["']|iso-8859-|windows-125)/i;

// Fields of a Word text that fetch or start something as the text is opened (ECMA-376 part 1 §17.16.5).
/** The codes that start a program or ask a database, wherever it is. */
const ACT_ALWAYS: ReadonlySet<string> = new Set(['DDE', 'DDEAUTO', 'DATABASE']);

/**
 * The codes that read another file: harmless on the author's own disk, as programs write them for a pasted picture.
 * `IMPORT`, `INCLUDE` and `DATA` are older names, which Word still reads.
 */
const ACT_ELSEWHERE: ReadonlySet<string> = new Set([
  'LINK',
  'INCLUDETEXT',
  'INCLUDEPICTURE',
  'INCLUDE',
  'IMPORT',
  'RD',
  'DATA',
]);

type Field = {
  code: string;
  /** Whether its code has ended: the following text is its last result. */
  isResult: boolean;
  /** Whether a part of its code is the result of another field. */
  isComputed: boolean;
};

/** The deepest fields within fields. */
const DEEPEST = 64;

const ELEMENTS = new Set(['fldSimple', 'fldChar', 'instrText', 'delInstrText']);

/** Whether a field of the part is active. Its code may be spread over several elements, and contain other fields. */
async function callsFromField(source: string): Promise<boolean> {
  const open: Field[] = [];
  // Codes outside any field are collected too: readers that repair a document may take them for one.
  const stray = newField();
  for await (const { name, attributes, text } of readXmlElements(source, (n) => ELEMENTS.has(n))) {
    const field = open.at(-1);
    if (name === 'fldSimple') {
      if (acts({ ...newField(), code: attributes.get('instr') ?? '' })) return true;
    } else if (name !== 'fldChar') {
      const owner = field && !field.isResult ? field : stray;
      owner.code = (owner.code + text).trimStart().slice(0, LONGEST_TEXT);
      if (owner === stray && acts({ ...stray, code: text })) return true;
    } else if (attributes.get('fldCharType') === 'begin') {
      if (open.length === DEEPEST) return true;
      if (field && !field.isResult) {
        // A field inside the name of the outer one would compute that name.
        if (field.code.trim() === '') return true;
        field.isComputed = true;
      }
      open.push(newField());
    } else if (field && attributes.get('fldCharType') === 'separate') {
      field.isResult = true;
    } else if (field && attributes.get('fldCharType') === 'end') {
      open.pop();
      if (acts(field)) return true;
    }
  }
  return [stray, ...open].some(acts);
}

function newField(): Field {
  return { code: '', isResult: false, isComputed: false };
}

function acts({ code, isComputed }: Field): boolean {
  const plain = code.replace(/[“”„«»]/g, '"');
  const [start = '', name = ''] = /^[\s"]*([a-z]+)/i.exec(plain) ?? [];
  // A code that was cut off may have lost its name, or the file's location.
  const isCut = code.length >= LONGEST_TEXT;
  if (ACT_ALWAYS.has(name.toUpperCase())) return true;
  if (!ACT_ELSEWHERE.has(name.toUpperCase())) return isCut && name === '';
  const words = [...plain.slice(start.length).matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([word, quoted]) => quoted ?? word)
    // The arguments without switches and cell ranges such as `R1C1:R5C3`.
    .filter((word) => !/^\\[^\\]|^[lrcz]\d+[lrcz:]/i.test(word));
  return isCut || words.some(isRemote) || (isComputed && words.length === 0);
}

async function lookAtText(name: string, text: string, findings: Set<Finding>): Promise<void> {
  if (/^\[Content_Types\]\.xml$/i.test(name) && /macroEnabled|vbaProject/i.test(text)) {
    findings.add('macro');
  }
  // Entities are refused: they could hide anything, and no program that writes documents declares any.
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY') || OTHER_ENCODING.test(text)) {
    findings.add('hidden_objects');
  }
  const calls = /\.rels$/i.test(name) ? refersElsewhere(text) : callsFromField(text);
  if (await calls) findings.add('external_content');
}

/**
 * Whether a part refers to another machine (ECMA-376 part 2 §6.5), declared as external or not. A clickable link is
 * allowed.
 */
async function refersElsewhere(text: string): Promise<boolean> {
  for await (const { attributes } of readXmlElements(text, isRelationship)) {
    const isLink = /\/relationships\/hyperlink$/i.test(attributes.get('Type') ?? '');
    if (!isLink && isRemote(attributes.get('Target') ?? '')) return true;
  }
  return false;
}

function isRelationship(name: string): boolean {
  return name === 'Relationship';
}
