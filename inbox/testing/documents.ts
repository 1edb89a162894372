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
];

/** A Word document of one line, and what a test puts into it. */
export function writeDocx(extra: readonly ZipEntrySource[] = []): Buffer {
  return writeZip([...DOCX_PARTS, ...extra]);
}

/** What a part refers to; `external` leaves the file. */
export function relationship(type: string, target: string, external: boolean): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/></Relationships>`;
}

/** The outside of Word's old format: signature, and the names of the streams in its directory. */
export function writeDoc(streams: readonly string[] = ['WordDocument']): Buffer {
  const file = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  for (const [index, name] of streams.entries()) file.write(name, 512 + 128 * index, 'utf16le');
  return file;
}
