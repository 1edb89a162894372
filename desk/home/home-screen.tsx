/** The dashboard, first page of the desk: the work that waits for this person, by their role. It updates itself. */
import { lazy, type ReactNode, use } from 'react';
import type { Area } from '../../inbox/contract/areas.ts';
import type { Overview } from '../../inbox/contract/overview.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { dayAndMonth, weekdayName } from '../../packages/kit/calendar/written-day.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { administers, editsContent } from '../../staff/roles.ts';
import { HelpBeside } from '../help/help-button.tsx';
import { waitingForAnswer } from '../requests/waiting.ts';
import { useTitle } from '../shell/addresses.ts';
import { AgencyContext } from '../shell/installation.ts';
import { useSession } from '../shell/session.ts';
import { useLive, useNow } from '../ui/live-answer.ts';
import { Answered, PartBoundary } from '../ui/states.tsx';
import { ContentSections, FirstStepsSection } from './content-sections.tsx';
import { useContentWork } from './content-work.ts';
import './home.css';
import { FailuresSection, RequestSection, type RequestSectionName } from './request-sections.tsx';

const MailBanner = lazy(async () => ({
  default: (await import('../requests/mail-test.tsx')).MailBanner,
}));

export function HomeScreen() {
  const { api, me, counts } = useSession();
  const { agencyName } = use(AgencyContext);
  const now = useNow();
  const overview = useLive('overview', (signal) => api.overview(signal));
  const waiting = counts.data ? waitingForAnswer(me.areas, counts.data) : 0;
  useTitle(`${waiting > 0 ? `(${waiting}) ` : ''}${PARTS.home.label} – ${agencyName}`);
  return (
    <div className="kit-sheet screen-sheet">
      {me.mailMode === 'folder' && administers(me) && (
        <PartBoundary>
          <MailBanner />
        </PartBoundary>
      )}
      <div>
        <header className="home-head">
          <h1>Bonjour {me.name.split(' ')[0]}</h1>
          <p>{writtenDay(now)}</p>
          <a className="kit-link kit-press home-site" href="/">
            Voir le site
          </a>
          <HelpBeside />
        </header>
        <Answered answer={overview}>{(waits) => <Sections waits={waits} />}</Answered>
      </div>
    </div>
  );
}

/** A day as the page greets with it: `mardi 1er décembre`. */
function writtenDay(now: number): string {
  const day = dayIn(new Date(now));
  return `${weekdayName(day)} ${dayAndMonth(day)}`;
}

/** The sections for who answers requests: overdue ones, unassigned ones, and one's own. */
const ANSWERING: readonly RequestSectionName[] = ['due', 'unassigned', 'mine'];

/** The sections in two columns: the most pressing first, then what this role is there for. */
function Sections({ waits }: { waits: Overview }) {
  const { api, me, dataset } = useSession();
  const health = useLive(administers(me) ? 'health' : undefined, (signal) => api.health(signal));
  const edited = editsContent(me) ? dataset : undefined;
  const work = useContentWork(edited);
  const isFor = (area: Area) => me.areas.includes(area);
  const section = (name: RequestSectionName) => (
    <RequestSection key={name} name={name} waits={waits} isRecruiter={!isFor('contact')} />
  );
  const contents = edited && (
    <Answered answer={work}>{(work) => <ContentSections work={work} dataset={edited} />}</Answered>
  );
  const firstSteps = work.data && <FirstStepsSection taken={work.data.steps} />;
  const failures = <FailuresSection undelivered={waits.undelivered} health={health.data} />;
  const comments: RequestSectionName[] = isFor('comments') ? ['comments'] : [];
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
            {comments.map(section)}
            {failures}
          </>
        }
      />
    );
  }
  const isCalm = (name: RequestSectionName) => Number(waits[name].count === 0);
  return (
    <Columns
      // Sections with work to do come before empty ones.
      first={[...ANSWERING, ...comments]
        .toSorted((one, other) => isCalm(one) - isCalm(other))
        .map(section)}
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
      <div className="kit-stack">{first}</div>
      <div className="kit-stack">{second}</div>
    </div>
  );
}
