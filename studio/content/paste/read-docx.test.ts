import { strToU8, zipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import { describe, expect, it, vi } from 'vitest';
import { linesOf } from './fixtures/lines-of.ts';
import { fromGoogleDocs, fromLibreOffice, fromWord, p, wordFile } from './fixtures/word-files.ts';
import { pasteWords } from './paste-report.ts';
import { readDocx } from './read-docx.ts';
import { readPaste } from './read-paste.ts';

async function read(file: Uint8Array) {
  const text = await readDocx(file);
  if (typeof text === 'string') throw new Error(text);
  return text;
}

async function brought(file: Uint8Array) {
  const { html, pictures, left, isTitled } = await read(file);
  let keys = 0;
  const paste = readPaste(html, {
    carried: pictures,
    parse: (text) => parseHTML(`<html><body>${text}</body></html>`).document,
    key: () => {
      keys += 1;
      return `k${keys}`;
    },
  });
  if (!paste) throw new Error('too long');
  const report = { ...paste.report, left: { ...paste.report.left, ...left } };
  return {
    paste,
    isTitled,
    lines: linesOf(paste),
    words: pasteWords(report, 'Importé')?.join(' '),
  };
}

describe('a file keeps its headings, lists, table, links, notes and pictures from', () => {
  it('Word in French, with its tracked changes made', async () => {
    const { paste, lines, words, isTitled } = await brought(fromWord());
    expect(lines).toEqual([
      'h2 Filmer à midi',
      'normal La lumière tombe {strong: droit}, et {em: personne} ne sort[1]. Voyez {https://example.com/midi: l’étude}.',
      'h2 Ce qu’il faut',
      '- Un voile',
      '-- blanc',
      '### de 2 m',
      '# Un réflecteur',
      'normal Le midi de juillet est souligné, barré et rouge, gris',
      'blockquote Personne ne filme midi.',
      'h3 Détail',
      'normal À retenir.',
      'table |Heure|Lumière|/Midi|Droite|Dure/|Voilée|Douce',
      'image Un étal au soleil',
      'normal [1] Relevé en juin.',
    ]);
    expect(words).toBe(
      'Importé\u00a0: 3\u00a0paragraphes, 3\u00a0titres, 1\u00a0liste, 1\u00a0citation, 1\u00a0tableau, 1\u00a0image, 1\u00a0note. ' +
        'Laissé de côté\u00a0: 1\u00a0soulignement, 1\u00a0texte barré, 1\u00a0couleur, 1\u00a0case sur plusieurs lignes, ' +
        '1\u00a0image illisible (déposez-la), 1\u00a0commentaire, 1\u00a0suppression suivie, 1\u00a0formule, 1\u00a0graphique. ' +
        'Reste à faire\u00a0: donnez une légende au tableau.',
    );
    const [{ data } = { data: '' }] = paste.pictures;
    expect(data).toMatchObject({ type: 'image/png', size: 67 });
    expect(isTitled).toBe(true);
  });

  it('LibreOffice', async () => {
    const { lines, isTitled } = await brought(fromLibreOffice());
    expect(lines).toEqual([
      'h2 Filmer à midi',
      'normal La lumière tombe droit[1] sur la place.',
      'h2 Ce qu’il faut',
      '- Un voile',
      '-- blanc',
      'blockquote Personne ne sort.',
      'code text midi();\nsoir();',
      'table |Heure|Lumière/Midi|Droite',
      'image Un étal au soleil',
      'normal [1] Relevé en juin.',
    ]);
    expect(isTitled).toBe(true);
  });

  it('Google Docs, whose two first headings are no title', async () => {
    const { lines, words, isTitled } = await brought(fromGoogleDocs());
    expect(lines).toEqual([
      'h2 Filmer à midi',
      'normal {https://example.com/midi: L’étude} le dit.',
      '# Mesurer',
      '## le matin',
      '# Filmer',
      'h2 Ensuite',
      'normal Rentrer.',
    ]);
    expect(words).toBe('Importé\u00a0: 2\u00a0paragraphes, 2\u00a0titres, 1\u00a0liste.');
    expect(isTitled).toBe(false);
  });

  it('a program that names styles in French, and lists of nine levels', async () => {
    const levels = Array.from({ length: 9 }, () => 'bullet');
    const file = wordFile({
      styles: { S1: 'Titre 1', S2: 'titre 2' },
      lists: { 1: levels },
      body: [
        p('Midi', 'S1'),
        p('Soir', 'S2'),
        p('Sans style', 'Titre3'),
        ...levels.map((_, level) => p('.', '', [1, level])),
      ].join(''),
    });
    const { lines } = await brought(file);
    expect(lines.slice(0, 3)).toEqual(['h2 Midi', 'h2 Soir', 'h3 Sans style']);
    expect(lines.slice(3)).toEqual(levels.map((_, at) => `${'-'.repeat(at + 1)} .`));
  });
});

describe('a file is refused', () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const utf16 = [...'EncryptedPackage'].flatMap((sign) => [sign.charCodeAt(0), 0]);
  const body = p('Midi');

  it.each([
    ['of old Word', 'doc', Uint8Array.from([...compound, 0, 69, 1])],
    ['with a password', 'locked', Uint8Array.from([...compound, 69, ...utf16])],
    [
      'of LibreOffice',
      'odt',
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.text'),
        'content.xml': strToU8('<x/>'),
      }),
    ],
    ['that is a PDF', 'other', strToU8('%PDF-1.7')],
    ['that is empty', 'other', new Uint8Array()],
    [
      'that is a workbook',
      'other',
      zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<x/>') }),
    ],
    ['that is no XML', 'damaged', wordFile({ body: '<w:p>' })],
    ['that was cut off', 'damaged', wordFile({ body }).subarray(0, 900)],
    [
      'that unpacks to 10 MB of text',
      'heavy',
      wordFile({ body, others: { 'word/extra.xml': new Uint8Array(10_000_001) } }),
    ],
    [
      'that unpacks to 60 MB',
      'heavy',
      wordFile({ body, others: { 'word/media/a.png': new Uint8Array(60_000_001) } }),
    ],
  ] as const)('%s', async (_, refusal, file) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await readDocx(file)).toBe(refusal);
  });

  it('that declares less than it holds, without unpacking it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = wordFile({ body, others: { 'word/extra.xml': new Uint8Array(50_000_000) } });
    const size = new DataView(file.buffer, file.byteOffset);
    for (let at = 0; at + 4 <= file.length; at += 1) {
      if (size.getUint32(at, true) === 50_000_000) size.setUint32(at, 1_000, true);
    }
    const before = process.memoryUsage().arrayBuffers;
    await readDocx(file);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  });
});

it('what is deeply nested ends as a damaged file', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const deep = 20_000;
  const body = `${'<w:sdt><w:sdtContent>'.repeat(deep)}${p('Midi')}${'</w:sdtContent></w:sdt>'.repeat(deep)}`;
  expect(await readDocx(wordFile({ body }))).toBe('damaged');
});
