/**
 * Addresses that carry the brand: `/~1k3x9f/assets/hero-BzX2fa7Q.svg`. A drawing in other colours has another address,
 * so that no browser shows yesterday's. The default brand's pages, scripts and drawings have their plain ones.
 */
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { lookDigest } from '../../packages/drawings/brand/drawn-brand.ts';

/** The folders whose files are drawn for each request. */
const DRAWN_PAGES = ['covers', 'medallions', 'portraits', 'rosaces'];

/** The name of the agency is in it, which is no part of a mark. */
const MANIFEST = '/site.webmanifest';

/**
 * The places where a document, a style or a script spells such an address. Typefaces and pictures are the same in any
 * brand; addresses with a host are read by programs, which keep them.
 */
const SPELLED = new RegExp(
  String.raw`(?<=["'\x60(\s;,])/(?=assets/[\w.-]+\.(?:svg|js|css)\b|(?:${DRAWN_PAGES.join('|')})/|(?:favicon|apple-touch-icon|icon-[\w-]+)\.(?:svg|ico|png)\b|site\.webmanifest\b)`,
  'g',
);

/** The places where a script names what an import needs besides, without the first slash: see app/preload.ts. */
const IMPORTED = /(?<=["'`])assets\/(?=[\w.-]+\.(?:js|css)["'`])/g;

const MARKED = /^\/~([0-9a-z]+)(\/.*)$/s;

const marks = new WeakMap<Brand, string | undefined>();

/** Returns the prefix of a brand's addresses; undefined for the default brand. */
export function markOf(brand: Brand): string | undefined {
  if (!marks.has(brand)) marks.set(brand, lookDigest(brand));
  return marks.get(brand);
}

/** The text with each address it spells as this brand has it; the same text for the default brand. */
export function withMarkedAddresses(text: string, brand: Brand): string {
  const mark = markOf(brand);
  if (!mark) return text;
  return text.replace(SPELLED, `/~${mark}/`).replace(IMPORTED, `~${mark}/assets/`);
}

type Address = {
  /** The address without the mark. */
  plain: string;
  /** Absent for a plain address. */
  mark?: string;
};

export function readAddress(address: string): Address {
  if (!address.startsWith('/~')) return { plain: address };
  const [, mark, plain] = MARKED.exec(address) ?? [];
  return plain && mark ? { plain, mark } : { plain: address };
}

/** Whether a plain address is that of a page that draws, or is called for by the brand. */
export function isDrawnPage(address: string): boolean {
  return address === MANIFEST || DRAWN_PAGES.some((folder) => address.startsWith(`/${folder}/`));
}

/** The `Cache-Control` of files that a release may draw anew under the same address. */
export const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * The answer to a marked address, for what draws behind the plain one.
 *
 * @param isOwn whether the mark is that of the brand it is drawn in
 */
export function asMarked(answer: Response, plain: string, isOwn: boolean): Response {
  const isFound = answer.ok || answer.status === 304;
  if (!isOwn) answer.headers.set('cache-control', 'no-cache');
  else if (isFound && plain !== MANIFEST) answer.headers.set('cache-control', A_DAY);
  return answer;
}
