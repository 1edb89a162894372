import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import {
  applicationsWithoutContent,
  findApplications,
} from '../../content/jobs/application-texts.ts';
import { careersWithoutContent, findCareers } from '../../content/jobs/careers.ts';
import { listJobs } from '../../content/jobs/job.ts';
import { APPLICATION_ANCHOR, jobAddress } from '../../content/jobs/job-address.ts';
import { contentContext, visitContext } from '../../context.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import { throwWhenOff, unlessGone } from '../not-found/find-missing.ts';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = { header: 'night' };

const PATH = href('/careers');

/** The page is shown without content too: a form sent without script brings back what the visitor wrote. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await throwWhenOff('careers', { context, url });
  const content = context.get(contentContext);
  try {
    const [careers, jobs, applications] = await Promise.all([
      findCareers(content),
      listJobs(content),
      findApplications(content),
    ]);
    describePage(context, {
      kind: 'CollectionPage',
      path: PATH,
      name: careers.seoTitle,
      list: jobs.flatMap(({ closed, slug, title }) =>
        closed ? [] : { name: title, path: jobAddress(slug) },
      ),
    });
    return data({ careers, jobs, applications });
  } catch (error) {
    context.get(visitContext).reportError(error);
    const careers = careersWithoutContent(content);
    const applications = applicationsWithoutContent(content);
    return data({ careers, jobs: undefined, applications }, CONTENT_UNAVAILABLE);
  }
}

export async function action(sent: Route.ActionArgs) {
  const received = await receiveForm({ kind: 'short-application' }, sent);
  return formPage(
    await unlessGone(received, sent),
    `${PATH}?${SENT_PARAMETER}=1#${APPLICATION_ANCHOR}`,
  );
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : actionHeaders;
}

/** Reloads nothing when another opening is chosen: every one of them is here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  const { seoTitle, seoDescription, socialImage } = loaderData?.careers ?? {};
  return pageMeta(site, {
    title: seoTitle ?? 'Carrières',
    description: seoDescription ?? 'Les postes ouverts à l’agence, et la candidature spontanée.',
    socialImage,
    path: PATH,
  });
}

export default await hydrateLater(async () => (await import('./careers-page.tsx')).CareersPage);
