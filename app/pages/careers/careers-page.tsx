import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { JobList, Perks } from '../../content/jobs/career-sections.tsx';
import type { Careers } from '../../content/jobs/careers.ts';
import { CHOSEN_PARAMETER } from '../../content/jobs/job-address.ts';
import doors from '../../drawings/career-doors.svg?url';
import { type Quoted, quotedIn, SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { LoadError } from '../../frame/load-error.tsx';
import { Khatam } from '../../ui/khatam.tsx';
import { Shards } from '../../ui/shards.tsx';
import type { Route } from './+types/route.ts';
import { CareerApplication } from './career-application.tsx';
import './career-head.css';
import './career-values.css';
import '../../content/jobs/job-badge.css';
import '../../content/jobs/job-list.css';
import '../../content/jobs/perks.css';
import '../../ui/link.css';
import '../../ui/whole-card.css';

// app/blocks/added-blocks.tsx shows these sections on pages that editors make.
export { JobList, Perks };

/** The message of a load failure (pages-8.20 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load job openings';

/** A staircase of words, each with its proof. */
function CareerValues({ values }: { values: Careers['values'] }) {
  return (
    <section className="career-values section" aria-labelledby="values-title">
      <div className="wrap">
        <h2 className="visually-hidden" id="values-title">
          Nos valeurs
        </h2>
        <ul>
          {values.map(({ title, text }) => (
            <li className="grid" key={title}>
              <h3>{title}</h3>
              {text && <p className="lead muted">{text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The head of /careers: the team at its table, and that there is room. */
function CareerHead({ careers: { heroTitle, heroText } }: { careers: Careers }) {
  return (
    <section className="career-head night" aria-labelledby="careers-title">
      <img className="career-head-art" src={doors} width={640} height={620} alt="" />
      <div className="wrap">
        <h1 id="careers-title">
          {heroTitle.map((line, index) => (
            <span key={line}>
              {line}
              {index < heroTitle.length - 1 ? ' ' : <Khatam />}
            </span>
          ))}
        </h1>
        <p className="lead">{heroText}</p>
      </div>
    </section>
  );
}

export function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { careers, jobs, applications } = loaderData;
  const [searchParams, setSearchParams] = useSearchParams();
  // The number of applications received since the page was loaded: each is confirmed.
  const [received, setReceived] = useState(searchParams.has(SENT_PARAMETER) ? 1 : 0);
  const [quoted, setQuoted] = useState(quotedIn(searchParams));
  const onReceived = useCallback(
    (sent: Quoted | undefined) => {
      setReceived((count) => count + 1);
      setQuoted(sent);
      // The form is reset, and with it the chosen job.
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
