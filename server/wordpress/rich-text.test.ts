import { expect, test } from 'vitest';
import { cut } from './html-tree.ts';
import { convertHtml } from './rich-text.ts';

function converted(html: string) {
  const { blocks, notes } = convertHtml(html, { linkTo: (href) => href, ownPictures: ['7'] });
  const lines = blocks.map((block) => {
    if (block._type === 'block') {
      const text = block.children.map(({ text, marks }) => (marks.length > 0 ? `<${text}>` : text));
      return `${block.listItem ?? block.style}: ${text.join('')}`;
    }
    if (block._type === 'wanted')
      return `wanted: ${block.picture.attachmentId} ${block.picture.src}`;
    return block._type === 'table' ? `table: ${block.columns.join()}` : `code: ${block.code}`;
  });
  return { lines, notes: notes.map(({ kind, what }) => `${kind}: ${what}`) };
}

test('a table of more than four columns becomes a list, one that only places things becomes text', () => {
  const wide = `<table><tr>${'<th>c</th>'.repeat(5)}</tr><tr>${'<td>v</td>'.repeat(5)}</tr></table>`;
  expect(converted(`<!-- wp:table -->${wide}`).lines).toEqual([
    'bullet: c\u00a0: v\u00a0; c\u00a0: v\u00a0; c\u00a0: v\u00a0; c\u00a0: v\u00a0; c\u00a0: v',
  ]);
  const { lines } = converted(
    '<table><tr><td><img src="a.png"></td><td><p>à côté</p></td></tr></table>',
  );
  expect(lines).toEqual(['wanted: undefined a.png', 'normal: à côté']);
});

test('a table without a caption has that of the heading above it', () => {
  const { blocks } = convertHtml(
    '<h3>Nos prix</h3><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    { linkTo: (href) => href, ownPictures: [] },
  );
  expect(blocks[1]).toMatchObject({ caption: 'Nos prix', columns: ['a', 'b'] });
});

test('a gallery without numbers shows the pictures of its own post', () => {
  expect(converted('[gallery columns="3"]').lines).toEqual(['wanted: 7 ']);
  expect(converted('[gallery ids="3, 4"]').lines).toEqual(['wanted: 3 ', 'wanted: 4 ']);
});

test('players become links, what acts is left out, and both are told of', () => {
  const { lines, notes } = converted(
    '<iframe src="//www.youtube.com/embed/abcdefghijk?x=1"></iframe>[video mp4="https://a.example/f.mp4"][/video]<form><input></form><style>p{}</style><object></object>',
  );
  expect(lines).toEqual(['normal: <Voir la vidéo>', 'normal: <Voir la vidéo>']);
  expect(notes).toEqual([
    'embed: https://www.youtube.com/watch?v=abcdefghijk',
    'embed: https://a.example/f.mp4',
    'removed: Un formulaire',
    'removed: Un objet incorporé',
  ]);
});

test('a picture within a paragraph, a heading or a list parts it in two', () => {
  expect(converted('<p>avant <img src="a.png"> après</p>').lines).toEqual([
    'normal: avant',
    'wanted: undefined a.png',
    'normal: après',
  ]);
  expect(converted('<ul><li>un <img src="a.png"> deux</li></ul>').lines).toEqual([
    'bullet: un',
    'wanted: undefined a.png',
    'bullet: deux',
  ]);
});

test('a text nested without end is read as a text', () => {
  const { lines, notes } = converted(`${'<div>'.repeat(50_000)}au fond`);
  expect(lines).toEqual(['normal: au fond']);
  expect(notes).toEqual(['removed: Mise en forme illisible\u00a0: le texte est brut.']);
});

test('shortcodes within code, numbers in brackets and doubled brackets are none', () => {
  const { notes } = converted(
    '[1] [[gallery]] [sic] <pre>[code a="1"]</pre> [rev_slider alias="x"]',
  );
  expect(notes).toEqual(['shortcode: [sic]', 'shortcode: [rev_slider]']);
});

test('a text is cut at a word, and says so', () => {
  expect(cut('court', 10)).toBe('court');
  expect(cut('un texte, trop long', 12)).toBe('un texte…');
  expect(cut('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
});
