import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeDoc, writeDocx, writePdf } from '../testing/documents.ts';
import { inspectFile } from './inspect-file.ts';

const UNVERIFIED = { verdict: 'unverified', findings: [] };
const suspicious = (...findings: string[]) => ({ verdict: 'suspicious', findings });

/** Whether an answer is one of those that are given. */
const isAnswer = (answer: object) => 'verdict' in answer || 'refusal' in answer;

describe('a DOC', () => {
  test.each([
    ['of one line', writeDoc()],
    ['whose streams are named in another case', writeDoc(['WORDDOCUMENT', '1TABLE'])],
    ['with an empty pool of objects', writeDoc(['1Table', 'ObjectPool/', 'WordDocument'])],
    ['whose pool is given the next stream by its writer', writeDoc(['ObjectPool/WordDocument'])],
    ['with no macros in their storage', writeDoc(['Macros/', 'WordDocument'])],
    [
      'that speaks of macros',
      writeDoc(['WordDocument'], { text: 'Macros _VBA_PROJECT ObjectPool EncryptedPackage' }),
    ],
    ...[
      'C:\\Users\\Salma\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
      'Macintosh HD:Users:salma:cv.dot',
      'Normal.dot',
      '',
    ].map((template): [string, Buffer] => [
      `with the template ${template}`,
      writeDoc(['WordDocument'], { template }),
    ]),
  ])('%s is accepted, and never vouched for', async (_, file) => {
    expect(await inspectFile('doc', file)).toEqual(UNVERIFIED);
  });

  test.each([
    ['macros', writeDoc(['WordDocument', 'Macros/VBA/dir', 'Macros/PROJECT']), 'macro'],
    ['macros in another case', writeDoc(['WordDocument', 'MACROS/vba/DIR']), 'macro'],
    ['macros elsewhere', writeDoc(['WordDocument', 'x/_VBA_PROJECT']), 'macro'],
    ['macros of a spreadsheet', writeDoc(['WordDocument', '_VBA_PROJECT_CUR/VBA/dir']), 'macro'],
    ['an object', writeDoc(['WordDocument', 'ObjectPool/_1234567890/Contents']), 'ole_object'],
    ['a Word text inside', writeDoc(['WordDocument', 'ObjectPool/_1/WordDocument']), 'ole_object'],
    ['a package', writeDoc(['WordDocument', '\u0001Ole10Native']), 'ole_object'],
    ...['https://x.example/a.dot', '\\\\198.51.100.1\\a.dot', 'file://x.example/a.dot'].map(
      (template): [string, Buffer, string] => [
        `the template ${template}`,
        writeDoc(['WordDocument'], { template }),
        'external_content',
      ],
    ),
  ])('with %s is suspicious', async (_, file, finding) => {
    expect(await inspectFile('doc', file)).toEqual(suspicious(finding));
  });

  test.each([
    ['is a PDF', writePdf(), 'wrong_content'],
    ['is a DOCX', writeDocx(), 'wrong_content'],
    ['is a spreadsheet', writeDoc(['Workbook']), 'wrong_content'],
    ['is its first eight bytes', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'damaged'],
    ['was cut off behind its header', writeDoc().subarray(0, 512), 'damaged'],
    ['was cut off before its text', writeDoc().subarray(0, 2048), 'damaged'],
    ['is locked with a password', writeDoc(['WordDocument'], { flags: 0x0100 }), 'protected'],
    ['is locked, in another case', writeDoc(['worddocument'], { flags: 0x1300 }), 'protected'],
    ['is a DOCX that is locked', writeDoc(['EncryptionInfo', 'EncryptedPackage']), 'protected'],
  ])('that %s is refused', async (_, file, refusal) => {
    expect(await inspectFile('doc', file)).toEqual({ refusal });
  });

  test('whose chains and trees come back to themselves is read to its end', async () => {
    const good = writeDoc(['WordDocument', 'ObjectPool/_1/Contents'], { text: 'x'.repeat(2000) });
    for (let sector = 0; sector < good.length / 512; sector += 1) {
      for (const value of [0, 1, 2, 3, sector]) {
        const looped = Buffer.from(good);
        // Every number of the sector, or of the places of the FAT in the header, leads to one place.
        for (let at = sector * 512 + (sector === 0 ? 44 : 0); at < (sector + 1) * 512; at += 4) {
          looped.writeUInt32LE(value, at);
        }
        expect(isAnswer(await inspectFile('doc', looped))).toBe(true);
      }
    }
  });

  test('of five megabytes of loops is read in a bounded time', { tags: ['slow'] }, async () => {
    const head = writeDoc();
    for (const value of [0, 1, 40, 9_000]) {
      const file = Buffer.alloc(5 * 1024 * 1024);
      for (let at = 0; at < file.length; at += 4) file.writeUInt32LE(value, at);
      head.copy(file, 0, 0, 76);
      // The test's own time limit is the proof.
      expect(isAnswer(await inspectFile('doc', file))).toBe(true);
      head.copy(file);
      expect(await inspectFile('doc', file)).toEqual(UNVERIFIED);
    }
  });

  test('with any bytes changed or cut gets an answer, never an error', async () => {
    const good = writeDoc(['WordDocument', 'ObjectPool/_1/Contents'], { template: 'C:\\a.dot' });
    const change = fc.tuple(fc.nat(good.length - 1), fc.constantFrom(0, 1, 2, 5, 127, 254, 255));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        fc.nat(good.length),
        async (changes, cut) => {
          const file = Buffer.from(good.subarray(0, Math.max(8, good.length - (cut % 900))));
          for (const [at, value] of changes) if (at >= 8 && at < file.length) file[at] = value;
          expect(isAnswer(await inspectFile('doc', file))).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});
