import { data, type RouterContextProvider } from 'react-router';
import type { SitePart } from '../../../model/site-parts.ts';
import { readOrWithout } from '../../content/page-texts.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { brandContext, contentContext } from '../../context.ts';
import { saidBy } from '../../drawings/family.ts';
import type { ReceivedForm } from '../../forms/receive-form.ts';
import { findNearPages } from './near-pages.ts';
import { findNotFound, notFoundWithoutContent } from './query.ts';

/** The content of the page for a missing address. */
export type Missing = Awaited<ReturnType<typeof findMissing>>;

/** Throws the answer for a missing address: the redirect to its new one, or a 404 with texts. */
export async function throwMissing(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<never> {
  await followMovedPage(context, url);
  throw data(await findMissing(context, url), 404);
}

/** Throws the same where the part of the site that an address belongs to is off. */
export async function throwWhenOff(
  part: SitePart,
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
): Promise<void> {
  if (context.get(contentContext).isOff?.(part)) await throwMissing(context, url);
}

/**
 * Returns the outcome of a form, and throws if its page was removed meanwhile: the 404 then shows the typed text and
 * why it was not sent, so that nothing is lost.
 */
export async function unlessGone(
  received: ReceivedForm,
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
): Promise<ReceivedForm> {
  const { outcome, isGone } = received;
  if (!isGone || received.scripted || outcome.state !== 'refused') return received;
  const words = Object.values(outcome.values).filter((value) => value.trim());
  const quote = `Voici ce que vous aviez écrit\u00a0: «\u00a0${words.join(' · ')}\u00a0»`;
  const title = 'Message non envoyé';
  const texts = {
    title,
    seoTitle: title,
    text: words.length > 0 ? `${outcome.message} ${quote}` : outcome.message,
  };
  throw data({ ...(await findMissing(context, url)), texts }, 404);
}

/** Reads the texts of the 404 page, and the pages that a visitor may have meant. Needs no content. */
export async function findMissing(context: Readonly<RouterContextProvider>, url: URL) {
  const [{ nearTitle, ...texts }, pages] = await Promise.all([
    readOrWithout(context, findNotFound, notFoundWithoutContent),
    findNearPages(context.get(contentContext), url.pathname),
  ]);
  const brandedTexts = { ...texts, text: saidBy(context.get(brandContext), texts.text) };
  return { texts: brandedTexts, near: pages.length > 0 ? { title: nearTitle, pages } : undefined };
}
