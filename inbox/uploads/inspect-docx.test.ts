import { randomBytes } from 'node:crypto';
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

const [TYPES, TEXT] = DOCX_PARTS;
const rootOf = (target: string, type = 'officeDocument') => ({
  name: '_rels/.rels',
  content: relationship(type, target, false),
});
/** A document whose main part is of another name, as its relationships say. */
const withMainPart = (name: string, root: ZipEntrySource) =>
  writeZip([...(TYPES ? [TYPES] : []), { name, content: TEXT?.content ?? '' }, root]);
const refersTo = (part: string, type: string, target: string) =>
  writeDocx([{ name: `word/_rels/${part}.rels`, content: relationship(type, target, true) }]);

/** A field as Word writes it, its code in so many runs. */
const field = (...pieces: string[]) =>
  `<w:fldChar w:fldCharType="begin"/>${pieces.map((piece) => `<w:instrText xml:space="preserve">${piece}</w:instrText>`).join('')}<w:fldChar w:fldCharType="separate"/><w:t>x</w:t><w:fldChar w:fldCharType="end"/>`;
/** Bytes that do not pack, so that no file counts as one that was made to unpack to a hundred times its size. */
const ballast = (size: number) => ({
  name: 'word/media/a.jpg',
  content: Buffer.concat([Buffer.from('ffd8', 'hex'), randomBytes(size)]),
});
const inPart = (content: string, part = 'footnotes') =>
  writeDocx([{ name: `word/${part}.xml`, content: `<w:p>${content}</w:p>` }, ballast(20_000)]);
const UNC = '"\\\\\\\\198.51.100.1\\\\x"';

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
    ['by Word on the web', withMainPart('word/document2.xml', rootOf('word/document2.xml'))],
    ['whose main part is named from the root', withMainPart('a/b.xml', rootOf('/a/b.xml'))],
    ['whose main part is named in another case', withMainPart('Word/D.xml', rootOf('word/d.xml'))],
    [
      'whose main part is named with signs',
      withMainPart('é/a b.xml', rootOf('./%C3%A9/a%20b.xml')),
    ],
    [
      'of the strict standard, with prefixes',
      withMainPart('word/document3.xml', {
        name: '_rels/.rels',
        content:
          "<?xml version='1.0'?><r:Relationships xmlns:r='http://schemas.openxmlformats.org/package/2006/relationships'><!-- > --><r:Relationship Target='word&#47;document3.xml' Id='a' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument'></r:Relationship></r:Relationships>",
      }),
    ],
    ['with one byte behind', Buffer.concat([writeDocx(), Buffer.from('\n')])],
    ['with a few bytes behind', Buffer.concat([writeDocx(), Buffer.alloc(12)])],
    ...[
      'file:///C:\\Users\\Salma\\AppData\\Roaming\\Microsoft\\Templates\\CV%20moderne.dotx',
      'C:\\Modeles\\cv.dotx',
      '/Users/salma/Templates/cv.dotx',
      'file:///Users/salma/cv.dotx',
      'file://localhost/c:/cv.dotx',
      'Normal.dotm',
    ].map((target): [string, Buffer] => [
      `with a template on its author's disk, ${target}`,
      refersTo('settings.xml', 'attachedTemplate', target),
    ]),
    ['with a picture of a mail', refersTo('document.xml', 'image', 'cid:image001.png@01D9')],
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
    ...[
      'https://x.example/a.dotm',
      '\\\\198.51.100.1\\a.dotm',
      '//x.example/a.dotm',
      'file://x.example/a.dotm',
      'file:////x.example/a.dotm',
      'file:///\\x.example\\a.dotm',
      'file:\\\\x.example\\a.dotm',
      '%5c%5cx.example/a.dotm',
      'h&#116;tps://x.example/a.dotm',
      'mhtml:https://x.example/a!b',
    ].map((target): [string, Buffer, string] => [
      `a template from elsewhere, ${target}`,
      refersTo('settings.xml', 'attachedTemplate', target),
      'external_content',
    ]),
    [
      'a template from elsewhere that is not said to be external, behind a bracket',
      writeDocx([
        {
          name: 'word/_rels/header1.xml.rels',
          content:
            '<p:Relationships><p:Relationship Id=">" Target="https://x.example/a" Type="a/attachedTemplate"/></p:Relationships>',
        },
      ]),
      'external_content',
    ],
    ...['frame', 'subDocument', 'aFChunk', 'oleObject', 'mailMergeSource'].map(
      (type): [string, Buffer, string] => [
        `a ${type} from elsewhere`,
        refersTo('footnotes.xml', type, 'https://x.example/a'),
        'external_content',
      ],
    ),
    [
      'a part of text by another name',
      writeDocx([{ name: 'word/footer1.bin', content: `<a>${field('DDEAUTO c:\\\\x')}</a>` }]),
      'external_content',
    ],
    [
      'a part in another encoding',
      writeDocx([{ name: 'word/a.xml', content: '<?xml version="1.0" encoding="utf-7"?><a/>' }]),
      'hidden_objects',
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
      'says its main part is one it lacks',
      withMainPart('word/document.xml', rootOf('word/document2.xml')),
      'wrong_content',
    ],
    [
      'has another main part than a text',
      writeZip([
        ...(TYPES ? [TYPES] : []),
        { name: 'xl/workbook.xml', content: '<workbook/>' },
        rootOf('xl/workbook.xml'),
      ]),
      'wrong_content',
    ],
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

describe('a field of a DOCX', () => {
  const ACTING = ['DDE', 'DDEAUTO', 'DATABASE'];
  const FETCHING = ['LINK', 'INCLUDETEXT', 'INCLUDEPICTURE', 'INCLUDE', 'IMPORT', 'RD', 'DATA'];
  // ECMA-376 part 1 §17.16.5, without those above.
  const OTHERS =
    'ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE DATE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN FORMTEXT GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MACROBUTTON MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINT PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SKIPIF STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE'.split(
      ' ',
    );

  test.each([
    ...ACTING.map((name) => inPart(field(` ${name} c:\\\\x.mdb `))),
    ...FETCHING.flatMap((name) => [
      inPart(field(` ${name} ${UNC} \\d `)),
      inPart(field(name.slice(0, 1), `${name.slice(1)} Excel.Sheet.12 "https://x.example/a" \\a`)),
      inPart(
        `<w:fldSimple w:instr=" ${name.toLowerCase()} &quot;http://x.example/a&quot; "><w:r/></w:fldSimple>`,
        'header1',
      ),
    ]),
    inPart(`<f:fldSimple f:instr='INCLUDEPICTURE //x.example/a'/>`, 'settings'),
    inPart('<x:instrText><!-- a --><![CDATA[DDE]]>AUTO</x:instrText>', 'comments'),
    // A code may be hidden behind blanks, quotes or words.
    inPart(field(' '.repeat(40_000), 'DDEAUTO x')),
    inPart(field(...Array.from({ length: 20_000 }, () => ' '), 'DDE x')),
    inPart(field('"'.repeat(40_000), 'DDE x')),
    inPart(field(`LINK ${'x'.repeat(40_000)}`, UNC)),
    inPart(field('&#68;DEAUTO c:\\\\x'), 'endnotes'),
    // The name or the place of a file may be what another field shows.
    inPart(
      `<w:fldChar w:fldCharType="begin"/>${field('QUOTE 68 68 69')}<w:fldChar w:fldCharType="end"/>`,
    ),
    inPart(
      `<w:fldChar w:fldCharType="begin"/><w:instrText>INCLUDETEXT </w:instrText>${field('QUOTE 92')}<w:fldChar w:fldCharType="end"/>`,
    ),
    inPart(`<w:fldChar w:fldCharType="begin"/><w:instrText>DDE x</w:instrText>`),
    inPart('<w:instrText>IF</w:instrText><w:fldChar w:fldCharType="begin"/>'.repeat(70)),
  ])('that acts is suspicious: case %#', async (file) => {
    expect(await inspectFile('docx', file)).toEqual(suspicious('external_content'));
  });

  test.each([
    ...OTHERS.map((name) => inPart(field(` ${name} "https://x.example/link database" \\h `))),
    ...FETCHING.map((name) =>
      inPart(field(` ${name} "C:\\\\Users\\\\Salma\\\\a.jpg" \\* MERGEFORMAT `)),
    ),
    inPart(field(` ADDIN EN.CITE &lt;EndNote&gt;${'LINK http://x '.repeat(3_000)}`)),
    inPart(field('INCLUDEPICTURE "/var/folders/1/a.png" \\* MERGEFORMATINET')),
    inPart(field('LINK Excel.Sheet.12 "C:\\\\a.xlsx" Feuil1!L1C1:L5C3 \\a \\f 0')),
    inPart(`${field('TOC \\o')}${field(' PAGE ')}<w:t>DDEAUTO et LINK "https://x.example"</w:t>`),
    inPart(
      '<w:fldChar w:fldCharType="begin"/><w:instrText> TOC \\h </w:instrText><w:fldChar w:fldCharType="separate"/>'.concat(
        field(' HYPERLINK \\l "_Toc1" '),
        '<w:fldChar w:fldCharType="end"/>',
      ),
    ),
  ])('that does not act is clean: case %#', async (file) => {
    expect(await inspectFile('docx', file)).toEqual(CLEAN);
  });

  test.each([
    ['open tags', '<w:instrText '],
    ['open quotes', '<w:fldSimple w:instr="'],
    ['open comments', '<!--'],
    ['open data', '<w:instrText><![CDATA['],
    ['attributes', `<w:fldChar ${'a= '.repeat(1000)}`],
    ['references', '<w:instrText>&#x26;&amp;&#'],
    ['fields', '<w:fldChar w:fldCharType="begin"/><w:instrText>IF </w:instrText>'],
    ['text in no field', '<w:instrText>x'],
  ])('among megabytes of %s is read to its end', { tags: ['slow'] }, async (_, piece) => {
    const content = Buffer.alloc(7 * 1024 * 1024, piece);
    const file = writeDocx([{ name: 'word/header1.xml', content }, ballast(400_000)]);
    expect(await inspectFile('docx', file)).toHaveProperty('verdict');
  });
});
