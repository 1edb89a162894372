import { AREA_WORDS } from '../../inbox/contract/areas.ts';
import type { Overview, OverviewSection } from '../../inbox/contract/overview.ts';
import type { RequestItem } from '../../inbox/contract/requests.ts';
import { kindName } from '../../inbox/kinds/kinds.ts';
import {
  HEALTH_WORDS,
  type HealthReport,
  type HealthState,
} from '../../model/contracts/health-contract.ts';
import { hrefOf } from '../requests/desk.tsx';
import { type Filters, tabLocation } from '../requests/location.ts';
import { DueMark, FailureMark, FollowUpMark, PersonMark, senderName } from '../requests/marks.tsx';
import { Time } from '../ui/marks.tsx';
import { Row, Section } from './section.tsx';

type Wording = {
  title: string;
  calm: string;
  /** The list that holds all of them. */
  filters: Partial<Filters>;
};

export type RequestSectionName = Exclude<OverviewSection, 'undelivered'>;

/** The words of each section, for a person whose requests are of several kinds. */
const WORDINGS: Readonly<Record<RequestSectionName, Wording>> = {
  due: { title: 'À répondre aujourd’hui', calm: 'Rien n’est dû aujourd’hui.', filters: {} },
  mine: { title: 'À moi', calm: 'Rien ne vous est confié.', filters: { assignee: 'me' } },
  unassigned: {
    title: 'À prendre en charge',
    calm: 'Chaque demande a son responsable.',
    filters: { assignee: 'none' },
  },
  comments: {
    title: 'Commentaires à modérer',
    calm: 'Aucun commentaire n’attend.',
    filters: { comment: 'pending' },
  },
};

/** The sentence shown when no request has a deadline today. */
const NOTHING_PRESSES = 'Rien ne presse.';

type RequestSectionProps = {
  name: RequestSectionName;
  waits: Overview;
  /** All are of one kind then, which has a name of its own. */
  isRecruiter: boolean;
};

export function RequestSection({ name, waits, isRecruiter }: RequestSectionProps) {
  const { count, items } = waits[name];
  const { filters, calm, title } = WORDINGS[name];
  const isPromised = [...waits.unassigned.items, ...waits.mine.items].some(({ dueAt }) => dueAt);
  return (
    <Section
      title={name === 'unassigned' && isRecruiter ? 'Nouvelles candidatures' : title}
      count={count}
      urgent={name === 'due'}
      calm={name === 'due' && !isPromised ? NOTHING_PRESSES : calm}
      all={count > items.length ? listsOf(items, filters) : []}
    >
      {items.map((item) => (
        <RequestRow key={item.id} item={item} withPerson={name !== 'mine'} />
      ))}
    </Section>
  );
}

type RequestRowProps = { item: RequestItem; withPerson?: boolean };

export function RequestRow({ item, withPerson = true }: RequestRowProps) {
  const { about, area, excerpt, kind, receivedAt } = item;
  const subject = about?.title ?? (area === 'contact' ? '' : kindName(kind));
  return (
    <Row
      href={hrefOf({ ...tabLocation(area), id: item.id })}
      title={senderName(item)}
      about={[subject, excerpt].filter(Boolean).join(' · ')}
      marks={
        <>
          <Time at={receivedAt} brief />
          <DueMark item={item} always />
          <FollowUpMark item={item} />
          <FailureMark item={item} />
          {withPerson && <PersonMark person={item.assignee} />}
        </>
      }
    />
  );
}

/** The lists, one for each desk, that hold these requests and the others of their kind. */
export function listsOf(items: readonly RequestItem[], filters: Partial<Filters>) {
  return [...new Set(items.map(({ area }) => area))].map((area) => ({
    label: AREA_WORDS[area].label,
    href: hrefOf({ ...tabLocation(area), filters }),
  }));
}

type FailuresSectionProps = {
  undelivered: Overview['undelivered'];
  /** The site's report on its own health, for administrators. */
  health: HealthReport | undefined;
};

/** Lists final failures: deliveries, and health checks. The banner above reports that no mail is sent. */
export function FailuresSection({ undelivered, health }: FailuresSectionProps) {
  const inState = (state: HealthState) =>
    health?.lines.filter((line) => line.state === state && line.name !== 'mail-mode') ?? [];
  const [failed, watched] = [inState('failed'), inState('watch')];
  const healthPage = hrefOf(tabLocation('health'));
  const more = undelivered.count > undelivered.items.length;
  return (
    <Section
      title="En échec"
      count={undelivered.count + failed.length}
      urgent
      calm="Rien n’a échoué."
      note={
        watched.length > 0 && (
          <>
            <a href={healthPage}>{HEALTH_WORDS.watch}</a>&nbsp;:{' '}
            {watched.map(({ title }) => title).join(', ')}.
          </>
        )
      }
      all={more ? listsOf(undelivered.items, { undelivered: 'true' }) : []}
    >
      {failed.map((line) => (
        <Row
          key={line.name}
          href={healthPage}
          title={line.title}
          about={line.says}
          marks={
            <span className="kit-mark" data-tone="late">
              {HEALTH_WORDS.failed}
            </span>
          }
        />
      ))}
      {undelivered.items.map((item) => (
        <RequestRow key={item.id} item={item} />
      ))}
    </Section>
  );
}
