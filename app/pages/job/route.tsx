import { useCallback, useState } from 'react';
import { data, useNavigate, useSearchParams } from 'react-router';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import { findJob, type JobPage } from '../../content/jobs/job.ts';
import { jobAddress } from '../../content/jobs/job-address.ts';
import { followMovedPage } from '../../content/moved-page.ts';
import { contentContext, visitContext } from '../../context.ts';
import { type FormOutcome, referenceIn, SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage } from '../../forms/receive-form.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route.ts';
import { JobApplication } from './job-application.tsx';
import { JobApplicationSent, SENT_ANCHOR } from './job-application-sent.tsx';
import { JobBody } from './job-body.tsx';
import { JobHead } from './job-head.tsx';
import { JobMissing } from './job-missing.tsx';
import { JobOthers } from './job-others.tsx';
import { jobPostingData } from './job-structured-data.ts';
import { receiveApplication } from './receive-application.ts';

export const handle: PageHandle = { header: 'light' };

/** The message of a missing job (pages-8.21 in test/specification.md). */
const NOT_FOUND = 'Job posting not found';
/** The message of a load failure (pages-8.22 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load job details';

/** Loads a job; missing or failing, it shows one view (pages-8.21 and 8.22 in test/specification.md). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  try {
    const page = await findJob(content, params.slug);
    if (page) return data(page);
    await followMovedPage(content, request);
    content.warn(NOT_FOUND, { slug: params.slug });
    return data(undefined, 404);
  } catch (error) {
    if (error instanceof Response) throw error;
    context.get(visitContext).reportError(new Error(LOAD_FAILURE, { cause: error }));
    return data(undefined, CONTENT_UNAVAILABLE);
  }
}

export async function action(sent: Route.ActionArgs) {
  const received = await receiveApplication(sent.params.slug, sent);
  return formPage(received, `${jobAddress(sent.params.slug)}?${SENT_PARAMETER}=1#${SENT_ANCHOR}`);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : actionHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return pageMeta(site, { title: 'Emploi non trouvé' });
  const { job } = loaderData;
  const path = jobAddress(job.slug);
  return [
    ...pageMeta(site, { ...job.seo, path }),
    ...(site && !job.closed ? [{ 'script:ld+json': jobPostingData(job, site) }] : []),
  ];
}

export default function CareerDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <JobMissing />;
  // Another job is another page: nothing typed or opened for this one belongs there.
  return <JobView key={loaderData.job.id} page={loaderData} answered={actionData} />;
}

type JobViewProps = { page: JobPage; answered: FormOutcome | undefined };

function JobView({ page: { job, others }, answered }: JobViewProps) {
  const [applying, setApplying] = useState(answered !== undefined);
  const apply = useCallback(() => setApplying(true), []);
  const { sent, inPage, reference, receive, close } = useSent();
  return (
    <article className="job">
      <JobHead job={job} onApply={apply} />
      <JobBody job={job} onApply={apply} />
      {!job.closed && (
        <>
          {!inPage && (
            <JobApplication
              job={job}
              open={applying}
              onClose={() => setApplying(false)}
              answered={answered}
              onReceived={(quoted) => {
                setApplying(false);
                receive(quoted);
              }}
            />
          )}
          <JobApplicationSent {...{ inPage, reference }} open={sent} onClose={close} />
        </>
      )}
      {others.length > 0 && <JobOthers jobs={others} />}
    </article>
  );
}

/** Whether the application is kept: the script knows, or the address says it where there was none. */
function useSent() {
  const [searchParams] = useSearchParams();
  const inPage = searchParams.has(SENT_PARAMETER);
  const [sent, setSent] = useState(inPage);
  const [reference, setReference] = useState(referenceIn(searchParams));
  const navigate = useNavigate();
  return {
    sent,
    inPage,
    reference,
    receive(quoted: string | undefined) {
      setReference(quoted);
      setSent(true);
    },
    close() {
      setSent(false);
      if (inPage) navigate({ search: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
