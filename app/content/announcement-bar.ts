/** The bar above the pages: what the agency announces to every visitor, for a time. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { isPaged } from '../../model/document-types.ts';
import { addressOf, pageOf } from '../../model/page-address.ts';
import { isOut } from '../../model/public-documents.ts';
import type { ContentReader } from '../context.ts';
import type { ANNOUNCEMENT_BAR_QUERY_RESULT } from './content.generated.ts';
import { date, type Parts, readParts, slug, text, webAddress } from './document-parts.ts';
import { isTypeOff } from './off-parts.ts';
import { sharedRead } from './shared-read.ts';

/** The bar comes as it is: a projection would turn one that is broken into one that is absent. */
const ANNOUNCEMENT_BAR_QUERY = defineQuery(`*[_type == "settings" && _id == "settings"][0]{
  bar,
  "page": bar.page->{_type, slug, publishDate},
  "pages": bar.pages[]->{_type, slug, publishDate}
}`);

export type AnnouncementBar = {
  text: string;
  link?: { to: string; label: string };
  /** The paths of the only pages that show it, as browsers write them. */
  on?: string[];
};

/** A bar whose bounds cannot be read is none: it would begin too soon, stay, or be on every page. */
const bounds = z
  .looseObject({
    start: date.nullish(),
    end: date.nullish(),
    pages: z.array(z.unknown()).nullish(),
  })
  .refine(({ start, end }) => !start || !end || start < end, 'ends before it begins');

const secureAddress = webAddress.refine((url) => /^https:/i.test(url), 'not https');

/**
 * Finds the bar of this moment; undefined before it begins, once it has ended, and where nothing is announced. A page is
 * kept for a minute at most, so that the bar comes and goes by itself (`docs/decisions/008-page-cache.md`).
 *
 * @throws what the content client throws when the service does not answer.
 */
export const findAnnouncementBar = sharedRead(
  async (content: ContentReader): Promise<AnnouncementBar | undefined> => {
    const document = await content.client.fetch(ANNOUNCEMENT_BAR_QUERY);
    const parts = readParts(content, document, { type: 'settings', id: 'settings' });
    const bar = parts.inside('bar');
    const words = bar?.one('text', text);
    const barBounds = words && parts.one('bar', bounds);
    if (!bar || !barBounds || !isNow(content, barBounds)) return undefined;
    const on = barBounds.pages?.length ? pathsOf(content, parts) : undefined;
    // When all chosen pages are gone, the bar must not appear on every page instead.
    if (on?.length === 0) return undefined;
    return { text: words, ...linkOf(content, parts), ...(on && { on }) };
  },
);

/** An editor's preview does not wait for its beginning. */
function isNow(content: ContentReader, { start, end }: z.infer<typeof bounds>): boolean {
  return isOut(content, start ?? undefined) && !(end && end.getTime() <= Date.now());
}

type Read = Parts<NonNullable<ANNOUNCEMENT_BAR_QUERY_RESULT>>;
type Target = Parts<Record<'_type' | 'slug' | 'publishDate', unknown>>;

function pathsOf(content: ContentReader, parts: Read): string[] {
  const pages = parts.insideEach('pages');
  const paths = pages.flatMap((page) => pathOf(content, page) ?? []);
  if (paths.length === 0) parts.report('none of its pages is on the site', 'bar');
  return [...new Set(paths)];
}

/** A page before its day is on no address yet, one of a part of the site that is off on none any more. */
function pathOf(content: ContentReader, page: Target): string | undefined {
  const type = page.one('_type', text) ?? '';
  const address = page.one('slug', slug);
  if (isTypeOff(content, type)) return undefined;
  if (!isOut(content, page.one('publishDate', date))) return undefined;
  if (!isPaged(type)) return pageOf({ _type: type });
  return address && addressOf(type, address);
}

function linkOf(content: ContentReader, parts: Read): Pick<AnnouncementBar, 'link'> {
  const bar = parts.inside('bar');
  const label = bar?.one('label', text);
  if (!bar || !label) return {};
  const page = parts.inside('page');
  const to = (page && pathOf(content, page)) ?? bar.one('url', secureAddress);
  if (to) return { link: { to, label } };
  bar.report('its link leads nowhere', 'label');
  return {};
}
