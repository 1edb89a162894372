/** Walks a site as a search engine does: from its home page along the links that the server sends, without a browser. */
import { ServedPage } from './served-page.ts';

/** Far more pages than the demo has: a site that makes addresses without end is found out. */
const MOST_PAGES = 400;

/** Pages asked for at once. */
const AT_ONCE = 4;

/** Pictures and files are made and tried elsewhere; the desk is not for search engines. */
const NO_PAGES = /^\/(?:images|files|covers|portraits|studio)\//;

export type Link = { from: string; to: string; fragment: string };

export type Crawl = {
  /** Statuses by address, without the origin: of pages, and of the feeds and files that they lead to. */
  statuses: Map<string, number>;
  pages: Map<string, ServedPage>;
  links: Link[];
};

/** @throws when there is no end of pages */
export async function crawl({ origin }: { origin: string }): Promise<Crawl> {
  const statuses = new Map<string, number>();
  const pages = new Map<string, ServedPage>();
  const links: Link[] = [];
  const seen = new Set(['/']);
  const waiting = ['/'];
  while (waiting.length > 0) {
    await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
    if (statuses.size > MOST_PAGES) throw new Error(`more than ${MOST_PAGES} pages`);
  }
  return { statuses, pages, links };

  async function visit(path: string): Promise<void> {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const html = await answer.text();
    statuses.set(path, answer.status);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
    const page = new ServedPage(answer, html);
    pages.set(path, page);
    if (isUnlisted(page)) return;
    for (const link of linksOf(page, path)) {
      links.push(link);
      if (seen.has(link.to)) continue;
      seen.add(link.to);
      waiting.push(link.to);
    }
  }

  function linksOf(page: ServedPage, from: string): Link[] {
    return page
      .locator('a[href], link[rel=alternate][href], link[rel=manifest][href]')
      .attributes('href')
      .flatMap((href) => {
        const url = new URL(href ?? '', origin + from);
        if (url.origin !== origin || NO_PAGES.test(url.pathname)) return [];
        const fragment = decodeURIComponent(url.hash.slice(1));
        return [{ from, to: url.pathname + url.search, fragment }];
      });
  }
}

/** Whether the page asks search engines to leave it out: they follow no link of it either, in the end. */
export function isUnlisted(page: ServedPage): boolean {
  return page.locator('meta[name=robots]').attributes('content').includes('noindex');
}

/** The links that lead nowhere, each with what is wrong with it. */
export function deadLinks({ statuses, pages, links }: Crawl): string[] {
  return links.flatMap(({ from, to, fragment }) => {
    const status = statuses.get(to);
    if (status !== 200) return [`${from} leads to ${to}: ${status}`];
    // The top of a document needs no element (HTML, § 7.4.6.4).
    const isThere = ['', 'top'].includes(fragment) || idsOf(to).includes(fragment);
    return isThere ? [] : [`${from} leads to ${to}#${fragment}, which is not there`];
  });

  function idsOf(path: string): (string | null)[] {
    return pages.get(path)?.locator('[id]').attributes('id') ?? [];
  }
}
