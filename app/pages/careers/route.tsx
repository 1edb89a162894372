import { useCallback, useState } from 'react';
import { data, href, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import { listJobs } from '../../content/jobs/job.ts';
import { APPLICATION_ANCHOR, CHOSEN_PARAMETER } from '../../content/jobs/job-address.ts';
import { contentContext, visitContext } from '../../context.ts';
import { referenceIn, SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route.ts';
import { CareerApplication } from './career-application.tsx';
import { CareerHead } from './career-head.tsx';
import { CareerPerks } from './career-perks.tsx';
import { CareerValues } from './career-values.tsx';
import { JobList } from './job-list.tsx';
import { careersWithoutContent, findCareers } from './query.ts';

export const handle: PageHandle = { header: 'night' };

const PATH = href('/careers');

/** The message of a load failure (pages-8.20 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load job openings';

/** The page is shown without content too: a form sent without script brings back what the visitor wrote. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  try {
    const [careers, jobs] = await Promise.all([findCareers(content), listJobs(content)]);
    return data({ careers, jobs });
  } catch (error) {
    context.get(visitContext).reportError(error);
    const careers = careersWithoutContent(content);
    return data({ careers, jobs: undefined }, CONTENT_UNAVAILABLE);
  }
}

export async function action(sent: Route.ActionArgs) {
  const received = await receiveForm({ kind: 'short-application' }, sent);
  return formPage(received, `${PATH}?${SENT_PARAMETER}=1#${APPLICATION_ANCHOR}`);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : actionHeaders;
}

/** Another opening is chosen: every one of them is here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  const { seoTitle, seoDescription } = loaderData?.careers ?? {};
  return pageMeta(site, {
    title: seoTitle ?? 'Carrières',
    description: seoDescription ?? 'Les postes ouverts à l’agence, et la candidature spontanée.',
    path: PATH,
  });
}

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { careers, jobs } = loaderData;
  const [searchParams, setSearchParams] = useSearchParams();
  // Number of applications kept since the page came: each is shown.
  const [received, setReceived] = useState(searchParams.has(SENT_PARAMETER) ? 1 : 0);
  const [reference, setReference] = useState(referenceIn(searchParams));
  const onReceived = useCallback(
    (sent: string | undefined) => {
      setReceived((count) => count + 1);
      setReference(sent);
      // The form is empty again, and with it the choice.
      setSearchParams({}, { replace: true, preventScrollReset: true });
    },
    [setSearchParams],
  );
  if (!jobs && !actionData) return <LoadError detail={LOAD_FAILURE} />;
  const wanted = searchParams.get(CHOSEN_PARAMETER);
  const chosen = jobs?.find(({ slug, closed }) => slug === wanted && !closed);
  return (
    <>
      <CareerHead careers={careers} />
      {careers.values.length > 0 && <CareerValues values={careers.values} />}
      {jobs && <JobList jobs={jobs} chosen={chosen?.slug} />}
      {careers.perks.length > 0 && <CareerPerks perks={careers.perks} />}
      <CareerApplication
        chosen={chosen}
        answered={actionData}
        received={received}
        reference={reference}
        onReceived={onReceived}
      />
    </>
  );
}
