import { data } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { NotFound } from '../sections/not-found.tsx';
import type { PageHandle } from '../sections/site-header.tsx';
import type { Route } from './+types/not-found';

export const handle: PageHandle = { header: 'night' };

export function loader() {
  return data(null, 404);
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: 'Page introuvable' });
}

export default function NotFoundPage() {
  return <NotFound />;
}
