/** Reads what the card of a page says out of the page itself, so that no second place knows which pages there are. */
import { href } from 'react-router';
import { PAGED_TYPES, type PagedType, TYPES } from '../../model/document-types.ts';
import type { CardGround } from '../../packages/drawings/zellige/card-wall.ts';
import {
  COVER_PALETTES,
  type CoverChoice,
  MOTIFS,
} from '../../packages/drawings/zellige/motifs.ts';
import type { Card } from './card.ts';

/** The ground of the cards of each type, as near to its page's own as a card may be. */
const GROUNDS = {
  portfolio: 'encre',
  service: 'nuit',
  blogPost: 'chaux',
  jobPosting: 'sable',
  newsletterIssue: 'nuit',
  page: 'chaux',
} as const satisfies Readonly<Record<PagedType, CardGround>>;

/** Card addresses, as `cardAddress` in `app/` writes them: a version, then the page's path. */
const CARD = /^\/cards\/[a-z\d]{1,8}((?:\/[^/]+)*)\.png$/;

/** The longest address of a card; that of a page with the longest slug of the studio is half of it. */
const LONGEST = 300; // characters

/** The path and parameters of the page that a card's address names; undefined where it names none. */
export function pageOfCard({ pathname, search }: URL): string | undefined {
  const [, path] = CARD.exec(pathname) ?? [];
  if (path === undefined || pathname.length + search.length > LONGEST) return undefined;
  return (path || '/') + search;
}

/** The text of a `<meta>` tag in a page that our own pages wrote; undefined without one. */
export function metaOf(page: string, property: string): string | undefined {
  const start = `<meta property="${property}" content="`;
  const at = page.indexOf(start);
  if (at < 0) return undefined;
  const from = at + start.length;
  return page
    .slice(from, page.indexOf('"', from))
    .replace(REFERENCE, (all) => CHARACTERS[all] ?? all);
}

/** The five references that React writes in attributes. */
const CHARACTERS: Readonly<Partial<Record<string, string>>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const REFERENCE = /&(?:amp|lt|gt|quot|#x27);/g;

/** The cover that is drawn for the document of a page, as the page shows it; undefined where it shows none. */
export function coverIn(page: string, path: string): CoverChoice | undefined {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const [, choice = ''] =
    [...page.matchAll(/\/covers\/\w+\/(\w+-\w+)\/([^"/]+)\.svg/g)].find(
      ([, , of]) => of === slug,
    ) ?? [];
  return coverNamed(choice);
}

/** @param name as covers have it in their addresses: `oil-menthe` */
export function coverNamed(name: string): CoverChoice | undefined {
  const [motifName, paletteName] = name.split('-');
  const motif = MOTIFS.find((one) => one === motifName);
  const palette = COVER_PALETTES.find((one) => one === paletteName);
  return motif && palette && { motif, palette };
}

/**
 * The card of a document's page, or of a page without one: which is told by its path.
 *
 * @param cover that is drawn for the document
 */
export function cardOf(
  path: string,
  says: { title: string; agency: string },
  cover?: CoverChoice,
): Card {
  for (const type of PAGED_TYPES) {
    const { folder, title: section } = TYPES[type];
    // An editor's own page has no folder: it gets the card of any other address.
    if (type !== 'page' && path.startsWith(folder) && path.length > folder.length) {
      const seed = path.slice(folder.length);
      return { ...says, section, seed, ground: GROUNDS[type], ...(cover && { cover }) };
    }
  }
  return { ...says, section: '', seed: path, ground: NIGHT_PAGES.has(path) ? 'encre' : 'chaux' };
}

/** Lists that open at night. */
const NIGHT_PAGES: ReadonlySet<string> = new Set([
  href('/work'),
  href('/services'),
  href('/careers'),
  href('/contact'),
]);
