/** Inspects PDF: the header and the end where they belong, nothing behind it, and no object that acts. */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { FileRefusal } from '../forms/file-refusal.ts';
import { type Finding, type Inspection, inspection } from './inspection.ts';
import { type PdfStream, type PdfSyntax, readPdfSyntax } from './pdf-lexer.ts';
import { isRemote } from './remote-target.ts';
import { endsWithZip } from './zip-archive.ts';

const inflateStream = promisify(inflate);

/** The length searched at either edge: readers look for the header and the end in a kilobyte. */
const EDGE = 1024; // bytes
/** The most bytes behind the end that are nobody's intent, such as a ^Z. */
const BYTES_BEHIND = 4;
/** The most bytes of objects packed in streams, unpacked, in all. A CV has some dozens of kilobytes of them. */
const MAX_OBJECT_BYTES = 20 * 1024 * 1024;
/** The most streams of objects; each holds a hundred or more. */
const MAX_OBJECT_STREAMS = 1_000;

/**
 * Names of what acts: the actions that leave the document (ISO 32000-2 §12.6.4, table 201), files inside (§7.11.4) and
 * media (§13). `GoTo`, `GoToDp`, `GoTo3DView`, `Named`, `Hide`, `ResetForm`, `SetOCGState` and `Trans` stay inside;
 * `Thread` and `URI` are seen by where they lead. Not `OpenAction` and `AA`: text programs write the first into every
 * file to set the zoom, and what either of them leads to has one of these names.
 */
const ACTIVE: ReadonlyMap<string, Finding> = new Map([
  ['JavaScript', 'script'],
  ['XFA', 'script'],
  ['Launch', 'launched_program'],
  ['SubmitForm', 'sent_form'],
  ['ImportData', 'sent_form'],
  ['EmbeddedFile', 'embedded_file'],
  ['EmbeddedFiles', 'embedded_file'],
  ['FileAttachment', 'embedded_file'],
  ['GoToE', 'embedded_file'],
  ['GoToR', 'external_content'],
  ['Rendition', 'rich_media'],
  ['Movie', 'rich_media'],
  ['Sound', 'rich_media'],
  ['3D', 'rich_media'],
  ['RichMedia', 'rich_media'],
  ['RichMediaExecute', 'rich_media'],
]);

/**
 * Keys whose value is executed, whatever their dictionary's type; short enough to also be names of fonts or letters.
 */
const ACTIVE_KEYS: ReadonlyMap<string, Finding> = new Map([
  ['JS', 'script'],
  ['EF', 'embedded_file'],
  ['AF', 'embedded_file'],
  ['Collection', 'embedded_file'],
]);

/** Keys of clickable addresses, and of their base (§12.6.4.8). */
const ADDRESS_KEYS: ReadonlySet<string> = new Set(['URI', 'Base']);

/** Keys of the place of a file (§7.11.3), for whatever action or stream. */
const FILE_KEYS: ReadonlySet<string> = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);

/** Matches addresses that start a program or fetch a file when clicked. Web, mail and phone addresses are allowed. */
const ACTING_ADDRESS =
  /^(?:(?:file|smb|ldaps?|javascript|vbscript|data|jar|mhtml|res|shell|search|search-ms|ms-[a-z-]+):|[a-z]:[\\/]|[\\/]{2})/i;

/** A filter that packs bytes, in full and as inline images abbreviate it (ISO 32000-2 §7.4). */
const FILTER = /^(?:[A-Z]\w*Decode|Crypt|Fl|LZW|AHx|A85|RL)$/;

/** Names that say how a stream is to be read, or that the file is locked. */
const STRUCTURE = new Set(['ObjStm', 'N', 'First', 'Predictor', 'Encrypt']);

function isTelling(name: string, hasValue: boolean): boolean {
  if (ACTIVE_KEYS.has(name)) return hasValue;
  return ACTIVE.has(name) || STRUCTURE.has(name) || FILTER.test(name);
}

export async function inspectPdf(file: Buffer): Promise<Inspection | { refusal: FileRefusal }> {
  const header = file.subarray(0, EDGE).indexOf('%PDF-');
  if (header === -1) return { refusal: 'wrong_content' };
  const end = file.lastIndexOf('%%EOF');
  if (end === -1 || end < file.length - EDGE) return { refusal: 'damaged' };

  const findings = new Set<Finding>();
  const behind = file.subarray(end + '%%EOF'.length);
  if (!isBlank(file.subarray(0, header)) || !(isBlank(behind) || behind.length <= BYTES_BEHIND)) {
    findings.add('foreign_bytes');
  }
  if (endsWithZip(file)) findings.add('foreign_bytes');

  const targets = new Targets();
  const syntax = await readPdfSyntax(file.toString('latin1'), targets);
  if (syntax.names.has('Encrypt')) return { refusal: 'protected' };
  report(syntax, findings);
  const packed = syntax.streams.filter(holdsObjects);
  if (packed.length > MAX_OBJECT_STREAMS) findings.add('unreadable_objects');
  let room = MAX_OBJECT_BYTES;
  for (const stream of packed.slice(0, MAX_OBJECT_STREAMS)) {
    const { objects, left } = await unpacked(file, stream, room);
    room = left;
    if (objects) {
      report(await readPdfSyntax(objects.toString('latin1'), targets), findings);
    } else {
      findings.add('unreadable_objects');
    }
  }
  if (targets.act) findings.add('external_content');
  return inspection(findings);
}

/** Whether bytes are only blanks, zeros and a UTF-8 byte order mark. */
function isBlank(bytes: Buffer): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?[\s\0]*$/.test(bytes.toString('latin1'));
}

/** Notes where addresses and places of files lead. */
class Targets {
  readonly isRequested = isTelling;
  #acts = false;
  #isElsewhere = false;
  #actsAlone = false;

  /** Whether an action was found. A string alone counts when a key refers to a value elsewhere. */
  get act(): boolean {
    return this.#acts || (this.#isElsewhere && this.#actsAlone);
  }

  readonly onString = (text: string, key: string): void => {
    const plain = text.replace(/[\0-\u0020]/g, '');
    if (ADDRESS_KEYS.has(key)) this.#acts ||= ACTING_ADDRESS.test(plain);
    else if (FILE_KEYS.has(key)) this.#acts ||= isRemote(plain);
    else if (key === '') this.#actsAlone ||= ACTING_ADDRESS.test(plain);
  };

  readonly onReference = (key: string): void => {
    this.#isElsewhere ||= ADDRESS_KEYS.has(key) || FILE_KEYS.has(key);
  };
}

function report({ names, hidesObjects }: PdfSyntax, findings: Set<Finding>): void {
  if (hidesObjects) findings.add('hidden_objects');
  for (const name of names) {
    const finding = ACTIVE.get(name) ?? ACTIVE_KEYS.get(name);
    if (finding) findings.add(finding);
  }
}

/** Whether a stream holds objects: not every reader asks for the type, so a count and a first place suffice. */
function holdsObjects({ names }: PdfStream): boolean {
  return names.includes('ObjStm') || (names.includes('N') && names.includes('First'));
}

type Unpacked = {
  /** Absent when packed in a way no CV program uses, or too large. */
  objects?: Buffer;
  /** The bytes left for unpacking further streams. */
  left: number;
};

/** Unpacks a stream's objects, into so much room. */
async function unpacked(
  file: Buffer,
  { names, start, end }: PdfStream,
  room: number,
): Promise<Unpacked> {
  const bytes = file.subarray(start, end);
  const [filter, ...more] = names.filter((name) => FILTER.test(name));
  if (names.includes('Predictor') || more.length > 0) return { left: room };
  if (filter === undefined && bytes.length <= room) {
    return { objects: bytes, left: room - bytes.length };
  }
  if (filter !== 'FlateDecode' || room <= 0) return { left: room };
  // A stream cut short by an `endstream` in its middle does not unpack, while a reader would go on behind it. One that
  // does not unpack counts as having used all the room.
  return inflateStream(bytes, { maxOutputLength: room }).then(
    (objects) => ({ objects, left: room - objects.length }),
    () => ({ left: 0 }),
  );
}
