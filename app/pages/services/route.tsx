import { href, isRouteErrorResponse } from 'react-router';
import { readContent } from '../../content/read-content.ts';
import { listServices } from '../../content/services/service.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = { header: 'night' };

/** The message of a load failure (pages-8.11 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load services';

export async function loader({ context }: Route.LoaderArgs) {
  return { services: await readContent(context, LOAD_FAILURE, listServices) };
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: 'Services',
    description:
      'Vidéo, contenu, stratégie, publicité, sites vitrines et e-commerce : ce que nous faisons, ce que vous y gagnez et ce que ça coûte.',
    path: href('/services'),
  });
}

export default await hydrateLater(async () => (await import('./services-page.tsx')).ServicesPage);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Any other error is a fault of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={LOAD_FAILURE} />;
}
