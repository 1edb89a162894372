import { AREA_WORDS } from '../../inbox/contract/areas.ts';
import type { Overview, OverviewSection } from '../../inbox/contract/overview.ts';
import type { RequestItem } from '../../inbox/contract/requests.ts';
import { kindName } from '../../inbox/kinds/kinds.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { DueMark, FailureMark, FollowUpMark, PersonMark, senderName } from '../requests/marks.tsx';
import { addressOf, type Filters, tabPlace } from '../requests/place.ts';
import { atLength, briefly } from '../ui/written-time.ts';
import { Row, Section } from './section.tsx';

type Wording = {
  title: string;
  calm: string;
  /** The list that holds all of them. */
  filters: Partial<Filters>;
};

export type RequestSectionName = Exclude<OverviewSection, 'undelivered'>;

/** In the words of a person whose requests are of several kinds. */
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

/** Said of today when no promise is running at all. */
const NOTHING_PRESSES = 'Rien ne presse.';

type RequestSectionProps = {
  name: RequestSectionName;
  waits: Overview;
  now: number;
  /** All are of one kind then, which has a name of its own. */
  isRecruiter: boolean;
};

export function RequestSection({ name, waits, now, isRecruiter }: RequestSectionProps) {
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
        <RequestRow key={item.id} item={item} now={now} withPerson={name !== 'mine'} />
      ))}
    </Section>
  );
}

type RequestRowProps = { item: RequestItem; now: number; withPerson?: boolean };

export function RequestRow({ item, now, withPerson = true }: RequestRowProps) {
  const { about, area, excerpt, kind, receivedAt } = item;
  const subject = about?.title ?? (area === 'contact' ? '' : kindName(kind));
  return (
    <Row
      href={PARTS.home.address + addressOf({ ...tabPlace(area), id: item.id })}
      title={senderName(item)}
      about={[subject, excerpt].filter(Boolean).join(' · ')}
      marks={
        <>
          <time dateTime={receivedAt} title={atLength(receivedAt)}>
            {briefly(receivedAt, now)}
          </time>
          <DueMark item={item} now={now} always />
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
    href: PARTS.home.address + addressOf({ ...tabPlace(area), filters }),
  }));
}
