import { describe, expect, test } from 'vitest';
import {
  DOCX_PARTS,
  relationship,
  writeDoc,
  writeDocx,
  writePdf,
  writeZip,
  type ZipEntrySource,
} from '../testing/documents.ts';
import { inspectFile } from './inspect-file.ts';

const CLEAN = { verdict: 'clean', findings: [] };
const suspicious = (...findings: string[]) => ({ verdict: 'suspicious', findings });

describe('a DOCX', () => {
  const entry = (lies: NonNullable<ZipEntrySource['lies']>): ZipEntrySource => ({
    name: 'word/media/image1.png',
    content: 'x'.repeat(1000),
    lies,
  });

  test.each([
    ['of one line', writeDocx()],
    [
      'with a picture that is stored',
      writeDocx([{ name: 'word/media/a.png', content: 'x', stored: true }]),
    ],
    [
      'with a link',
      writeDocx([
        {
          name: 'word/_rels/document.xml.rels',
          content: relationship('hyperlink', 'https://salma.example', true),
        },
      ]),
    ],
    [
      'with a picture of its own',
      writeDocx([
        {
          name: 'word/_rels/document.xml.rels',
          content: relationship('image', 'media/a.png', false),
        },
      ]),
    ],
    [
      'with a page number',
      writeDocx([{ name: 'word/footer1.xml', content: '<w:instrText> PAGE </w:instrText>' }]),
    ],
    ['with folders', writeDocx([{ name: 'word/media/', content: '', stored: true }])],
  ])('%s is clean', async (_, file) => {
    expect(await inspectFile('docx', file)).toEqual(CLEAN);
  });

  test.each([
    ['macros', writeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 'macro'],
    [
      'macros under another name',
      writeZip([
        {
          name: '[Content_Types].xml',
          content: 'application/vnd.ms-word.document.macroEnabled.main+xml',
        },
        ...DOCX_PARTS.slice(1),
      ]),
      'macro',
    ],
    ['an OLE object', writeDocx([{ name: 'word/oleObject1.bin', content: 'x' }]), 'ole_object'],
    [
      'an OLE object that calls itself a picture',
      writeDocx([{ name: 'word/media/a.png', content: writeDoc() }]),
      'ole_object',
    ],
    [
      'a control',
      writeDocx([{ name: 'word/activeX/activeX1.xml', content: '<a/>' }]),
      'ole_object',
    ],
    [
      'a file inside',
      writeDocx([{ name: 'word/embeddings/sheet.xlsx', content: 'x' }]),
      'embedded_file',
    ],
    [
      'an archive that calls itself a picture',
      writeDocx([{ name: 'word/media/a.png', content: writeDocx() }]),
      'embedded_file',
    ],
    [
      'a program that calls itself a picture',
      writeDocx([{ name: 'word/media/a.png', content: 'MZ\u0090' }]),
      'embedded_file',
    ],
    [
      'a template from elsewhere',
      writeDocx([
        {
          name: 'word/_rels/settings.xml.rels',
          content: relationship('attachedTemplate', 'https://x.example/a.dotm', true),
        },
      ]),
      'external_content',
    ],
    [
      'a template from elsewhere, in UTF-16',
      writeDocx([
        {
          name: 'word/_rels/settings.xml.rels',
          content: Buffer.from(
            `\ufeff${relationship('attachedTemplate', 'https://x.example/a.dotm', true)}`,
            'utf16le',
          ),
        },
      ]),
      'external_content',
    ],
    [
      'a picture from elsewhere',
      writeDocx([
        {
          name: 'word/_rels/document.xml.rels',
          content: relationship('image', '\\\\x.example\\a.png', true),
        },
      ]),
      'external_content',
    ],
    [
      'a command in a field',
      writeDocx([
        { name: 'word/header1.xml', content: '<w:instrText>DDEAUTO c:\\\\cmd.exe</w:instrText>' },
      ]),
      'external_content',
    ],
    [
      'a command spread over a field',
      writeDocx([
        {
          name: 'word/header1.xml',
          content:
            '<w:instrText xml:space="preserve">DD</w:instrText><w:instrText>EAUTO c:\\\\x</w:instrText>',
        },
      ]),
      'external_content',
    ],
    [
      'entities',
      writeDocx([{ name: 'word/a.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }]),
      'hidden_objects',
    ],
    [
      'bytes between its parts',
      writeZip(DOCX_PARTS, { gap: Buffer.alloc(500, 'x') }),
      'foreign_bytes',
    ],
  ])('with %s is suspicious', async (_, file, finding) => {
    expect(await inspectFile('docx', file)).toEqual(suspicious(finding));
  });

  test.each([
    ['is a PDF', writePdf(), 'wrong_content'],
    ['is an old Word document', writeDoc(), 'wrong_content'],
    [
      'is an archive of something else',
      writeZip([{ name: 'a.txt', content: 'b' }]),
      'wrong_content',
    ],
    ['is locked', writeDoc(['EncryptionInfo', 'EncryptedPackage']), 'protected'],
    ['has a locked part', writeDocx([entry({ flags: 1 })]), 'protected'],
    [
      'has something in front',
      writeZip(DOCX_PARTS, { before: Buffer.from('%PDF-1.7\n') }),
      'wrong_content',
    ],
    ['was cut off', writeDocx().subarray(0, -1), 'damaged'],
    ['is its first four bytes', Buffer.from('PK\u0003\u0004'), 'damaged'],
    ['says it unpacks to 300 MB', writeDocx([entry({ unpackedSize: 300e6 })]), 'oversized_inside'],
    [
      'unpacks to 300 MB and says less',
      writeDocx([{ name: 'a.bin', content: Buffer.alloc(30e6), lies: { unpackedSize: 1000 } }]),
      'damaged',
    ],
    [
      'unpacks to a thousand times its size',
      writeDocx([{ name: 'a.bin', content: Buffer.alloc(30e6) }]),
      'oversized_inside',
    ],
    ['unpacks to less than it says', writeDocx([entry({ unpackedSize: 1001 })]), 'damaged'],
    ['has the wrong checksum', writeDocx([entry({ crc: 1 })]), 'damaged'],
    [
      'has two parts of one name',
      writeDocx([{ name: 'WORD/document.xml', content: 'x' }]),
      'damaged',
    ],
    [
      'has two parts in one place',
      writeDocx([entry({ offset: 0, localName: '[Content_Types].xml' })]),
      'damaged',
    ],
    [
      'has a part of two names',
      writeDocx([entry({ localName: 'word/media/image2.png' })]),
      'damaged',
    ],
    ['has a part outside of itself', writeDocx([{ name: '../a', content: 'x' }]), 'damaged'],
    ['has a part at the root', writeDocx([{ name: '/etc/a', content: 'x' }]), 'damaged'],
    ['has a part on a drive', writeDocx([{ name: 'C:\\a', content: 'x' }]), 'damaged'],
    ['has a link for a part', writeDocx([entry({ mode: 0o120777 })]), 'damaged'],
    ['is packed in a way no program uses', writeDocx([entry({ method: 14 })]), 'damaged'],
    ['has a part that goes beyond it', writeDocx([entry({ packedSize: 1e6 })]), 'damaged'],
    ['has a part that begins beyond it', writeDocx([entry({ offset: 0xffff_0000 })]), 'damaged'],
    [
      'has 2,001 parts',
      writeDocx(Array.from({ length: 1999 }, (__, index) => ({ name: `${index}`, content: '' }))),
      'damaged',
    ],
  ])('that %s is refused', async (_, file, refusal) => {
    expect(await inspectFile('docx', file)).toEqual({ refusal });
  });
});

describe('a DOC', () => {
  test('is never vouched for', async () => {
    expect(await inspectFile('doc', writeDoc())).toEqual({ verdict: 'unverified', findings: [] });
  });

  test('with macros or objects is suspicious', async () => {
    expect(await inspectFile('doc', writeDoc(['WordDocument', '_VBA_PROJECT']))).toEqual(
      suspicious('macro'),
    );
    expect(await inspectFile('doc', writeDoc(['WordDocument', 'ObjectPool']))).toEqual(
      suspicious('ole_object'),
    );
  });

  test.each([
    ['is a PDF', writePdf(), 'wrong_content'],
    ['is a DOCX', writeDocx(), 'wrong_content'],
    ['is a spreadsheet', writeDoc(['Workbook']), 'wrong_content'],
    ['is its first eight bytes', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'wrong_content'],
  ])('that %s is refused', async (_, file, refusal) => {
    expect(await inspectFile('doc', file)).toEqual({ refusal });
  });
});
