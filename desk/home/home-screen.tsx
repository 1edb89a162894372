/** The first page of the desk: what waits for this person, by their role. It keeps itself up to date. */
import { type ReactNode, useEffect } from 'react';
import type { Counts, Me } from '../../inbox/contract/api.ts';
import type { Area } from '../../inbox/contract/areas.ts';
import type { Overview } from '../../inbox/contract/overview.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { dayAndMonth, weekdayName } from '../../packages/kit/calendar/written-day.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { administers, editsContent } from '../../staff/roles.ts';
import { HelpBeside } from '../help/help-button.tsx';
import type { RequestsApi } from '../requests/api.ts';
import { waitingForAnswer } from '../requests/waiting.ts';
import type { Agency } from '../sign-in/agency.ts';
import { useLive, useNow } from '../ui/live-answer.ts';
import { Answered } from '../ui/states.tsx';
import { ContentSections } from './content-sections.tsx';
import { useContentWork } from './content-work.ts';
import { FailuresSection } from './failures-section.tsx';
import { FirstStepsSection } from './first-steps-section.tsx';
import './home.css';
import { RequestSection, type RequestSectionName } from './request-section.tsx';

type HomeScreenProps = {
  api: RequestsApi;
  me: Me;
  agency: Agency;
  counts: Counts | undefined;
  /** Of the content service; undefined where that is another site's, or the hosted one. */
  dataset: string | undefined;
};

export function HomeScreen({ api, me, agency, counts, dataset }: HomeScreenProps) {
  const now = useNow();
  const overview = useLive('overview', (signal) => api.overview(signal));
  const waiting = counts ? waitingForAnswer(me.areas, counts) : 0;
  const title = `${waiting > 0 ? `(${waiting}) ` : ''}${PARTS.home.label} – ${agency.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="kit-sheet screen-sheet">
      <div>
        <header className="home-head">
          <h1>Bonjour {me.name.split(' ')[0]}</h1>
          <p>{writtenDay(now)}</p>
          <a className="kit-link home-site" href="/">
            Voir le site
          </a>
          <HelpBeside />
        </header>
        <Answered answer={overview}>
          {(waits) => <Sections waits={waits} api={api} me={me} dataset={dataset} now={now} />}
        </Answered>
      </div>
    </div>
  );
}

/** `mardi 1er décembre` */
function writtenDay(now: number): string {
  const day = dayIn(new Date(now));
  return `${weekdayName(day)} ${dayAndMonth(day)}`;
}

type SectionsProps = Pick<HomeScreenProps, 'api' | 'me' | 'dataset'> & {
  waits: Overview;
  now: number;
};

/** Two columns: the most pressing first, then what this role is there for. */
function Sections({ waits, api, me, dataset, now }: SectionsProps) {
  const health = useLive(administers(me) ? 'health' : undefined, (signal) => api.health(signal));
  const edited = editsContent(me) ? dataset : undefined;
  const work = useContentWork(edited);
  const isFor = (area: Area) => me.areas.includes(area);
  const section = (name: RequestSectionName) => (
    <RequestSection name={name} waits={waits} now={now} isRecruiter={!isFor('contact')} />
  );
  const contents = edited && (
    <Answered answer={work}>
      {(found) => <ContentSections work={found} dataset={edited} now={now} />}
    </Answered>
  );
  const firstSteps = work.data && <FirstStepsSection taken={work.data.steps} />;
  const failures = (
    <FailuresSection me={me} undelivered={waits.undelivered} health={health.data} now={now} />
  );
  const comments = isFor('comments') && section('comments');
  if (!isFor('contact') && !isFor('applications')) {
    return (
      <Columns
        first={
          <>
            {firstSteps}
            {contents}
          </>
        }
        second={
          <>
            {comments}
            {failures}
          </>
        }
      />
    );
  }
  return (
    <Columns
      first={
        <>
          {section('due')}
          {section('unassigned')}
          {section('mine')}
          {comments}
        </>
      }
      second={
        <>
          {firstSteps}
          {failures}
          {contents}
        </>
      }
    />
  );
}

function Columns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="home-columns">
      <div>{first}</div>
      <div>{second}</div>
    </div>
  );
}
