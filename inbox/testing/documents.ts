/** Documents for the CV gate, written byte by byte: harmless ones, and each kind of harm. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

type PdfParts = {
  /** Dictionaries, each an object of its own. */
  objects?: readonly string[];
  /** Dictionaries in one object stream, as today's programs write them. */
  packed?: string;
  /** Names added to the dictionary of that stream. */
  packedAs?: string;
  /** Entries added to the dictionary of the page. */
  page?: string;
  before?: string;
  after?: string;
  trailer?: string;
};

/** A PDF of one empty page, and what a test puts into it. */
export function writePdf({
  objects = [],
  packed,
  packedAs = '/Filter /FlateDecode',
  page = '',
  before = '',
  after = '\n',
  trailer = '',
}: PdfParts = {}): Buffer {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...objects,
  ];
  const written = all.map((dictionary, index) => `${index + 1} 0 obj\n${dictionary}\nendobj\n`);
  if (packed !== undefined) {
    const raw = `9 0 ${packed}`;
    const bytes = packedAs.includes('/Filter') ? deflateSync(raw).toString('latin1') : raw;
    written.push(
      `99 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${packedAs} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj\n`,
    );
  }
  const body = `${before}%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n${written.join('')}`;
  return Buffer.from(
    `${body}trailer\n<< /Root 1 0 R /Size ${all.length + 1} ${trailer} >>\nstartxref\n0\n%%EOF${after}`,
    'latin1',
  );
}

/** One row of 64 black dots as a scanner's fax code (ITU-T T.6): horizontal mode, no white, 64 black, the end. */
const BLACK_ROW = ['001', '00110101', '0000001111', '0000110111', '000000000001'.repeat(2)].join(
  '',
);

const SCAN = String.fromCharCode(
  ...(BLACK_ROW.match(/.{1,8}/g) ?? []).map((bits) => Number.parseInt(bits.padEnd(8, '0'), 2)),
);

/**
 * A CV of one page that can be read: lines of text in a font every reader has, a scanned black box in the middle
 * of the page, and a link to a portfolio.
 */
export function writeCv(lines: readonly string[], link: string): Buffer {
  const [name = '', ...others] = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`);
  const scan = 'q 200 0 0 100 200 370 cm /Im1 Do Q';
  const drawing = `${scan} BT /F1 26 Tf 30 TL 56 770 Td ${name} /F1 12 Tf 18 TL ${others.join(' ')} ET`;
  return writePdf({
    page: '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Im1 7 0 R >> >> /Annots [6 0 R]',
    objects: [
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Type /Annot /Subtype /Link /Rect [56 600 300 620] /A << /S /URI /URI (${link}) >> >>`,
      `<< /Type /XObject /Subtype /Image /Width 64 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 1 >> /Length ${SCAN.length} >>\nstream\n${SCAN}\nendstream`,
    ],
  });
}

export type ZipEntrySource = {
  name: string;
  content: string | Buffer;
  stored?: boolean;
  /** What the directory says instead of the truth. */
  lies?: Partial<{
    localName: string;
    unpackedSize: number;
    packedSize: number;
    crc: number;
    flags: number;
    method: number;
    /** Unix, as in `0o120777` for a symbolic link. */
    mode: number;
    /** Where its bytes are said to begin. */
    offset: number;
  }>;
};

export function writeZip(
  sources: readonly ZipEntrySource[],
  { before = Buffer.alloc(0), gap = Buffer.alloc(0), comment = Buffer.alloc(0) } = {},
): Buffer {
  const files: Buffer[] = [before];
  const directory: Buffer[] = [];
  let offset = before.length;
  for (const { name, content, stored = false, lies = {} } of sources) {
    const plain = Buffer.from(content);
    const packed = stored ? plain : deflateRawSync(plain);
    const rawName = Buffer.from(name);
    const localName = Buffer.from(lies.localName ?? name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(lies.flags ?? 0, 2);
    common.writeUInt16LE(lies.method ?? (stored ? 0 : 8), 4);
    common.writeUInt32LE(lies.crc ?? crc32(plain), 10);
    common.writeUInt32LE(lies.packedSize ?? packed.length, 14);
    common.writeUInt32LE(lies.unpackedSize ?? plain.length, 18);

    const local = Buffer.from(common);
    local.writeUInt16LE(localName.length, 22);
    files.push(Buffer.from('PK\u0003\u0004'), local, localName, packed);

    // Comment length, disk and internal attributes are 0.
    const listed = Buffer.alloc(14);
    listed.writeUInt32LE(((lies.mode ?? 0o100644) << 16) >>> 0, 6);
    listed.writeUInt32LE(lies.offset ?? offset, 10);
    const central = Buffer.from(common);
    central.writeUInt16LE(rawName.length, 22);
    // Written on Unix, by version 2.0.
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), central, listed, rawName);
    offset += 30 + localName.length + packed.length;
  }
  offset += gap.length;
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(sources.length, 8);
  end.writeUInt16LE(sources.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...files, gap, listing, end, comment]);
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const TEXT =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Salma Idrissi</w:t></w:r></w:p></w:body></w:document>';

export const DOCX_PARTS: readonly ZipEntrySource[] = [
  { name: '[Content_Types].xml', content: TYPES },
  { name: 'word/document.xml', content: TEXT },
  { name: '_rels/.rels', content: relationship('officeDocument', 'word/document.xml', false) },
];

/** A Word document of one line, and what a test puts into it. */
export function writeDocx(extra: readonly ZipEntrySource[] = []): Buffer {
  return writeZip([...DOCX_PARTS, ...extra]);
}

/** What a part refers to; `external` leaves the file. */
export function relationship(type: string, target: string, external: boolean): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/></Relationships>`;
}

type DocParts = {
  /** The header's flags, at offset 10 of `WordDocument` ([MS-DOC] §2.5.1). */
  flags?: number;
  /** The template, as the second name that belongs to the text. */
  template?: string;
  text?: string;
};

const DOC_HEADER_SIZE = 512; // bytes
const DOC_NAMES = 410;

/**
 * Word's old format, a compound file ([MS-CFB]): streams by their paths, and storages, whose paths end in `/`. Its
 * `WordDocument` holds a header and a text; the stream `0Table` is added when there is a template.
 */
export function writeDoc(
  paths: readonly string[] = ['WordDocument'],
  { flags = 0, template, text = 'Salma Idrissi' }: DocParts = {},
): Buffer {
  const header = Buffer.alloc(DOC_HEADER_SIZE);
  header.writeUInt16LE(0xa5ec);
  header.writeUInt16LE(flags, 10);
  const names = Buffer.concat([
    // A mark, a count, a size of zero, and a first name that is empty.
    Buffer.from('ffff120000000000', 'hex'),
    ...(template === undefined ? [] : [sized(template)]),
  ]);
  if (template !== undefined) header.writeUInt32LE(names.length, DOC_NAMES + 4);
  const all = template === undefined ? paths : [...paths, '0Table'];
  return writeCompoundFile(
    all.map((path) => {
      if (/(?:^|\/)worddocument$/i.test(path)) {
        return { path, content: Buffer.concat([header, Buffer.from(text, 'utf16le')]) };
      }
      return { path, content: path === '0Table' ? names : Buffer.from('x') };
    }),
  );
}

function sized(name: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(name.length);
  return Buffer.concat([length, Buffer.from(name, 'utf16le')]);
}

const SECTOR = 512; // bytes
const MINI_SECTOR = 64; // bytes
const END_OF_CHAIN = 0xffff_fffe;
const NOTHING = 0xffff_ffff;

type CompoundNode = { name: string; content?: Buffer; children: CompoundNode[] };

/** A compound file whose sectors are, in this order: one of the FAT, the directory, the mini FAT, the mini stream. */
function writeCompoundFile(sources: readonly { path: string; content: Buffer }[]): Buffer {
  const root: CompoundNode = { name: 'Root Entry', children: [] };
  for (const { path, content } of sources) {
    let node = root;
    for (const name of path.split('/').filter(Boolean)) {
      const child = node.children.find((other) => other.name === name) ?? { name, children: [] };
      if (!node.children.includes(child)) node.children.push(child);
      node = child;
    }
    if (!path.endsWith('/')) node.content = content;
  }
  const nodes = [root];
  for (const node of nodes) nodes.push(...node.children);

  const miniFat: number[] = [];
  const miniStream: Buffer[] = [];
  const entries = nodes.map((node) => {
    const entry = Buffer.alloc(128);
    entry.write(node.name, 'utf16le');
    entry.writeUInt16LE((node.name.length + 1) * 2, 64);
    entry.writeUInt8(node === root ? 5 : node.content ? 2 : 1, 66);
    entry.writeUInt32LE(NOTHING, 68);
    const parent = nodes.find(({ children }) => children.includes(node));
    const sibling = parent?.children[parent.children.indexOf(node) + 1];
    entry.writeUInt32LE(sibling ? nodes.indexOf(sibling) : NOTHING, 72);
    const [child] = node.children;
    entry.writeUInt32LE(child ? nodes.indexOf(child) : NOTHING, 76);
    if (node.content) {
      entry.writeUInt32LE(miniFat.length, 116);
      entry.writeUInt32LE(node.content.length, 120);
      const count = Math.ceil(node.content.length / MINI_SECTOR);
      for (let index = 1; index < count; index += 1) miniFat.push(miniFat.length + 1);
      miniFat.push(END_OF_CHAIN);
      miniStream.push(padded(node.content, MINI_SECTOR));
    }
    return entry;
  });
  const parts = [Buffer.concat(entries), numbers(miniFat), Buffer.concat(miniStream)].map((part) =>
    padded(part, SECTOR),
  );
  const fat = [0xffff_fffd];
  const [directory = 0, miniFatStart = 0, miniStreamStart = 0] = parts.map((part) => {
    const start = fat.length;
    for (let index = 1; index < part.length / SECTOR; index += 1) fat.push(fat.length + 1);
    fat.push(END_OF_CHAIN);
    return start;
  });
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  Buffer.from('3e000300feff09000600', 'hex').copy(header, 24);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(miniFatStart, 60);
  header.writeUInt32LE(1, 64);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.writeUInt32LE(0, 76);
  const file = Buffer.concat([header, padded(numbers(fat), SECTOR), ...parts]);
  const rootEntry = SECTOR * (1 + directory);
  file.writeUInt32LE(miniStreamStart, rootEntry + 116);
  file.writeUInt32LE(Buffer.concat(miniStream).length, rootEntry + 120);
  return file;
}

function numbers(all: readonly number[]): Buffer {
  const bytes = Buffer.alloc(all.length * 4);
  for (const [index, number] of all.entries()) bytes.writeUInt32LE(number, index * 4);
  return bytes;
}

function padded(bytes: Buffer, unit: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit, 0xff)]);
}
