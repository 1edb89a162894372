import type { RouterContextProvider } from 'react-router';
import { readOrWithout } from '../../content/page-texts.ts';
import { brandContext, contentContext } from '../../context.ts';
import { saidBy } from '../../drawings/family.ts';
import { findNearPages } from './near-pages.ts';
import { findNotFound, notFoundWithoutContent } from './query.ts';

/** What is said at an address without a page. */
export type Missing = Awaited<ReturnType<typeof findMissing>>;

/** Reads the texts of the 404 page, and the pages that a visitor may have meant. Needs no content. */
export async function findMissing(context: Readonly<RouterContextProvider>, url: URL) {
  const [{ nearTitle, ...texts }, pages] = await Promise.all([
    readOrWithout(context, findNotFound, notFoundWithoutContent),
    findNearPages(context.get(contentContext), url.pathname),
  ]);
  const shown = { ...texts, text: saidBy(context.get(brandContext), texts.text) };
  return { texts: shown, near: pages.length > 0 ? { title: nearTitle, pages } : undefined };
}
