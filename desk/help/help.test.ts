/** Every screen of the desk has help, whose words and links are there. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPES } from '../../model/document-types.ts';
import { PART_NAMES, PARTS } from '../../staff/desk-addresses.ts';
import { addressOf, TABS, tabLocation } from '../requests/location.ts';
import { type Block, CHAPTERS, chapterNamed, chapterOfScreen } from './guide.ts';

const CONTENT = PARTS.content.address;

/** Our own tools of the Studio as its configuration names them, those of its maker, and the pane that is no document. */
const TOOLS = [
  ...sourcesOf('{desk,studio}/**/*.{ts,tsx}').flatMap((source) =>
    [...source.matchAll(/name: '(\w+)',\s+title: [^,]+,\s+icon: \w+,\s+component:/g)].map(
      ([, name]) => name,
    ),
  ),
  ...['apercu', 'releases', 'structure/corbeille', 'structure'],
];

const SCREENS = [
  ...PART_NAMES.map((part) => PARTS[part].address).filter((address) => !isPartOfTabs(address)),
  ...TABS.map((tab) => PARTS.home.address + addressOf(tabLocation(tab))),
  ...TOOLS.map((tool) => `${CONTENT}/${tool}`),
  ...Object.keys(TYPES).map((type) => `${CONTENT}/structure/${type}`),
];

function isPartOfTabs(address: string): boolean {
  return address === PARTS.requests.address || address === PARTS.site.address;
}

test.each(SCREENS)('%s has help: a sentence, two to five steps, what visitors see', (path) => {
  const chapter = chapterNamed(chapterOfScreen(path));
  expect(chapter, chapterOfScreen(path)).toBeDefined();
  const [sentence, steps, visitors, further] = chapter?.blocks ?? [];
  expect(chapter?.blocks.length).toBe(4);
  expect(sentence?.is).toBe('paragraph');
  expect(steps?.is === 'steps' && steps.items.length).toBeGreaterThanOrEqual(2);
  expect(steps?.is === 'steps' && steps.items.length).toBeLessThanOrEqual(5);
  expect(visitors?.is).toBe('visitors');
  expect(further?.is === 'paragraph' && further.text).toMatch(/^Plus loin\u00a0: \[/);
});

test('each chapter of a screen is the help of one, and no two have one name', () => {
  const chapters = new Set(SCREENS.map(chapterOfScreen));
  const ofScreens = CHAPTERS.filter(({ level }) => level === 3).map(({ title }) => title);
  expect(ofScreens.filter((title) => !chapters.has(title))).toEqual([]);
  const anchors = CHAPTERS.map(({ anchor }) => anchor);
  expect(anchors).toHaveLength(new Set(anchors).size);
});

test('a form has the help of what is open last in it', () => {
  const at = (path: string) => chapterOfScreen(CONTENT + path);
  expect(at('/structure/blogPost;a1b2')).toBe('Article');
  expect(at('/structure/blogPost;a1%2Ctemplate%3DblogPost')).toBe('Article');
  expect(at('/structure/portfolio;a1;c3,type=client,parentRefPath=client')).toBe('Client');
  expect(at('/structure/home')).toBe('Page d’accueil');
  expect(at('/structure/constructor')).toBe('Contenus');
  expect(at('')).toBe('Contenus');
});

test('our own tools are found in the sources', () => {
  expect(TOOLS).toEqual(expect.arrayContaining(['medias', 'revision', 'requetes']));
});

test('every link of the guide leads to one of its chapters', () => {
  const links = CHAPTERS.flatMap(({ blocks }) => blocks.flatMap(textsOf)).flatMap((text) =>
    [...text.matchAll(/\]\(#(.+?)\)/g)].map(([, anchor = '']) => anchor),
  );
  expect(links.length).toBeGreaterThan(SCREENS.length);
  expect(links.filter((anchor) => !chapterNamed(anchor))).toEqual([]);
});

test('the words in bold are on the screens', () => {
  const screens = sourcesOf(
    '{desk,model,studio,server/setup,inbox/contract,inbox/forms,server/health,staff}/**/*.{ts,tsx}',
    ['studio/content/french/*.json', 'node_modules/@sanity/locale-fr-fr/dist/**/*.js'],
  )
    .join('\n')
    .replace(/&nbsp;|&#8239;|\s|\\u00a0/gi, ' ');
  // The journey test/desk/editor-guide.journey.ts presses the words of tasks.
  const ofScreens = CHAPTERS.filter(({ level }) => level === 3).flatMap(({ blocks }) => blocks);
  const words = ofScreens
    .flatMap(textsOf)
    .flatMap((text) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word));
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word) => !screens.includes(word.replace(/\s/g, ' ')))).toEqual([]);
});

function sourcesOf(pattern: string, others: readonly string[] = []): string[] {
  return globSync([pattern, ...others])
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'));
}

function textsOf(block: Block): readonly string[] {
  if (block.is === 'steps') return block.items;
  return block.is === 'picture' ? [] : [block.text];
}
