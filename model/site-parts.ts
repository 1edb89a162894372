/** The parts of the site that an agency may switch off, and which of them an address or a type of document belongs to. */
import { href } from 'react-router';
import { isPaged, listedOn, TYPES } from './document-types.ts';

/** The parts with pages of their own, called as the document of their list is. */
const PARTS_WITH_PAGES = ['work', 'blog', 'careers', 'newsletter'] as const;

/** The last piece is the one that a visitor sets into a wall: docs/decisions/066-last-piece.md. */
export const SITE_PARTS = [...PARTS_WITH_PAGES, 'lastPiece'] as const;

export type SitePart = (typeof SITE_PARTS)[number];

/** The field of the settings that lists switched-off parts. */
export const OFF_PARTS = 'offParts';

/** The agency's names of the parts. */
export const PART_NAMES: Readonly<Record<SitePart, string>> = {
  work: TYPES.work.page.name,
  blog: TYPES.blog.page.name,
  careers: TYPES.careers.page.name,
  newsletter: TYPES.newsletter.page.name,
  lastPiece: 'Dernière pièce',
};

/** Paths of a part that are not below its page. */
const ELSEWHERE: Readonly<Record<string, SitePart>> = {
  '/feed.xml': 'blog',
  '/atom.xml': 'blog',
  '/feed.json': 'blog',
};

/** The pages that links of mails lead to: whoever was written to may always answer. */
const ALWAYS_THERE: readonly string[] = [
  href('/newsletter/confirmer'),
  href('/newsletter/desinscription'),
];

/** Returns the part that a path belongs to; undefined for paths that are never switched off. */
export function partAt(pathname: string): SitePart | undefined {
  const path = pathname.toLowerCase();
  if (ALWAYS_THERE.includes(path)) return undefined;
  const list = `/${path.split('/')[1]}`;
  return ELSEWHERE[path] ?? PARTS_WITH_PAGES.find((part) => TYPES[part].page.path === list);
}

/** Returns the part whose pages documents of a type are, or are named on alone; undefined for those of no part. */
export function partOf(type: string): SitePart | undefined {
  if (type === 'category') return 'blog';
  const list = isPaged(type) ? listedOn(type) : type;
  return PARTS_WITH_PAGES.find((part) => part === list);
}

/** Returns the notice for editors about content of a switched-off part. */
export function whyPartIsOff(part: SitePart): string {
  return `${PART_NAMES[part]}\u00a0: partie éteinte dans les réglages, hors ligne.`;
}
