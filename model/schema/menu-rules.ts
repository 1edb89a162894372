/** Warns editors of menus about names that do not fit, and about pages that are not public. */
import type { ValidationContext } from '@sanity/types';
import { z } from 'zod';
import { isPage, isPaged, TYPES } from '../document-types.ts';
import { pageOf } from '../page-address.ts';
import { partOf, whyPartIsOff } from '../site-parts.ts';

/** The API version the rules ask in. */
const API_VERSION = '2025-02-19';

/**
 * The most characters of all names together, and the most names, on one line of a desktop's header beside its button.
 */
const MOST_CHARACTERS = 98;
const MOST_ENTRIES = 8;

type Asking = Pick<ValidationContext, 'getClient'>;

const reference = z.object({ _ref: z.string() });
const entry = z.object({
  label: z.string().optional().catch(undefined),
  page: reference.optional().catch(undefined),
  own: z.string().optional().catch(undefined),
});

/** A rule of the header's list: it fits on one line. */
export async function fitsHeader(list: unknown, { getClient }: Asking): Promise<true | string> {
  const entries = z.array(entry.catch({})).safeParse(list).data ?? [];
  if (entries.length > MOST_ENTRIES) {
    return `Plus de ${MOST_ENTRIES} liens ne tiennent pas sur une ligne\u00a0: rassemblez-en dans un groupe.`;
  }
  const ids = entries.map(({ page, own = '' }) => page?._ref ?? own);
  const unnamed = ids.filter((id, nth) => id && !entries[nth]?.label);
  const titles = await titlesOf(unnamed, { getClient });
  const characters = entries.reduce(
    (sum, { label }, nth) => sum + (label ?? titles.get(ids[nth] ?? '') ?? '').length,
    0,
  );
  return characters <= MOST_CHARACTERS
    ? true
    : `Ces noms ont ${characters} caractères ensemble, et la ligne en tient ${MOST_CHARACTERS}\u00a0: raccourcissez-les, ou rassemblez-en dans un groupe.`;
}

async function titlesOf(ids: readonly string[], { getClient }: Asking) {
  const titles = new Map<string, string>(
    ids.flatMap((id) => (isPage(id) ? [[id, TYPES[id].page.name]] : [])),
  );
  const others = ids.filter((id) => !titles.has(id));
  if (others.length === 0) return titles;
  const answer: unknown = await getClient({ apiVersion: API_VERSION }).fetch(
    '*[_id in $ids]{_id, "title": coalesce(title, subject)}',
    { ids: others },
  );
  const rows = z.array(z.object({ _id: z.string(), title: z.string() }).nullable().catch(null));
  for (const row of rows.safeParse(answer).data ?? []) if (row) titles.set(row._id, row.title);
  return titles;
}

const opened = z.object({
  target: z.record(z.string(), z.unknown()).nullable().catch(null),
  off: z.array(z.unknown()).catch([]),
});

/** A rule of a link to a page: the page is public. Until then the menu is shown without the link. */
export async function isOpenToVisitors(
  value: unknown,
  { getClient }: Asking,
): Promise<true | string> {
  const id = reference.safeParse(value).data?._ref;
  if (!id) return true;
  const answer: unknown = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'published' })
    .fetch('{"target": *[_id == $id][0], "off": *[_id == "settings"][0].offParts}', { id });
  const { target, off } = opened.parse(answer);
  const type = isPage(id) ? id : String(target?._type);
  const part = partOf(type);
  if (part && off.includes(part)) return `${whyPartIsOff(part)} Le lien ne paraît pas.`;
  if (isPage(id)) return true;
  if (!target || !isPaged(type)) {
    return 'Cette page n’est pas publiée\u00a0: le lien paraîtra avec elle.';
  }
  if (!pageOf({ _type: type, slug: target.slug })) {
    return 'Cette page n’a pas d’adresse\u00a0: le lien ne paraît pas.';
  }
  const row = TYPES[type];
  if ('hidden' in row && row.hidden.when(target[row.hidden.field])) {
    return `${row.hidden.why} Le lien ne paraît pas.`;
  }
  const day = row.isDated ? Date.parse(String(target.publishDate)) : Number.NaN;
  return day > Date.now()
    ? 'Cette page est datée d’un jour à venir\u00a0: le lien paraîtra ce jour-là.'
    : true;
}
