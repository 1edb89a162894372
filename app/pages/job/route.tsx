import { data } from 'react-router';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import { findApplications } from '../../content/jobs/application-texts.ts';
import { findJob } from '../../content/jobs/job.ts';
import { jobAddress } from '../../content/jobs/job-address.ts';
import { followMovedPage } from '../../content/redirects/moved-page.ts';
import { contentContext, visitContext } from '../../context.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage } from '../../forms/receive-form.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import { throwWhenOff, unlessGone } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';
import { SENT_ANCHOR } from './job-application-sent.tsx';
import { jobNode } from './job-structured-data.ts';
import { receiveApplication } from './receive-application.ts';

export const handle: PageHandle = { header: 'light' };

/** The message of a missing job (pages-8.21 in test/specification.md). */
const NOT_FOUND = 'Job posting not found';
/** The message of a load failure (pages-8.22 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load job details';

/** Loads a job; missing or failing, it shows one view (pages-8.21 and 8.22 in test/specification.md). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await throwWhenOff('careers', { context, url });
  const content = context.get(contentContext);
  try {
    const [page, applications] = await Promise.all([
      findJob(content, params.slug),
      findApplications(content),
    ]);
    if (page) {
      const { job } = page;
      describePage(context, {
        kind: 'ItemPage',
        path: jobAddress(job.slug),
        name: job.seo.title,
        trail: { above: 'careers', name: job.title },
        // A closed job has no structured data, so search engines do not list it.
        about: job.closed ? undefined : (described) => jobNode(job, described),
      });
      return data({ ...page, applications });
    }
    await followMovedPage(context, url);
    context.get(visitContext).reportMissing(NOT_FOUND, { slug: params.slug });
    return data(undefined, 404);
  } catch (error) {
    if (error instanceof Response) throw error;
    context.get(visitContext).reportError(new Error(LOAD_FAILURE, { cause: error }));
    return data(undefined, CONTENT_UNAVAILABLE);
  }
}

export async function action(sent: Route.ActionArgs) {
  const received = await receiveApplication(sent.params.slug, sent);
  return formPage(
    await unlessGone(received, sent),
    `${jobAddress(sent.params.slug)}?${SENT_PARAMETER}=1#${SENT_ANCHOR}`,
  );
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : actionHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return pageMeta(site, { title: 'Emploi non trouvé' });
  const { job } = loaderData;
  return pageMeta(site, { ...job.seo, path: jobAddress(job.slug) });
}

export default await hydrateLater(
  async () => (await import('./career-detail-page.tsx')).CareerDetailPage,
);
