/** Inspects DOCX: an archive that is exactly what it says, is a text document, and calls nothing from elsewhere. */
import type { FileRefusal } from '../forms/file-refusal.ts';
import { isLockedDocument } from './inspect-doc.ts';
import { type Finding, type Inspection, inspection } from './inspection.ts';
import { readZip, unpack, type ZipEntry } from './zip-archive.ts';

const MAX_UNPACKED = 50 * 1024 * 1024; // bytes, all entries together
/** The largest ratio of unpacked to packed: text packs to a tenth; below a hundredth it was made to. */
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
  const names = new Set(entries.map((entry) => entry.name));
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) {
    return { refusal: 'wrong_content' };
  }

  const findings = new Set<Finding>();
  if (strayBytes > 0) findings.add('foreign_bytes');
  for (const entry of entries) {
    for (const [name, finding] of BY_NAME) if (name.test(entry.name)) findings.add(finding);
    const text = await readEntry(entry, findings);
    if (text === undefined) return { refusal: 'damaged' };
    lookAtText(entry.name, text, findings);
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

/** The text of a part, empty for what is none; undefined when it does not unpack to what it said. */
async function readEntry(entry: ZipEntry, findings: Set<Finding>): Promise<string | undefined> {
  const isText = IS_TEXT.test(entry.name);
  if (isText && entry.unpackedSize > MAX_PART) findings.add('unreadable_objects');
  const kept: Buffer[] = [];
  let size = 0;
  const whole = await unpack(entry, (piece) => {
    if (size === 0) lookAtStart(piece, findings);
    size += piece.length;
    if (isText && size <= MAX_PART) kept.push(piece);
  });
  return whole ? decoded(Buffer.concat(kept)) : undefined;
}

function lookAtStart(piece: Buffer, findings: Set<Finding>): void {
  const start = piece.toString('hex', 0, 4);
  if (start === COMPOUND_FILE) findings.add('ole_object');
  if (start === PACKED_FILE || start.startsWith(PROGRAM)) findings.add('embedded_file');
}

/** XML may be UTF-16, with a mark that says so. */
function decoded(bytes: Buffer): string {
  const utf16 = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.toString('hex', 0, 2)];
  return new TextDecoder(utf16 ?? 'utf-8').decode(bytes);
}

function lookAtText(name: string, text: string, findings: Set<Finding>): void {
  if (name === '[Content_Types].xml' && /macroEnabled|vbaProject/i.test(text)) {
    findings.add('macro');
  }
  // Entities are refused: they could spell anything, and no program that writes documents declares any.
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) findings.add('hidden_objects');
  if (name.endsWith('.rels')) lookAtRelationships(text, findings);
  else if (IS_TEXT.test(name) && callsFromField(text)) findings.add('external_content');
}

/** Inspects what a part refers to (ECMA-376 part 2 §6.5). A link a reader may click is as it should be. */
function lookAtRelationships(text: string, findings: Set<Finding>): void {
  for (const [relationship] of text.matchAll(/<(?:\w{1,20}:)?Relationship\s[^<>]*>/g)) {
    const isExternal = /\bTargetMode\s*=\s*["']External["']/i.test(relationship);
    const isLink = /\bType\s*=\s*["'][^"']*\/hyperlink["']/.test(relationship);
    if (isExternal && !isLink) findings.add('external_content');
  }
}

/** Whether fields fetch or start something: their code may be spread over several elements. */
function callsFromField(text: string): boolean {
  const spread = [...text.matchAll(/<w:instrText(?:\s[^<>]*)?>([^<]*)</g)].map(([, code]) => code);
  const whole = [...text.matchAll(/\sw:instr\s*=\s*"([^"]*)"/g)].map(([, code]) => code);
  return [spread.join(''), ...whole].some((code) =>
    /\bDDE(?:AUTO)?\b|\bINCLUDE(?:TEXT|PICTURE)\b/i.test(code ?? ''),
  );
}
