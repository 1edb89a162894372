import { expect, test } from 'vitest';
import { planImport, type StoredRedirect } from './plan-import.ts';
import { readFile, readRows } from './read-rows.ts';

const ORIGIN = 'https://agence.example';

type Stored = Partial<StoredRedirect> & Pick<StoredRedirect, 'from' | 'to'>;

function plan(text: string, stored: readonly Stored[] = [], pages: readonly string[] = []) {
  const rows = planImport(readRows(text), {
    origin: ORIGIN,
    isPage: (address) => pages.includes(address),
    stored: stored.map((one, index) => ({
      _id: `r${index}`,
      _rev: 'a',
      isTemporary: false,
      ...one,
    })),
  });
  return rows.map(({ line, from, to, outcome, note }) =>
    [line, outcome, from, to, note].filter((value) => value !== undefined),
  );
}

test('a list is read with semicolons, commas or tabs, quoted, with a mark and a line of titles', () => {
  const expected = [{ line: 2, from: '/a,b', to: '/c', kind: '302' }];
  expect(readRows('\ufeffAncienne;Nouvelle;Type\r\n/a,b;/c;302\r\n')).toEqual(expected);
  expect(readRows('old,new,code\n"/a,b","/c","302"\n\n')).toEqual(expected);
  expect(readRows('old\tnew\tcode\n/a,b\t/c\t302')).toEqual(expected);
  expect(readRows('/x;/y\n\n/z;/y')).toMatchObject([{ line: 1 }, { line: 3 }]);
});

test('a file that a spreadsheet on Windows saved keeps its accents', async () => {
  const saved = new Blob([
    Uint8Array.from('/\u00e9t\u00e9;/saison', (letter) => letter.charCodeAt(0)),
  ]);
  expect(await readFile(saved)).toBe('/été;/saison');
  expect(await readFile(new Blob(['\ufeff/été;/saison']))).toBe('/été;/saison');
});

test('a list that is empty, too long or too heavy is refused in a sentence', async () => {
  expect(() => readRows('')).toThrow(/^Aucune ligne/);
  expect(() => readRows('ancienne;nouvelle')).toThrow(/^Aucune ligne/);
  const rows = Array.from({ length: 5_001 }, (_, index) => `/a${index};/b`);
  expect(() => readRows(rows.join('\n'))).toThrow(/plus de 5\u202F000 lignes/);
  expect(readRows(['de;vers', ...rows.slice(1)].join('\n'))).toHaveLength(5_000);
  await expect(readFile(new Blob([new Uint8Array(4 * 1024 * 1024 + 1)]))).rejects.toThrow(
    /4\u00A0Mo/,
  );
});

test('what is new, replaces, stands already or cannot be is told row by row', () => {
  const stored = [
    { from: '/pose', to: '/work' },
    { from: '/change', to: '/avant' },
    { _id: 'drafts.x', from: '/brouillon', to: '/work' },
  ];
  const rows = [
    '/neuf;/blog',
    '/pose;/work',
    '/change;/apres',
    '/brouillon;/blog',
    '/services/seo;/blog',
    'neuf;/blog',
    '/vide;',
    '/neuf/;/blog',
    '/neuf;/work',
    '/type;/blog;demain',
    'https://ancien.example/page.html;https://agence.example/blog;provisoire',
  ];
  expect(plan(rows.join('\n'), stored, ['/services/seo', '/blog', '/work'])).toEqual([
    [1, 'new', '/neuf', '/blog'],
    [2, 'same', '/pose', '/work', 'Déjà en place.'],
    [3, 'replaces', '/change', '/apres', 'Menait à /avant.'],
    [4, 'refused', '/brouillon', '/blog', 'Un brouillon de cette redirection attend déjà.'],
    [
      5,
      'refused',
      '/services/seo',
      '/blog',
      'Une page existe à cette adresse\u00A0: elle reste affichée.',
    ],
    [6, 'refused', 'neuf', '/blog', expect.stringMatching(/^Une adresse du site/)],
    [7, 'refused', '/vide', '', 'La nouvelle adresse manque.'],
    [8, 'refused', '/neuf', '/blog', 'Répète la ligne 1.'],
    [9, 'refused', '/neuf', '/work', 'Contredit la ligne 1, qui mène à /blog.'],
    [10, 'refused', '/type', '/blog', expect.stringMatching(/^La troisième colonne/)],
    [11, 'new', '/page.html', '/blog'],
  ]);
});

test('circles are refused, within the file and with what is stored, and several steps become one', () => {
  expect(plan('/a;/b\n/b;/a\n/c;/d\n/d;/fin', [{ from: '/fin', to: '/c' }])).toEqual([
    [1, 'refused', '/a', '/b', 'Tourne en rond avec d’autres redirections.'],
    [2, 'refused', '/b', '/a', 'Tourne en rond avec d’autres redirections.'],
    [3, 'refused', '/c', '/d', 'Tourne en rond avec d’autres redirections.'],
    [4, 'refused', '/d', '/fin', 'Tourne en rond avec d’autres redirections.'],
  ]);
  expect(
    plan('/vieux/*;/ancien/:splat\n/x;/ancien/y', [{ from: '/ancien/*', to: '/blog/:splat' }]),
  ).toEqual([
    [1, 'new', '/vieux/*', '/ancien/:splat'],
    [2, 'new', '/x', '/blog/y', 'Va droit à /blog/y, où mène /ancien/y.'],
  ]);
});

test('a list of 5,000 rows is planned in less than a second', () => {
  const text = Array.from(
    { length: 5_000 },
    (_, index) => `/ancien-${index}.html;/nouveau-${index}`,
  );
  const started = performance.now();
  expect(plan(text.join('\n'))).toHaveLength(5_000);
  expect(performance.now() - started).toBeLessThan(1_000);
});
