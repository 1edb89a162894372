import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ApplicationTexts } from '../../content/jobs/application-texts.ts';
import type { JobPage } from '../../content/jobs/job.ts';
import {
  type FormOutcome,
  type Quoted,
  quotedIn,
  SENT_PARAMETER,
} from '../../forms/form-outcome.ts';
import type { Route } from './+types/route.ts';
import { JobApplication } from './job-application.tsx';
import { JobApplicationSent } from './job-application-sent.tsx';
import { JobBody } from './job-body.tsx';
import { JobHead } from './job-head.tsx';
import { JobMissing } from './job-missing.tsx';
import { JobOthers } from './job-others.tsx';

export function CareerDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <JobMissing />;
  // Another job is another page: nothing typed or opened for this one belongs there.
  return <JobView key={loaderData.job.id} page={loaderData} answered={actionData} />;
}

type JobViewProps = {
  page: JobPage & { applications: ApplicationTexts };
  answered: FormOutcome | undefined;
};

function JobView({ page: { job, others, applications }, answered }: JobViewProps) {
  const [applying, setApplying] = useState(answered !== undefined);
  const apply = useCallback(() => setApplying(true), []);
  const { sent, inPage, quoted, receive, close } = useSent();
  return (
    <article className="job">
      <JobHead job={job} onApply={apply} />
      <JobBody job={job} onApply={apply} />
      {!job.closed && (
        <>
          {!inPage && (
            <JobApplication
              promise={applications.applicationText}
              promised={applications.promised}
              job={job}
              open={applying}
              onClose={() => setApplying(false)}
              answered={answered}
              onReceived={(received) => {
                setApplying(false);
                receive(received);
              }}
            />
          )}
          <JobApplicationSent
            {...{ inPage, quoted }}
            texts={applications}
            open={sent}
            onClose={close}
          />
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
  const [quoted, setQuoted] = useState(quotedIn(searchParams));
  const navigate = useNavigate();
  return {
    sent,
    inPage,
    quoted,
    receive(received: Quoted | undefined) {
      setQuoted(received);
      setSent(true);
    },
    close() {
      setSent(false);
      if (inPage) navigate({ search: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
