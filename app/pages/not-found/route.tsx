import { data } from 'react-router';
import { followMovedPage } from '../../content/moved-page.ts';
import { contentContext } from '../../context.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route';
import { findNearPages } from './near-pages.ts';
import { NearPages } from './near-pages.tsx';
import { NotFound } from './not-found.tsx';

export const handle: PageHandle = { header: 'night' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  await followMovedPage(content, request);
  const { pathname } = new URL(request.url);
  return data(await findNearPages(content, pathname), 404);
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: 'Page introuvable' });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound>{loaderData.length > 0 && <NearPages pages={loaderData} />}</NotFound>;
}
