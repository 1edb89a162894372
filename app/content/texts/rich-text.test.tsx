import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { tileBars } from '../../../model/tile-bars.ts';
import type { RichText as Blocks, TextBlock } from './rich-text.ts';
import { RichText } from './rich-text.tsx';

/** Renders blocks as a browser reads them: without the attributes that only serve style. */
function rendered(blocks: Blocks, headings: 2 | 3 = 2): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText blocks={blocks} headings={headings} />
    </MemoryRouter>,
  )
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '');
}

const block = (words: string, own: Partial<TextBlock> = {}): TextBlock => ({
  _type: 'block',
  _key: words,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', text: words, marks: own.markDefs?.map((mark) => mark._key) ?? [] }],
  ...own,
});

test('every style the studio offers has its element', () => {
  expect(rendered([block('a'), block('b', { style: 'h2' }), block('c', { style: 'h3' })])).toBe(
    '<p>a</p><h2>b</h2><h3>c</h3>',
  );
  expect(rendered([block('d', { style: 'h4' }), block('e', { style: 'blockquote' })])).toBe(
    '<h4>d</h4><blockquote><p>e</p></blockquote>',
  );
});

test('under a section of the page every heading is one level lower', () => {
  expect(
    rendered(
      [block('b', { style: 'h2' }), block('c', { style: 'h3' }), block('d', { style: 'h4' })],
      3,
    ),
  ).toBe('<h3>b</h3><h4>c</h4><h5>d</h5>');
});

test('a heading can be led to where the page gives it an address', () => {
  expect(rendered([block('b', { style: 'h2', anchor: 'b' })])).toBe(
    '<h2 id="b" tabindex="-1">b</h2>',
  );
});

test('an extract sets apart what its language does, and changes no character', () => {
  const code = (language: string, code: string) =>
    rendered([{ _type: 'codeBlock', _key: 'c', code, language }]).replace(
      /^.*<code>|<\/code>.*$/g,
      '',
    );
  expect(code('javascript', "f('http://a'); // b")).toBe('f(&#x27;http://a&#x27;); <i>// b</i>');
  expect(code('css', 'a { /* b */ }')).toBe('a { <i>/* b */</i> }');
  expect(code('json', '{"a": "b"}')).toBe('{<i>&quot;a&quot;</i>: &quot;b&quot;}');
  expect(code('cobol', '<a> // b')).toBe('&lt;a&gt; // b');
});

test('items that follow each other are one list, deeper ones a list inside', () => {
  expect(
    rendered([
      block('un', { listItem: 'bullet', level: 1 }),
      block('dedans', { listItem: 'bullet', level: 2 }),
      block('deux', { listItem: 'bullet', level: 1 }),
      block('premier', { listItem: 'number', level: 1 }),
    ]),
  ).toBe('<ul><li>un<ul><li>dedans</li></ul></li><li>deux</li></ul><ol><li>premier</li></ol>');
});

test('marks nest, and code keeps its characters', () => {
  const children = [
    { _type: 'span' as const, text: 'gras ', marks: ['strong'] },
    { _type: 'span' as const, text: '<b>', marks: ['strong', 'code'] },
    { _type: 'span' as const, text: ' et plus', marks: ['em'] },
  ];
  expect(rendered([block('', { children })])).toBe(
    '<p><strong>gras <code>&lt;b&gt;</code></strong><em> et plus</em></p>',
  );
});

test('a link inside the site is followed by the router, one outside opens a tab and says so', () => {
  const link = (href: string) => [{ _key: 'l', _type: 'link' as const, href }];
  expect(rendered([block('ici', { markDefs: link('/contact') })])).toBe(
    '<p><a href="/contact" data-discover="true">ici</a></p>',
  );
  expect(rendered([block('écrire', { markDefs: link('mailto:a@b.example') })])).toBe(
    '<p><a href="mailto:a@b.example">écrire</a></p>',
  );
  expect(rendered([block('là', { markDefs: link('https://www.cndp.ma') })])).toBe(
    '<p><a href="https://www.cndp.ma" target="_blank" rel="noopener">là<span> (nouvel onglet)</span></a></p>',
  );
});

test('what browsers would take for another site is no link to a page of ours', () => {
  const link = (href: string) => [{ _key: 'l', _type: 'link' as const, href }];
  for (const href of [
    '/\\evil.example',
    '//evil.example',
    '/\t/evil.example',
    'https:evil.example',
  ]) {
    expect(rendered([block('ici', { markDefs: link(href) })]), href).toBe('<p>ici</p>');
  }
});

test('a table has a caption, a header for each column and one for each row', () => {
  expect(
    rendered([
      {
        _type: 'table',
        _key: 't',
        caption: 'Délais',
        columns: ['Quoi', 'Délai'],
        rows: [['Vidéo', '2-4']],
      },
    ]),
  ).toBe(
    '<table><caption>Délais</caption><thead><tr><th scope="col">Quoi</th><th scope="col">Délai</th></tr></thead><tbody><tr><th scope="row">Vidéo</th><td data-column="Délai">2-4</td></tr></tbody></table>',
  );
});

test('a table drawn as bars is still a table, whose numbers are read', () => {
  const rows = [
    ['Tournage', '5 500 DH', 'Deux personnes'],
    ['Montage', '5 000 DH', 'Un jour'],
  ];
  const columns = ['Ligne', 'Montant', 'Quoi'];
  const bars = tileBars(rows);
  expect(
    rendered([{ _type: 'table', _key: 't', caption: 'Un Reel', columns, rows, bars }]),
  ).toContain(
    '<th role="rowheader" scope="row">Tournage</th><td role="cell"><b>5 500 DH</b><span style="--tiles:11"></span></td><td role="cell">Deux personnes</td>',
  );
});

test('code can be scrolled by keyboard and names its language; a picture keeps its text', () => {
  expect(rendered([{ _type: 'codeBlock', _key: 'c', code: '<p>', language: 'html' }])).toBe(
    '<section aria-label="Extrait de code, html" tabindex="0"><pre><code><i>&lt;p&gt;</i></code></pre></section>',
  );
  const picture = { src: '/a.png', width: 720, height: 480, alt: 'Une arche' };
  expect(rendered([{ _type: 'picture', _key: 'p', picture, caption: 'À Anfa' }])).toMatch(
    /^<figure><img src="\/a\.png"[^>]* decoding="async" alt="Une arche" loading="lazy"\/><figcaption>À Anfa<\/figcaption><\/figure>$/,
  );
});
