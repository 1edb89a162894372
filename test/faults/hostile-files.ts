/** Hostile files sent as CVs, and the outcome of each. */
import {
  DOCX_PARTS,
  relationship,
  writeDoc,
  writeDocx,
  writePdf,
  writeZip,
  type ZipEntrySource,
} from '../../inbox/testing/documents.ts';

export type HostileFile = {
  what: string;
  name: string;
  bytes: Buffer;
  /** Refused with a status, or kept under a verdict: what may harm is put aside, and never lost. */
  becomes: 400 | 413 | 'clean' | 'unverified' | 'suspicious';
};

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const picture = (lies: NonNullable<ZipEntrySource['lies']>): ZipEntrySource => ({
  name: 'word/media/image1.png',
  content: 'x'.repeat(1000),
  lies,
});
const pdf = (what: string, becomes: HostileFile['becomes'], bytes: Buffer): HostileFile => ({
  what,
  name: 'cv.pdf',
  bytes,
  becomes,
});
const docx = (what: string, becomes: HostileFile['becomes'], bytes: Buffer): HostileFile => ({
  what,
  name: 'cv.docx',
  bytes,
  becomes,
});
const named = (what: string, name: string, becomes: HostileFile['becomes']): HostileFile => ({
  what,
  name,
  bytes: writePdf(),
  becomes,
});

/** Made anew each time it is asked for: some are hundreds of megabytes while they are made. */
export function hostileFiles(): HostileFile[] {
  return [
    pdf('a script', 'suspicious', writePdf({ objects: [SCRIPT] })),
    pdf('a script among packed objects', 'suspicious', writePdf({ packed: SCRIPT })),
    pdf(
      'a script under an escaped name',
      'suspicious',
      writePdf({ objects: ['<< /S /J#61va#53cript /JS (x) >>'] }),
    ),
    pdf('a command', 'suspicious', writePdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })),
    pdf(
      'a link to a disk of the network',
      'suspicious',
      writePdf({ objects: ['<< /S /URI /URI (file://x.example/a) >>'] }),
    ),
    pdf('a jump into another file', 'suspicious', writePdf({ objects: ['<< /S /GoToR >>'] })),
    pdf('an XFA form', 'suspicious', writePdf({ objects: ['<< /AcroForm << /XFA 5 0 R >> >>'] })),
    pdf(
      'a file inside',
      'suspicious',
      writePdf({ objects: ['<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream'] }),
    ),
    pdf(
      'gigabytes of packed objects',
      'suspicious',
      writePdf({ packed: 'x'.repeat(25 * 1024 * 1024) }),
    ),
    pdf('a GIF in front', 'suspicious', writePdf({ before: 'GIF89a/*' })),
    pdf('a page of HTML behind', 'suspicious', writePdf({ after: '\n<script>alert(1)</script>' })),
    pdf(
      'an archive behind',
      'suspicious',
      Buffer.concat([writePdf(), writeZip([{ name: 'a', content: 'b' }])]),
    ),
    pdf('a header after a kilobyte', 400, writePdf({ before: ' '.repeat(1024) })),
    pdf('a password', 400, writePdf({ trailer: '/Encrypt 5 0 R' })),
    pdf('its end cut off', 400, writePdf().subarray(0, -20)),
    pdf('nothing in it', 400, Buffer.alloc(0)),
    pdf('one byte', 400, Buffer.from('x')),
    pdf('a program instead', 400, Buffer.from('MZ\u0090\u0000')),
    pdf('the test virus instead', 400, Buffer.from(EICAR)),
    pdf('a page of HTML instead', 400, Buffer.from('<html><script>alert(1)</script></html>')),
    pdf('a Word document instead', 400, writeDocx()),
    pdf('six megabytes', 413, Buffer.alloc(6 * 1024 * 1024, '%PDF-1.7\n')),
    pdf('five megabytes of parentheses', 'clean', writePdf({ objects: ['('.repeat(4_900_000)] })),

    docx(
      '300 MB in 300 kB',
      400,
      writeDocx([{ name: 'a', content: Buffer.alloc(300 * 1024 * 1024) }]),
    ),
    docx('an entry larger than it says', 400, writeDocx([picture({ unpackedSize: 10 })])),
    docx(
      'an entry that says it is larger',
      400,
      writeDocx([picture({ unpackedSize: 2_000_000_000 })]),
    ),
    docx('two entries in one place', 400, writeDocx([picture({ offset: 0 })])),
    docx('a symbolic link', 400, writeDocx([picture({ mode: 0o120777 })])),
    docx('a way out of its folder', 400, writeDocx([{ name: '../../etc/passwd', content: 'x' }])),
    docx('an absolute path', 400, writeDocx([{ name: '/etc/passwd', content: 'x' }])),
    docx(
      '2,001 entries',
      400,
      writeZip([
        ...DOCX_PARTS,
        ...Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, content: '' })),
      ]),
    ),
    docx(
      'an archive in it',
      'suspicious',
      writeDocx([{ name: 'word/media/a.png', content: writeDocx() }]),
    ),
    docx('macros', 'suspicious', writeDocx([{ name: 'word/vbaProject.bin', content: 'x' }])),
    docx('an OLE object', 'suspicious', writeDocx([{ name: 'word/oleObject1.bin', content: 'x' }])),
    docx(
      'a template from elsewhere',
      'suspicious',
      writeDocx([
        {
          name: 'word/_rels/settings.xml.rels',
          content: relationship('attachedTemplate', 'https://x.example/a.dotm', true),
        },
      ]),
    ),
    docx(
      'a field from elsewhere',
      'suspicious',
      writeDocx([
        { name: 'word/a.xml', content: '<w:fldSimple w:instr="LINK x \\\\x.example\\a"/>' },
      ]),
    ),
    docx('a password', 400, writeDocx([picture({ flags: 1 })])),
    docx('its directory cut off', 400, writeDocx().subarray(0, -30)),
    docx('a PDF instead', 400, writePdf()),

    { what: 'an old Word document', name: 'cv.doc', bytes: writeDoc(), becomes: 'unverified' },
    {
      what: 'an old Word document with macros',
      name: 'cv.doc',
      bytes: writeDoc(['WordDocument', 'Macros/VBA/_VBA_PROJECT']),
      becomes: 'suspicious',
    },
    {
      what: 'an old Word document with a password',
      name: 'cv.doc',
      bytes: writeDoc(['WordDocument'], { flags: 0x0100 }),
      becomes: 400,
    },
    { what: 'a spreadsheet', name: 'cv.doc', bytes: writeDoc(['Workbook']), becomes: 400 },

    named('an extension written backwards', 'cv_\u202efdp.exe', 400),
    named('no extension', 'cv', 'clean'),
    { what: 'a program without an extension', name: 'cv', bytes: Buffer.from('MZ'), becomes: 400 },
    named('another extension', 'cv.pdf.exe', 400),
    named('a way out of its folder in its name', '../../../etc/cv.pdf', 'clean'),
    named('the name of a device', 'CON.pdf', 'clean'),
    named('four hundred letters', `${'é'.repeat(400)}.pdf`, 'clean'),
    named('a line break in its name', 'cv\r\nBcc: victim@x.example.pdf', 'clean'),
    named('nothing but signs in its name', '🙂".pdf', 'clean'),
  ];
}
