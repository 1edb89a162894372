/** A text as Markdown: what a reader of CommonMark makes of it is what the page shows. */
import { expect, test } from 'vitest';
import type { RichText, TextBlock } from '../content/texts/rich-text.ts';
import { richTextMarkdown } from './rich-text-markdown.ts';

const ORIGIN = 'https://example.com';

const text = (
  children: (string | [string, ...string[]])[],
  more: Partial<TextBlock> = {},
): TextBlock => ({
  _type: 'block',
  _key: '0',
  style: 'normal',
  markDefs: [{ _key: 'link', _type: 'link', href: '/services' }],
  children: children.map((child) => {
    const [words, ...marks] = typeof child === 'string' ? [child] : child;
    return { _type: 'span', text: words, marks };
  }),
  ...more,
});

const written = (...blocks: RichText) => richTextMarkdown(blocks, ORIGIN);

test('headings, quotes, marks and links keep their place, and a mark keeps its space outside', () => {
  expect(
    written(
      text(['Un titre'], { style: 'h2' }),
      text([
        'Des mots ',
        ['en gras ', 'strong'],
        ['et penchés', 'em'],
        ', un ',
        ['lien', 'link'],
        '.',
      ]),
      text(['Cité'], { style: 'blockquote' }),
    ),
  ).toBe(
    '## Un titre\n\nDes mots **en gras** *et penchés*, un [lien](https://example.com/services).\n\n> Cité',
  );
});

test('what is typed is not taken for Markdown or HTML', () => {
  expect(written(text(['# *a* _b_ [c](d) <e> `f` | ~g~']))).toBe(
    '\\# \\*a\\* \\_b\\_ \\[c\\](d) \\<e\\> \\`f\\` \\| \\~g\\~',
  );
  expect(written(text(['2026. Une année']))).toBe('2026\\. Une année');
  expect(written(text([['a `b` c', 'code']]))).toBe('``a `b` c``');
});

test('items of a list stand line below line, at their level', () => {
  expect(
    written(
      text(['un'], { listItem: 'bullet', level: 1 }),
      text(['deux'], { listItem: 'number', level: 2 }),
      text(['trois'], { listItem: 'bullet', level: 1 }),
      text(['Après']),
    ),
  ).toBe('- un\n   1. deux\n- trois\n\nAprès');
});

test('pictures, code and tables are there, with their captions', () => {
  const picture = { src: '/images/a(1).png', width: 1, height: 1, alt: 'Un plan' };
  expect(
    written(
      { _type: 'picture', _key: '0', picture, caption: 'La médina' },
      { _type: 'codeBlock', _key: '1', code: 'a\n```\nb\n', language: 'html' },
      {
        _type: 'table',
        _key: '2',
        caption: 'Prix',
        columns: ['Quoi', 'Combien'],
        rows: [['Site | page', '100 DH']],
      },
    ),
  ).toBe(
    '![Un plan](https://example.com/images/a%281%29.png)\n\n*La médina*\n\n' +
      '````html\na\n```\nb\n````\n\n' +
      '**Prix**\n\n| Quoi | Combien |\n| --- | --- |\n| Site \\| page | 100 DH |',
  );
});
