import { href, isRouteErrorResponse } from 'react-router';
import { readContent } from '../../content/read-content.ts';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { useFocusOnFragment } from '../../ui/focus-on-fragment.ts';
import type { Route } from './+types/route.ts';
import { LegalContact } from './legal-contact.tsx';
import { LegalHead } from './legal-head.tsx';
import { LegalTexts } from './legal-texts.tsx';
import { findLegal } from './query.ts';
import './legal-print.css';

export const handle: PageHandle = { header: 'light' };

/** The message of a load failure, worded like those of pages-8.01 to 8.20 in test/specification.md. */
const LOAD_FAILURE = 'Failed to load legal texts';

export async function loader({ context }: Route.LoaderArgs) {
  return readContent(context, LOAD_FAILURE, findLegal);
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'Informations légales',
    description: loaderData?.seoDescription ?? loaderData?.introduction,
    path: href('/legal'),
  });
}

export default function LegalPage({ loaderData: legal, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  useFocusOnFragment();
  return (
    <>
      <LegalHead legal={legal} />
      {legal.texts.length > 0 && <LegalTexts legal={legal} />}
      <LegalContact settings={site.settings} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Any other error is a fault of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={LOAD_FAILURE} />;
}
