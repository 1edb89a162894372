import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { JobList, Perks } from '../../content/jobs/career-sections.tsx';
import { CHOSEN_PARAMETER } from '../../content/jobs/job-address.ts';
import { type Quoted, quotedIn, SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { LoadError } from '../../frame/load-error.tsx';
import { Shards } from '../../ui/shards.tsx';
import type { Route } from './+types/route.ts';
import { CareerApplication } from './career-application.tsx';
import { CareerHead } from './career-head.tsx';
import { CareerValues } from './career-values.tsx';
import '../../content/jobs/job-badge.css';
import '../../content/jobs/job-list.css';
import '../../content/jobs/perks.css';
import '../../ui/link.css';
import '../../ui/whole-card.css';

// For pages that editors make of the same sections: app/blocks/added-blocks.tsx.
export { JobList, Perks };

/** The message of a load failure (pages-8.20 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load job openings';

export function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { careers, jobs, applications } = loaderData;
  const [searchParams, setSearchParams] = useSearchParams();
  // Number of applications kept since the page came: each is shown.
  const [received, setReceived] = useState(searchParams.has(SENT_PARAMETER) ? 1 : 0);
  const [quoted, setQuoted] = useState(quotedIn(searchParams));
  const onReceived = useCallback(
    (sent: Quoted | undefined) => {
      setReceived((count) => count + 1);
      setQuoted(sent);
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
      {jobs && <JobList id="postes" jobs={jobs} />}
      {careers.perks.length > 0 && <Perks id="avantages" perks={careers.perks} />}
      <Shards mirrored />
      <CareerApplication
        texts={applications}
        openings={jobs?.filter(({ closed }) => !closed) ?? []}
        chosen={chosen}
        answered={actionData}
        received={received}
        quoted={quoted}
        onReceived={onReceived}
      />
    </>
  );
}
