import { data } from 'react-router';
import { readOrWithout } from '../../content/page-texts.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { brandContext, contentContext } from '../../context.ts';
import { saidBy } from '../../drawings/family.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route';
import { findNearPages } from './near-pages.ts';
import { NearPages } from './near-pages.tsx';
import { NotFound } from './not-found.tsx';
import { findNotFound, notFoundWithoutContent } from './query.ts';

export const handle: PageHandle = { header: 'night' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  await followMovedPage(context, request);
  const { pathname } = new URL(request.url);
  const [{ nearTitle, ...texts }, pages] = await Promise.all([
    readOrWithout(context, findNotFound, notFoundWithoutContent),
    findNearPages(content, pathname),
  ]);
  const shown = { ...texts, text: saidBy(context.get(brandContext), texts.text) };
  return data(
    { texts: shown, near: pages.length > 0 ? { title: nearTitle, pages } : undefined },
    404,
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: loaderData?.texts.seoTitle ?? 'Page introuvable' });
}

export default function NotFoundPage({ loaderData: { texts, near } }: Route.ComponentProps) {
  return <NotFound texts={texts}>{near && <NearPages {...near} />}</NotFound>;
}
