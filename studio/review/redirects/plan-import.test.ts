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

test.each([
  '/vieux;/contact\n',
  '/vieux;/contact',
  '/vieux\t/contact\r\n',
  '\n/vieux;/contact\n\n',
  'sep=;\n/vieux;/contact\n',
  'sep=\t\r\n/vieux\t/contact',
  '/vieux,/contact\n',
  'Ancienne adresse;Nouvelle adresse\r/vieux;/contact\r',
])('the short list %j has both addresses', (text) => {
  const [row] = readRows(text);
  expect([row?.from, row?.to]).toEqual(['/vieux', '/contact']);
});

test.each([';', '\t', ','])(
  'lists of one to twelve lines are read with %j, blank lines or not',
  (sign) => {
    for (let count = 1; count <= 12; count += 1) {
      const lines = Array.from({ length: count }, (_, at) => `/vieux-${at}${sign}/contact-${at}`);
      for (const end of ['\n', '\r\n', '\r', '\n\n']) {
        const rows = readRows(lines.join(end) + end);
        expect(rows.map(({ from, to }) => from + sign + to)).toEqual(lines);
      }
    }
  },
);

test('lines are numbered as the file has them, below what a spreadsheet is told and blank lines', () => {
  expect(readRows('sep=;\nde;vers\n\n/a;/b\n')).toMatchObject([{ line: 4 }]);
  expect(readRows('/de;/vers\n/a;/b')).toMatchObject([{ from: '/de' }, { from: '/a' }]);
});

test('exports of the plugins of WordPress are read by the names of their columns', () => {
  const redirection = [
    'source,target,regex,code,type,hits,title,status',
    '"/vieux-trois","/contact",0,301,"url",12,"","active"',
    '"^/archives/(.*)$","/blog/$1",1,301,"url",0,"","active"',
    '"^/(a|b)$","/contact",1,301,"url",0,"","active"',
    '"/parti","",0,410,"error",0,"","active"',
    '"/eteint","/contact",0,301,"url",0,"","disabled"',
  ];
  expect(plan(redirection.join('\n'))).toEqual([
    [2, 'new', '/vieux-trois', '/contact'],
    [3, 'new', '/archives/*', '/blog/:splat'],
    [4, 'refused', '^/(a|b)$', '/contact', expect.stringMatching(/^Une expression régulière/)],
    [5, 'refused', '/parti', '', expect.stringMatching(/^Page retirée de l’ancien site \(410\)/)],
    [6, 'refused', '/eteint', '/contact', 'Désactivée dans la liste.'],
  ]);
  expect(plan('source,target,regex,type,code,match,hits,title\n/a/,/b,0,url,302,url,0,')).toEqual([
    [2, 'new', '/a', '/b'],
  ]);
  expect(
    plan(
      '"Origin","Target","Type","Format"\n"vieux/page","contact","301","plain"\n"parti","","410","plain"',
    ),
  ).toEqual([
    [2, 'new', '/vieux/page', '/contact'],
    [3, 'refused', '/parti', '', expect.stringMatching(/410/)],
  ]);
  expect(
    plan(
      'id,source,matching,destination,type,category,status,ignore\n1,vieux,exact,https://www.agence.example/contact,302,,active,',
    ),
  ).toEqual([[2, 'new', '/vieux', '/contact']]);
  expect(plan('N°;URL d’origine;Destination;Type\n1;/a;/b;301')).toEqual([[2, 'new', '/a', '/b']]);
});

test('an address of the site itself is one, over http, and with www or without', () => {
  const lists = [
    '/a;http://agence.example/contact?x=1#y',
    '/a;https://www.agence.example/contact?x=1#y',
    'http://www.ancien.example/a;HTTP://AGENCE.example/contact?x=1#y',
  ];
  for (const list of lists) expect(plan(list)).toEqual([[1, 'new', '/a', '/contact?x=1#y']]);
  expect(plan('/a;http://ailleurs.example/contact')[0]?.[1]).toBe('refused');
});

test('an old address is one in any case, and what the site answers itself is refused', () => {
  expect(
    plan('/Vieux;/blog\n/vieux;/blog\n/POSE;/contact', [{ from: '/pose', to: '/work' }]),
  ).toEqual([
    [1, 'new', '/Vieux', '/blog'],
    [2, 'refused', '/vieux', '/blog', 'Répète la ligne 1.'],
    [3, 'replaces', '/POSE', '/contact', 'Menait à /work.'],
  ]);
  expect(plan('/Images/logo.png;/contact')).toEqual([
    [
      1,
      'refused',
      '/Images/logo.png',
      '/contact',
      expect.stringMatching(/^Le site répond lui-même/),
    ],
  ]);
});

test('a file in UTF-16 is read by its mark', async () => {
  const text = '\ufeff/été;/saison';
  const bytes = (order: (low: number, high: number) => number[]) =>
    new Blob([
      Uint8Array.from(
        [...text].flatMap((letter) =>
          order(letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8),
        ),
      ),
    ]);
  expect(await readFile(bytes((low, high) => [low, high]))).toBe('/été;/saison');
  expect(await readFile(bytes((low, high) => [high, low]))).toBe('/été;/saison');
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
    [10, 'refused', '/type', '/blog', expect.stringMatching(/^Le type est 301 ou 302/)],
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

test('a list of 5,000 rows is planned whole', () => {
  const text = Array.from(
    { length: 5_000 },
    (_, index) => `/ancien-${index}.html;/nouveau-${index}`,
  );
  expect(plan(text.join('\n'))).toHaveLength(5_000);
});
