import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writeDoc, writeDocx, writePdf, writeZip } from '../testing/documents.ts';
import { inspectFile } from './inspect-file.ts';

const CLEAN = { verdict: 'clean', findings: [] };
const suspicious = (...findings: string[]) => ({ verdict: 'suspicious', findings });
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('a PDF', () => {
  test.each([
    ['of one page', writePdf()],
    ['with its objects packed', writePdf({ packed: '<< /Type /Font /BaseFont /Helvetica >>' })],
    [
      'that sets the zoom when it opens',
      writePdf({ objects: ['[1 0 R /FitH null]', '<< /OpenAction 4 0 R >>'] }),
    ],
    [
      'that links to a page',
      writePdf({ objects: ['<< /A << /S /URI /URI (https://salma.example) >> >>'] }),
    ],
    [
      'of somebody who writes HTML/CSS/JavaScript',
      writePdf({ objects: ['<< /Keywords (HTML/CSS/JavaScript /Launch) >>'] }),
    ],
    ['with a comment about /JavaScript', writePdf({ objects: ['<< >> % /JavaScript /Launch'] })],
    [
      'whose page says /JavaScript',
      writePdf({ objects: ['<< /Length 30 >>\nstream\nBT (/JavaScript) Tj ET\nendstream'] }),
    ],
    [
      'with the actions that stay inside',
      writePdf({
        objects: [
          'GoTo',
          'GoToDp',
          'GoTo3DView',
          'Named',
          'Hide',
          'ResetForm',
          'SetOCGState',
          'Trans',
        ].map((action) => `<< /S /${action} /D [1 0 R /Fit] /N /NextPage >>`),
      }),
    ],
    ['with a thread of its own', writePdf({ objects: ['<< /S /Thread /D 0 >>'] })],
    ...['http://salma.example', 'mailto:s@x.example', 'tel:+212612345678', 'www.x.example', ''].map(
      (address): [string, Buffer] => [
        `that links to ${address}`,
        writePdf({ objects: [`<< /S /URI /URI (${address}) >>`] }),
      ],
    ),
    [
      'printed from a page on a disk',
      writePdf({ objects: ['<< /Title (file:///C:/cv.html) /Author (\\\\\\\\x) >>'] }),
    ],
    [
      'whose fonts and letters have names of keys',
      writePdf({
        objects: ['<< /Differences [ 65 /AF 66 /EF /JS 175 /AF ] >>', '<< /Font /JS /F /AF >>'],
      }),
    ],
    [
      'updated straight behind its end',
      writePdf({
        after:
          '6 0 obj\n<< /Type /Annot >>\nendobj\nxref\n6 1\n0000000000 00000 n \ntrailer\n<< /Size 7 /Prev 1 >>\nstartxref\n1\n%%EOF',
      }),
    ],
    ['with a sign behind its end', writePdf({ after: '\r\n\u001a' })],
    ['with a mark and a blank in front', writePdf({ before: '\u00ef\u00bb\u00bf\n' })],
    ['changed and saved again', Buffer.concat([writePdf(), writePdf().subarray(9)])],
    [
      'with a portrait in Flate',
      writePdf({
        objects: [
          `<< /Subtype /Image /Filter /FlateDecode >>\nstream\n${deflateSync(Buffer.alloc(9e6)).toString('latin1')}\nendstream`,
        ],
      }),
    ],
  ])('%s is clean', async (_, file) => {
    expect(await inspectFile('pdf', file)).toEqual(CLEAN);
  });

  test.each([
    ['a script', writePdf({ objects: [SCRIPT] }), 'script'],
    [
      'a script under an escaped name',
      writePdf({ objects: ['<< /S /J#61va#53cript /JS (x) >>'] }),
      'script',
    ],
    [
      'a script whose type is an object of its own',
      writePdf({ objects: ['<< /S 5 0 R /JS (x) >>', '/JavaScript'] }),
      'script',
    ],
    ['a script among packed objects', writePdf({ packed: SCRIPT }), 'script'],
    [
      'a script among objects that are not packed',
      writePdf({ packed: SCRIPT, packedAs: '' }),
      'script',
    ],
    ['a script in the trailer', writePdf({ trailer: '/Names << /JavaScript 4 0 R >>' }), 'script'],
    ['an XFA form', writePdf({ objects: ['<< /AcroForm << /XFA 5 0 R >> >>'] }), 'script'],
    ['a command', writePdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }), 'launched_program'],
    [
      'a form that sends itself',
      writePdf({ objects: ['<< /S /SubmitForm /F (https://x.example) >>'] }),
      'sent_form',
    ],
    [
      'a file inside',
      writePdf({ objects: ['<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream'] }),
      'embedded_file',
    ],
    ['a jump into a file inside', writePdf({ objects: ['<< /S /GoToE >>'] }), 'embedded_file'],
    [
      'a file inside without its type',
      writePdf({
        objects: [
          '<< /Type /Filespec /F (cv.exe) /EF << /F 5 0 R >> >>',
          '<< >>\nstream\nMZ\nendstream',
        ],
      }),
      'embedded_file',
    ],
    [
      'a file behind a sign',
      writePdf({ page: '/Annots [<< /Subtype /FileAttachment >>]' }),
      'embedded_file',
    ],
    ['an associated file', writePdf({ page: '/AF%\n[5 0 R]' }), 'embedded_file'],
    [
      'an associated file under an escaped name',
      writePdf({ page: '/#41#46 5 0 R' }),
      'embedded_file',
    ],
    ['a portfolio', writePdf({ objects: ['<< /Collection << >> >>'] }), 'embedded_file'],
    [
      'a jump into another file',
      writePdf({ objects: ['<< /S /GoToR /F (b.pdf) >>'] }),
      'external_content',
    ],
    [
      'a jump into another file, packed',
      writePdf({ packed: '<< /S /Go#54oR /F (\\\\\\\\198.51.100.1\\\\x) >>' }),
      'external_content',
    ],
    [
      'a thread of another file',
      writePdf({ objects: ['<< /S /Thread /F << /UF (\\\\\\\\x.example\\\\a) >> >>'] }),
      'external_content',
    ],
    [
      'bytes from elsewhere',
      writePdf({ objects: ['<< /Length 0 /F (http://x.example/a) >>\nstream\n\nendstream'] }),
      'external_content',
    ],
    ['data taken in', writePdf({ objects: ['<< /S /ImportData /F (a.fdf) >>'] }), 'sent_form'],
    [
      'a rendition with a script',
      writePdf({ objects: ['<< /S /Rendition /OP 0 /JS (app.alert(1)) >>'] }),
      'script',
    ],
    [
      'a rendition with a script of its own, in an update',
      writePdf({ after: '7 0 obj\n<< /S /Rendition /JS % a\n 8 %\n 0 R >>\nendobj\n%%EOF' }),
      'script',
    ],
    ...['Rendition', 'Movie', 'Sound', 'RichMediaExecute'].map((name): [string, Buffer, string] => [
      `the action ${name}`,
      writePdf({ objects: [`<< /S /${name} >>`] }),
      'rich_media',
    ]),
    ['a model that moves', writePdf({ objects: ['<< /Subtype /3D >>'] }), 'rich_media'],
    ...[
      '(file:///C:/Windows/System32/calc.exe)',
      '(\\\\\\\\198.51.100.1\\\\x)',
      '(//x.example/a)',
      '(C:\\\\a.exe)',
      '( f\\151le:///c:/a)',
      '(java\\\nscript:app.alert\\(1\\))',
      '(ms-msdt:/id)',
      '<66696c653a2f2f2f61>',
      '<FE FF 00 66 00 69 00 6C 00 65 00 3A 00 2F>',
      '% a comment\n(file:///a)',
    ].map((address): [string, Buffer, string] => [
      `a link to ${address}`,
      writePdf({ objects: [`<< /S /URI /URI ${address} >>`] }),
      'external_content',
    ]),
    [
      'a link whose address is an object of its own',
      writePdf({ objects: ['<< /S /URI /URI 5 0 R >>', '(file:///c:/a.exe)'] }),
      'external_content',
    ],
    [
      'a link whose address is packed',
      writePdf({ objects: ['<< /S /URI /U#52I 9 0 R >>'], packed: '(file:///c:/a.exe)' }),
      'external_content',
    ],
    [
      'links relative to a disk',
      writePdf({ objects: ['<< /URI << /Base (file://x.example/) >> >>'] }),
      'external_content',
    ],
    ['active media', writePdf({ objects: ['<< /Subtype /RichMedia >>'] }), 'rich_media'],
    [
      'objects packed in a way we do not read',
      writePdf({ packed: SCRIPT, packedAs: '/Filter /LZWDecode' }),
      'unreadable_objects',
    ],
    [
      'objects packed twice',
      writePdf({ packed: SCRIPT, packedAs: '/Filter [/ASCIIHexDecode /FlateDecode]' }),
      'unreadable_objects',
    ],
    [
      'objects packed with a predictor',
      writePdf({
        packed: SCRIPT,
        packedAs: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
      }),
      'unreadable_objects',
    ],
    [
      'objects that unpack to gigabytes',
      writePdf({ packed: 'x'.repeat(25 * 1024 * 1024) }),
      'unreadable_objects',
    ],
    [
      'an object in a string',
      writePdf({ objects: ['(4 0 obj << /S /JavaScript >> endobj)'] }),
      'hidden_objects',
    ],
    [
      'an object in a comment',
      writePdf({ objects: ['<< >> % 4 0 obj << /S /JavaScript >> endobj'] }),
      'hidden_objects',
    ],
    [
      'an object in a page',
      writePdf({ objects: ['<< >>\nstream\n4 0 obj << /S /JavaScript >> endobj\nendstream'] }),
      'hidden_objects',
    ],
    [
      'a string that never ends before the next object',
      writePdf({ objects: ['(', '<< /S /JavaScript >>'] }),
      'hidden_objects',
    ],
    ['something in front', writePdf({ before: 'GIF89a/*' }), 'foreign_bytes'],
    ['something behind', writePdf({ after: '\n<script>alert(1)</script>' }), 'foreign_bytes'],
    [
      'an archive behind',
      Buffer.concat([writePdf(), writeZip([{ name: 'a', content: 'b' }])]),
      'foreign_bytes',
    ],
    [
      'an archive behind, whose comment ends like a PDF',
      Buffer.concat([
        writePdf(),
        writeZip([{ name: 'a', content: 'b' }], { comment: Buffer.from('%%EOF') }),
      ]),
      'foreign_bytes',
    ],
  ])('with %s is suspicious', async (_, file, finding) => {
    const inspected = await inspectFile('pdf', file);
    expect(inspected).toMatchObject({ verdict: 'suspicious' });
    expect(inspected).toHaveProperty('findings', expect.arrayContaining([finding]));
  });

  test('whose packed objects are cut short for us and not for a reader is suspicious', async () => {
    // A stored block: `endstream` stands in the middle of the packed bytes as it is.
    const packed = deflateSync(`9 0 (endstream) ${SCRIPT}`, { level: 0 }).toString('latin1');
    const file = writePdf({
      objects: [
        `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
      ],
    });
    expect(await inspectFile('pdf', file)).toEqual(suspicious('script', 'unreadable_objects'));
  });

  test('whose packed objects fill the room is unpacked no further, however many streams it has', async () => {
    const stream = (text: string) =>
      `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${deflateSync(text).toString('latin1')}\nendstream`;
    const large = stream('x'.repeat(25 * 1024 * 1024));
    const file = writePdf({ objects: [large, large, stream(`9 0 ${SCRIPT}`)] });
    expect(await inspectFile('pdf', file)).toEqual(suspicious('unreadable_objects'));
    const read = writePdf({ objects: [stream(`9 0 ${SCRIPT}`), large] });
    expect(await inspectFile('pdf', read)).toEqual(suspicious('script', 'unreadable_objects'));
  });

  test.each([
    ['is a page of HTML', Buffer.from('<html><script>alert(1)</script></html>'), 'wrong_content'],
    ['is a program', Buffer.from('MZ\u0090\u0000'), 'wrong_content'],
    ['is one byte', Buffer.from('x'), 'wrong_content'],
    ['is a Word document', writeDocx(), 'wrong_content'],
    ['is an old Word document', writeDoc(), 'wrong_content'],
    ['begins after a kilobyte', writePdf({ before: ' '.repeat(1024) }), 'wrong_content'],
    ['was cut off', writePdf().subarray(0, -20), 'damaged'],
    ['ends a kilobyte before its end', writePdf({ after: ' '.repeat(2048) }), 'damaged'],
    ['is locked', writePdf({ trailer: '/Encrypt 5 0 R' }), 'protected'],
  ])('that %s is refused', async (_, file, refusal) => {
    expect(await inspectFile('pdf', file)).toEqual({ refusal });
  });

  test.each([
    ['names', '/A ', 1_600_000],
    ['escaped names', '/#4a#61', 700_000],
    ['open parentheses', '(', 4_900_000],
    ['comments', '%\n', 2_400_000],
    ['digits', '1', 4_900_000],
    ['keys with digits', '/F 1111111111 111 ', 270_000],
    ['keys with blanks and comments', '/URI  %\n', 540_000],
    ['strings of digits', '<4a', 1_600_000],
    ['blanks', `/F${' '.repeat(2_000_000)}${'()'.repeat(1_000_000)}`, 1],
    ['comments behind a key', `/F 1${'%\n'.repeat(1_000_000)}${'<4a>'.repeat(600_000)}`, 1],
    ['streams that do not end', 'stream\n', 700_000],
    ['streams of objects', '/N/First stream\nendstream ', 190_000],
  ])('of five megabytes of %s is read to its end', { tags: ['slow'] }, async (_, piece, count) => {
    const file = writePdf({ objects: [piece.repeat(count)] });
    // A pattern that looks back would take minutes: the test's own time limit is the proof.
    await expect(inspectFile('pdf', file)).resolves.toBeDefined();
  });
});
