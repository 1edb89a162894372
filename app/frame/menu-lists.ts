/** Reads the editor's lists of menu links. Links to pages that are not public are left out and reported. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { ANCHOR } from '../../model/blocks.ts';
import { isPaged, LISTED_PAGES, TYPES } from '../../model/document-types.ts';
import { addressOf, isReserved, PAGE_PATH } from '../../model/page-address.ts';
import { isOut } from '../../model/public-documents.ts';
import { readLink } from '../../packages/kit/network/read-link.ts';
import type {
  NAVIGATION_QUERY_RESULT,
  TARGETS_QUERY_RESULT,
} from '../content/content.generated.ts';
import {
  date,
  type Parts,
  type PartsIn,
  readParts,
  slug,
  text,
} from '../content/document-parts.ts';
import type { MenuEntry, MenuGroup, MenuLink } from '../content/main-navigation.ts';
import { isTypeOff } from '../content/off-parts.ts';
import type { ContentReader } from '../context.ts';

/** The query that tells whether a page is public, its address and its title. */
const TARGETS_QUERY = defineQuery(`*[_id in $ids]{
  _id, _type, "title": coalesce(title, subject), slug, status, isActive, publishDate
}`);

/** Past 32 documents the content service no longer says which ones an answer was made of: any change would make it stale. */
const TARGETS_AT_ONCE = 32;

type Stored = NonNullable<NAVIGATION_QUERY_RESULT>;
type EntryParts = PartsIn<Stored['header']>;
type LinkParts = PartsIn<Stored['legal']>;

/** An entry as it is stored: a link, or a name above links. */
type Entry = { parts: Pick<LinkParts, 'one' | 'report'>; type?: string; id?: string };
type Named = { parts: { report(problem: string): void }; label?: string; links: Entry[] };

/** A page that a link may lead to; the link says its title where it has no label. */
type Target = { to: string; title: string };

/** The lists that an editor has written; an empty list counts as missing. */
export type Lists = {
  header: readonly MenuEntry[];
  action?: MenuLink;
  footer: readonly MenuGroup[];
  legal: readonly MenuLink[];
};

/** @throws what the content client throws when the service does not answer. */
export async function findLists(content: ContentReader, navigation: Parts<Stored>): Promise<Lists> {
  const header = navigation.insideEach('header').map(headerEntryOf);
  const action = navigation.insideEach('action').map(entryOf);
  const footer = navigation.insideEach('footer').map((parts): Named => {
    const links = parts.insideEach('links').map(entryOf);
    return { parts, label: parts.one('title', text), links };
  });
  const legal = navigation.insideEach('legal').map(entryOf);
  const entries = [...header, ...footer, ...action, ...legal].flatMap((one) =>
    'links' in one ? one.links : one,
  );
  const targets = await findTargets(content, entries);

  const linkIn = (entry: Entry) => readEntry(entry, targets);
  const groupIn = ({ parts, label, links }: Named): MenuGroup | undefined => {
    const visibleLinks = distinct(links, linkIn);
    if (label && visibleLinks.length > 0) return { label, links: visibleLinks };
    parts.report(label ? 'no link in it can be shown' : 'links without a name above them');
    return undefined;
  };
  const [button] = distinct(action, linkIn);
  return {
    header: endingAbove(distinct(header, (one) => ('links' in one ? groupIn(one) : linkIn(one)))),
    ...(button && { action: button }),
    footer: distinct(footer, groupIn),
    legal: distinct(legal, linkIn),
  };
}

function entryOf(parts: LinkParts): Entry {
  const type = parts.one('_type', text);
  const id =
    type === 'navPage'
      ? (parts.inside('page')?.one('_ref', text) ?? parts.one('own', text))
      : undefined;
  return { parts, type, id };
}

function headerEntryOf(parts: EntryParts): Entry | Named {
  if (parts.one('_type', text) !== 'navGroup') return entryOf(parts);
  const links = parts.insideEach('links').map(entryOf);
  return { parts, label: parts.one('label', text), links };
}

/** The pages that entries refer to, by their ids: those that visitors may open. */
async function findTargets(
  content: ContentReader,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Target>> {
  const ids = [...new Set(entries.flatMap(({ id }) => id ?? []))];
  const targets = new Map<string, Target>();
  // The site's own pages exist without a document.
  for (const type of LISTED_PAGES) {
    if (isTypeOff(content, type)) continue;
    const { path, name } = TYPES[type].page;
    targets.set(type, { to: path, title: name });
  }
  const documents = ids.filter((id) => !targets.has(id));
  const batches = Array.from({ length: Math.ceil(documents.length / TARGETS_AT_ONCE) }, (_, nth) =>
    documents.slice(nth * TARGETS_AT_ONCE, (nth + 1) * TARGETS_AT_ONCE),
  );
  const results = await Promise.all(
    batches.map((some) => content.client.fetch(TARGETS_QUERY, { ids: some })),
  );
  for (const row of results.flat()) {
    const target = targetOf(content, row);
    if (target) targets.set(row._id, target);
  }
  return targets;
}

function targetOf(content: ContentReader, row: TARGETS_QUERY_RESULT[number]): Target | undefined {
  const { _id: id, _type: type } = row;
  if (!isPaged(type) || isTypeOff(content, type)) return undefined;
  const parts = readParts(content, row, { type, id });
  const [title, current] = [parts.one('title', text), parts.one('slug', slug)];
  if (!title || !current) return undefined;
  const rule = TYPES[type];
  if ('hidden' in rule && rule.hidden.when(parts.one(rule.hidden.field, z.unknown()))) {
    return undefined;
  }
  if (rule.isDated && !isOut(content, parts.one('publishDate', date))) return undefined;
  if (type === 'page' && (!PAGE_PATH.test(current) || isReserved(current))) return undefined;
  return { to: addressOf(type, current), title };
}

/** An address that leaves the site; what two programs could read differently is none. */
const address = z
  .string()
  .trim()
  .refine((written) => /^(?:https|mailto|tel):/i.test(written) && readLink(written) !== undefined);

function readEntry(
  { parts, type, id }: Entry,
  targets: ReadonlyMap<string, Target>,
): MenuLink | undefined {
  const label = parts.one('label', text);
  if (type === 'navPage') {
    const target = targets.get(id ?? '');
    const anchor = parts.one('anchor', z.string().regex(ANCHOR));
    if (target) {
      return { to: anchor ? `${target.to}#${anchor}` : target.to, label: label ?? target.title };
    }
    parts.report('no page that visitors may open', 'page');
    return undefined;
  }
  if (type !== 'navLink') {
    parts.report(`no link is called ${JSON.stringify(type)}`);
    return undefined;
  }
  const to = parts.one('url', address);
  if (to && label) return { to, label, ...(isWeb(to) && { attributes: inNewTab(label) }) };
  parts.report('an address or its name is missing');
  return undefined;
}

function isWeb(address: string): boolean {
  return /^https:/i.test(address);
}

function inNewTab(label: string) {
  return {
    target: '_blank',
    rel: 'noopener',
    'aria-label': `${label} (nouvel onglet)`,
  } as const;
}

/** Removes duplicate links and names from a list, which are its keys. */
function distinct<
  One extends { parts: { report(problem: string): void } },
  Visible extends MenuEntry,
>(list: readonly One[], read: (one: One) => Visible | undefined): Visible[] {
  const seen = new Set<string>();
  return list.flatMap((one) => {
    const entry = read(one);
    if (!entry) return [];
    const name = entry.to ?? entry.label;
    if (seen.has(name)) {
      one.parts.report('it is in the list already');
      return [];
    }
    seen.add(name);
    return [entry];
  });
}

/** Ends a link of a header that another one leads below, so that only the lower one is current there. */
function endingAbove(header: readonly MenuEntry[]): MenuEntry[] {
  const all = header.flatMap((entry) => entry.links ?? [entry]);
  const ended = (link: MenuLink): MenuLink =>
    all.some(({ to }) => to?.startsWith(`${link.to}/`))
      ? { ...link, attributes: { end: true } }
      : link;
  return header.map((entry) =>
    entry.links ? { ...entry, links: entry.links.map(ended) } : ended(entry),
  );
}
