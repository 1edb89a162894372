/** Small marks on a request: each says one thing to know before opening it. */

import { BellIcon } from '@sanity/icons/Bell';
import { ClockIcon } from '@sanity/icons/Clock';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { RequestItem } from '../../inbox/contract/requests.ts';
import {
  COMMENT_WORDS,
  isOwedStatus,
  STAGE_WORDS,
  STATUS_WORDS,
} from '../../inbox/contract/states.ts';
import { kindOf } from '../../inbox/kinds/kinds.ts';
import { useNow } from '../ui/live-answer.ts';
import { Person } from '../ui/marks.tsx';
import { atLength, duration, moment, sameDay } from '../ui/written-time.ts';

/** The time before a deadline that is marked: late enough to ask for attention, early enough to answer. */
const SOON = 4 * 60 * 60_000; // ms

export function StateMark({ item }: { item: RequestItem }) {
  const [label, tone] = stateOf(item);
  return (
    <span className="kit-mark" data-tone={tone}>
      {label}
    </span>
  );
}

function stateOf({
  withdrawnAt,
  comment,
  stage,
  status,
}: RequestItem): [label: string, tone?: string] {
  if (withdrawnAt) return [WITHDRAWN];
  if (comment) return [COMMENT_WORDS[comment.state].label, COMMENT_TONES[comment.state]];
  if (!stage) return [STATUS_WORDS[status].label, STATUS_TONES[status]];
  const { label } = STAGE_WORDS[stage];
  // A candidate who was answered before a decision waits for nothing more.
  const isAnswered = status === 'answered' && (stage === 'received' || stage === 'shortlisted');
  if (!isAnswered) return [label, STAGE_TONES[stage]];
  return [`${label}, ${STATUS_WORDS.answered.label.toLocaleLowerCase('fr')}`, 'done'];
}

const WITHDRAWN = 'Retirée par l’expéditeur';

export function WithdrawnMark({ item }: { item: RequestItem }) {
  if (!item.withdrawnAt) return null;
  return <span className="kit-mark">{WITHDRAWN}</span>;
}

const STAGE_TONES = {
  received: 'new',
  shortlisted: 'busy',
  interview: 'busy',
  offer: 'busy',
  hired: 'done',
  rejected: undefined,
} as const;

const STATUS_TONES = {
  new: 'new',
  in_progress: 'busy',
  answered: 'done',
  closed: undefined,
} as const;

const COMMENT_TONES = { pending: 'new', approved: 'done', refused: undefined } as const;

/** The mark of a day one chose oneself: shown from then on. */
export function FollowUpMark({ item }: { item: RequestItem }) {
  if (!item.followUp?.due) return null;
  return (
    <span className="kit-mark" data-tone="soon" title={atLength(item.followUp.at)}>
      <BellIcon />À reprendre
    </span>
  );
}

/** The name of a request where only one word of it is shown. */
export function senderName({ sender }: Pick<RequestItem, 'sender'>): string {
  return sender.name || sender.email || sender.phone || 'Sans nom';
}

type DueMarkProps = {
  item: RequestItem;
  /** Whether it is shown on the days before as well. */
  always?: boolean;
};

/** The mark of a promised answer: shown on the day it is due, and louder once it is near, or past. */
export function DueMark({ item, always }: DueMarkProps) {
  const now = useNow();
  if (!item.dueAt || !isOwed(item)) return null;
  const left = Date.parse(item.dueAt) - now;
  const late = item.overdue || left < 0;
  const near = left < SOON;
  if (!always && !late && !near && !sameDay(Date.parse(item.dueAt), now)) return null;
  const tone = late ? 'late' : near ? 'soon' : undefined;
  return (
    <span className="kit-mark" data-tone={tone} title={atLength(item.dueAt)}>
      <ClockIcon />
      {late ? `En retard de ${duration(left)}` : `Avant ${moment(item.dueAt, now)}`}
    </span>
  );
}

export function isOwed({ status, withdrawnAt, quarantine }: RequestItem): boolean {
  return !withdrawnAt && !quarantine && isOwedStatus(status);
}

/** The label of a request's source. A phone call stands out: no automatic mail answers it. */
export function SourceMark({ item }: { item: RequestItem }) {
  const kind = kindOf(item.kind);
  if (!kind || kind.area === 'comments') return null;
  return (
    <span className="kit-mark" title={kind.name}>
      {kind.byHand && <MobileDeviceIcon />}
      <span className="kit-unseen">Source&nbsp;: </span>
      {kind.source.label}
    </span>
  );
}

export function FailureMark({ item }: { item: RequestItem }) {
  if (item.delivery !== 'failed') return null;
  return (
    <span className="kit-mark" data-tone="late">
      <WarningOutlineIcon />
      Envoi en échec
    </span>
  );
}

export function AttachmentMark({ item }: { item: RequestItem }) {
  if (item.attachments === 0) return null;
  return (
    <span className="kit-mark">
      <AttachmentIcon />
      CV
    </span>
  );
}

export function PersonMark({ person }: { person: RequestItem['assignee'] }) {
  if (!person) return null;
  return (
    <span title={person.name}>
      <Person name={person.name} />
      <span className="kit-unseen">Responsable : {person.name}</span>
    </span>
  );
}

/** The studio's icons have no paper clip; drawn with their line, on their square. */
function AttachmentIcon() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 25 25" fill="none" aria-hidden="true">
      <path
        d="M18.5 11.5 11.8 18.2a3.6 3.6 0 0 1-5-5l7.3-7.3a2.4 2.4 0 0 1 3.4 3.4l-7 7a1.2 1.2 0 0 1-1.7-1.7l6-6"
        stroke="currentColor"
        strokeWidth={1.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
