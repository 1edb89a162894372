import { href } from 'react-router';
import { originContext } from '../context.ts';
import { PERSONAL_PAGES } from '../frame/personal-pages.ts';
import type { Route } from './+types/robots.ts';

/** Addresses that robots are kept from: the staff's side, and those that are one person's own. */
const PRIVATE = ['/studio', ...PERSONAL_PAGES];

const A_DAY = 'public, max-age=86400';

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(originContext)}${href('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY },
  });
}
