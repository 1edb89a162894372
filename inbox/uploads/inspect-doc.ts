/**
 * Inspects Word's old binary format ([MS-DOC]). It cannot be vouched for without reading all of it, so it never is:
 * every one is "à vérifier". The inspection asks whether it is one at all and whether it is locked, and looks for
 * macros, embedded objects and a template from elsewhere, by the directory of the file.
 */
import type { FileRefusal } from '../forms/file-refusal.ts';
import {
  type CompoundEntry,
  type CompoundFile,
  isCompoundFile,
  readCompoundFile,
} from './compound-file.ts';
import { type Finding, type Inspection, inspection } from './inspection.ts';
import { isRemote } from './remote-target.ts';

export async function inspectDoc(file: Buffer): Promise<Inspection | { refusal: FileRefusal }> {
  if (!isCompoundFile(file)) return { refusal: 'wrong_content' };
  const compound = readCompoundFile(file);
  if (!compound) return { refusal: 'damaged' };
  if (holdsLockedPackage(compound)) return { refusal: 'protected' };
  const text = stream(compound, 'worddocument');
  if (!text) return { refusal: 'wrong_content' };
  const header = compound.read(text, 0, HEADER_SIZE);
  if (header.length < FLAGS + 2) return { refusal: 'damaged' };
  const flags = header.readUInt16LE(FLAGS);
  if (flags & ENCRYPTED) return { refusal: 'protected' };

  const findings = new Set<Finding>();
  for (const { path } of compound.entries) {
    if (OWN_STREAM.test(path)) continue;
    for (const [place, finding] of BY_PLACE) if (place.test(path)) findings.add(finding);
  }
  const table = stream(compound, flags & SECOND_TABLE ? '1table' : '0table');
  if (isRemote(templateOf(compound, header, table))) findings.add('external_content');
  return findings.size === 0 ? { verdict: 'unverified', findings: [] } : inspection(findings);
}

/** True for a Word document of today that was locked with a password: it is packed into a compound file. */
export function isLockedDocument(file: Buffer): boolean {
  const compound = readCompoundFile(file);
  return compound !== undefined && holdsLockedPackage(compound);
}

function holdsLockedPackage(compound: CompoundFile): boolean {
  return stream(compound, 'encryptedpackage') !== undefined;
}

/**
 * Word's own streams, in the root or right below a storage there: some programs that empty a storage leave the next
 * stream of the root for its child.
 */
const OWN_STREAM =
  /^(?:[^/]+\/)?(?:worddocument|[01]table|data|.compobj|.(?:document)?summaryinformation)$/;

/**
 * Active parts, by their paths. Word writes an empty `ObjectPool` into ordinary texts: it counts if it has content, as
 * the storage of macros does.
 */
const BY_PLACE: readonly [RegExp, Finding][] = [
  [/^macros\/.|(?:^|\/)(?:_vba_project(?:_cur)?$|vba\/)/, 'macro'],
  [/^objectpool\/.|(?:^|\/).?ole10native$/, 'ole_object'],
];

/** [MS-DOC] §2.5.1, as far as the place of the names that belong to the text. */
const HEADER_SIZE = 418; // bytes
const FLAGS = 10;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const NAMES = 410;
/** Eighteen names of at most 255 letters. */
const LONGEST_NAMES = 16 * 1024; // bytes
const TEMPLATE = 1;
/** The beginning of the header of Word 97 and all later ones; older ones have other places. */
const WORD_97 = 0xa5ec;

/** The path of the template a text was made from, the second of its names ([MS-DOC] §2.9.273); empty without one. */
function templateOf(
  { read }: CompoundFile,
  header: Buffer,
  table: CompoundEntry | undefined,
): string {
  if (!table || header.length < HEADER_SIZE || header.readUInt16LE(0) !== WORD_97) return '';
  const start = header.readUInt32LE(NAMES);
  const length = Math.min(header.readUInt32LE(NAMES + 4), LONGEST_NAMES);
  const names = read(table, start, start + length);
  // The table begins with a mark, a count and a size of zero; each name is preceded by its length.
  for (let at = 6, index = 0; at + 2 <= names.length; index += 1) {
    const end = at + 2 + names.readUInt16LE(at) * 2;
    if (index === TEMPLATE) return names.toString('utf16le', at + 2, end);
    at = end;
  }
  return '';
}

function stream({ entries }: CompoundFile, name: string): CompoundEntry | undefined {
  const streams = entries.filter(({ kind }) => kind === 'stream');
  return (
    streams.find(({ path }) => path === name) ??
    streams.find(({ path }) => OWN_STREAM.test(path) && path.endsWith(`/${name}`))
  );
}
