import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../packages/kit/testing/property-runs.ts';
import { linesOf } from './fixtures/lines-of.ts';
import { pasteWords } from './paste-report.ts';
import { type Paste, readPaste } from './read-paste.ts';

const PROGRAMS = ['word', 'google-docs', 'notion', 'libreoffice', 'web-page'] as const;

/** What each program puts on the clipboard for much the same text. */
function copiedFrom(program: (typeof PROGRAMS)[number]): string {
  return readFileSync(new URL(`fixtures/${program}.html`, import.meta.url), 'utf8');
}

function paste(html: string): Paste {
  let keys = 0;
  const read = readPaste(html, {
    // The parser makes no body; a browser does.
    parse: (text) => parseHTML(`<html><body>${text}</body></html>`).document,
    key: () => {
      keys += 1;
      return `k${keys}`;
    },
  });
  if (!read) throw new Error('left to the Studio');
  return read;
}

function words(html: string): string | undefined {
  return pasteWords(paste(html).report)?.join(' ');
}

describe('a text keeps its headings, lists, table, links and notes from', () => {
  it('Word', () => {
    expect(linesOf(paste(copiedFrom('word')))).toEqual([
      'h2 Filmer à midi',
      'normal La lumière tombe {strong: droit}, et {em: personne} ne sort[1]. Voyez {https://example.com/midi: l’étude}.',
      'h2 Ce qu’il faut',
      '- Un voile',
      '-- blanc',
      '# Un réflecteur de 2 m²',
      'h4 Détail',
      'table |Heure|Lumière/Midi|Droite/Soir|',
      'normal [1] Relevé en juin.',
    ]);
    expect(words(copiedFrom('word'))).toBe(
      'Collé\u00a0: 1\u00a0paragraphe, 3\u00a0titres, 1\u00a0liste, 1\u00a0tableau, 1\u00a0note. ' +
        'Laissé de côté\u00a0: 1\u00a0soulignement, 1\u00a0image illisible (déposez-la). ' +
        'Reste à faire\u00a0: donnez une légende au tableau.',
    );
  });

  it('Google Docs, whose links no longer lead through Google', () => {
    expect(linesOf(paste(copiedFrom('google-docs')))).toEqual([
      'h2 Filmer à midi',
      'normal La lumière {strong: tombe droit} sur la place{em:  à midi}[1]. {https://example.com/midi?a=1: L’étude}',
      '- Un voile',
      '-- blanc',
      '- Un réflecteur',
      'table |Heure|Lumière/Midi|Droite/|Voilée',
      'normal [1] Relevé en juin.',
    ]);
    expect(words(copiedFrom('google-docs'))).toBe(
      'Collé\u00a0: 1\u00a0paragraphe, 1\u00a0titre, 1\u00a0liste, 1\u00a0tableau, 1\u00a0note. ' +
        'Laissé de côté\u00a0: 1\u00a0soulignement, 1\u00a0couleur, 1\u00a0lien dans un tableau, ' +
        '1\u00a0case sur plusieurs lignes, 1\u00a0image illisible (déposez-la). ' +
        'Reste à faire\u00a0: donnez une légende au tableau.',
    );
  });

  it('Notion', () => {
    expect(linesOf(paste(copiedFrom('notion')))).toEqual([
      'h2 Filmer à midi',
      'normal La lumière {strong: tombe droit} sur la place, voyez {https://example.com/midi: l’étude}.',
      'h3 Ce qu’il faut',
      '- Un voile',
      '-- blanc',
      '- Un réflecteur',
      '# Mesurer',
      '# Filmer',
      'table |Heure|Lumière/Midi|Droite',
      'blockquote Personne ne filme midi.',
      'code css main { color: red;\n  margin: 0 }',
    ]);
    expect(words(copiedFrom('notion'))).toContain(
      'Laissé de côté\u00a0: 1\u00a0couleur, 1\u00a0image illisible (déposez-la), 1\u00a0trait de séparation.',
    );
  });

  it('LibreOffice, with the pictures that it copies whole', () => {
    const read = paste(copiedFrom('libreoffice'));
    expect(linesOf(read)).toEqual([
      'h2 Filmer à midi',
      'normal La lumière {strong: tombe droit}[1] sur la place, le soir.',
      '- Un voile',
      '-- blanc',
      '- Un réflecteur',
      'table |Heure|Lumière/Midi|Droite',
      'image Un étal au soleil',
      'normal Fin.',
      'normal [1] Relevé en juin.',
    ]);
    const picture = read.blocks.find(({ _type }) => _type === 'image');
    expect(read.pictures).toEqual([
      { key: picture?._key, data: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
    ]);
    expect(words(copiedFrom('libreoffice'))).toContain(
      'Laissé de côté\u00a0: 1\u00a0texte barré, 1\u00a0couleur.',
    );
  });

  it('a web page, without what would run or be fetched', () => {
    expect(linesOf(paste(copiedFrom('web-page')))).toEqual([
      'h2 Filmer à midi',
      'normal La lumière {strong: tombe droit}.',
      'normal Personne ne sort. Ouvrir ou lire la suite.',
      'table Lumière et heure|Heure|Lumière/Midi|Droite',
      'normal Le marché à midi',
      'normal Une colonne.',
      'normal Deux lignes.',
      '# Mesurer\ndeux fois',
      '-- le matin',
      'h4 Tout petit titre',
      'normal CO₂, {code: midi()} et {/services: nos services}.',
    ]);
    expect(words(copiedFrom('web-page'))).toBe(
      'Collé\u00a0: 6\u00a0paragraphes, 2\u00a0titres, 1\u00a0liste, 1\u00a0tableau. ' +
        'Laissé de côté\u00a0: 2\u00a0liens que le site n’ouvre pas, ' +
        '2\u00a0images illisibles (déposez-les), 1\u00a0film, ' +
        '2\u00a0cadres de tiktok.com, 1\u00a0cadre de youtube.com.',
    );
  });
});

it('says nothing of a paste that came whole', () => {
  expect(words('<p>Un <b>mot</b>.</p>')).toBeUndefined();
});

it('names the sites of frames as French does', () => {
  const frame = (host: string) => `<iframe src="https://www.${host}/embed"></iframe>`;
  expect(words(`<p>Midi</p>${frame('instagram.com')}${frame('vimeo.com')}<iframe></iframe>`)).toBe(
    'Collé\u00a0: 1\u00a0paragraphe. ' +
      'Laissé de côté\u00a0: 1\u00a0cadre d’instagram.com, 1\u00a0cadre de vimeo.com, 1\u00a0cadre.',
  );
});

it('counts a run of underlined words once, and no underlined link', () => {
  const { report } = paste(
    '<p><u>un <b>mot</b></u> puis <u>un autre</u> et <u><a href="https://example.com">un lien</a></u></p>',
  );
  expect(report.left).toEqual({ underline: 2 });
});

it('keeps a table with too many columns, for the form to say so', () => {
  const row = '<tr>'.concat('<td>a</td>'.repeat(6), '</tr>');
  expect(linesOf(paste(`<table>${row}${row}</table>`))).toEqual(['table |a|a|a|a|a|a/a|a|a|a|a|a']);
});

it('leads past the detours of mail programs and networks', () => {
  const to = encodeURIComponent('https://example.com/a?b=c');
  const read = paste(
    `<p><a href="https://eur01.safelinks.protection.outlook.com/?url=${to}&data=x">a</a> ` +
      `<a href="https://l.facebook.com/l.php?u=${to}">b</a> ` +
      '<a href="https://www.google.com/url?q=javascript:alert(1)">c</a></p>',
  );
  expect(linesOf(read)).toEqual([
    'normal {https://example.com/a?b=c: a} {https://example.com/a?b=c: b} c',
  ]);
  expect(read.report.left).toEqual({ link: 1 });
});

it('leaves out comments, and says which notes lost their words', () => {
  const read = paste(
    '<p>Midi<a href="#_msocom_1">[KT1]</a> sonne<a href="#_ftn1">[1]</a>.</p>' +
      '<div style="mso-element:comment-list"><p>À revoir</p></div>',
  );
  expect(linesOf(read)).toEqual(['normal Midi sonne[1].']);
  expect(read.report.left).toEqual({ comment: 1, note: 1 });
});

it('tells a numbered list of Word by its sign where no style sheet came along', () => {
  const item = (sign: string, text: string) =>
    `<p style="mso-list:l3 level1 lfo1"><span style="mso-list:Ignore">${sign} </span>${text}</p>`;
  expect(linesOf(paste(item('2.', 'un') + item('o', 'deux') + item('a)', 'trois')))).toEqual([
    '# un',
    '- deux',
    '# trois',
  ]);
});

it('leaves what is too long to the Studio', () => {
  expect(readPaste('a'.repeat(5_000_001))).toBeUndefined();
});

it('reads what is nested deeper than any program does', () => {
  const depth = 3_000;
  const html = `${'<div>'.repeat(depth)}midi${'</div>'.repeat(depth)}`;
  expect(linesOf(paste(html))).toEqual(['normal midi']);
});

/** HTML of a program with pieces taken out, doubled and moved. */
const broken = fc
  .tuple(
    fc.constantFrom(...PROGRAMS).map(copiedFrom),
    fc.array(
      fc.record({
        at: fc.nat(10_000),
        length: fc.nat(400),
        put: fc.oneof(
          fc.constantFrom('<', '>', '</p>', '<table><tr>', '<li>', '</td>', '"', '<a href=#_ftn1>'),
          fc.string({ maxLength: 10 }),
        ),
      }),
      { maxLength: 8 },
    ),
  )
  .map(([html, cuts]) =>
    cuts.reduce((text, { at, length, put }) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + length);
    }, html),
  );

it('never fails on broken HTML, and makes blocks that the schema takes', {
  tags: ['slow', 'property'],
}, () => {
  fc.assert(
    fc.property(broken, (html) => {
      const { blocks, pictures, report } = paste(html);
      const keys = new Set(blocks.map(({ _key }) => _key));
      expect(keys.size).toBe(blocks.length);
      for (const { key } of pictures) expect(keys).toContain(key);
      for (const block of blocks) {
        if (block._type === 'table') {
          expect(block.columns.length).toBeGreaterThan(1);
          expect(block.rows.length).toBeGreaterThan(0);
          for (const { cells } of block.rows) expect(cells).toHaveLength(block.columns.length);
        } else if (block._type === 'block') {
          expect(block.children.map(({ text }) => text).join('')).toMatch(/^\S(?:.*\S)?$/s);
          const defined = ['strong', 'em', 'code', ...block.markDefs.map(({ _key }) => _key)];
          for (const { marks } of block.children)
            for (const mark of marks) expect(defined).toContain(mark);
          for (const { href } of block.markDefs)
            expect(href).toMatch(/^(?:https?:|mailto:|tel:|\/)/i);
        }
      }
      for (const sentence of pasteWords(report) ?? []) {
        expect(sentence).not.toMatch(/undefined|NaN/);
      }
    }),
    { numRuns: propertyRuns(2_000) },
  );
});
