import { data } from 'react-router';
import { contentContext } from '../context.ts';
import { followMovedPage } from '../moved-page.ts';
import { pageMeta } from '../page-meta.ts';
import { findNearPages } from '../queries/near-pages.ts';
import { NearPages } from '../sections/near-pages.tsx';
import { NotFound } from '../sections/not-found.tsx';
import type { PageHandle } from '../sections/site-header.tsx';
import type { Route } from './+types/not-found';

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
