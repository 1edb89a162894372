import { AREA_WORDS } from '../../inbox/contract/areas.ts';
import type { RequestItem } from '../../inbox/contract/requests.ts';
import { kindName } from '../../inbox/kinds/kinds.ts';
import { atLength, briefly } from '../ui/written-time.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import {
  AttachmentMark,
  DueMark,
  FailureMark,
  FollowUpMark,
  PersonMark,
  SourceMark,
  StateMark,
  senderName,
} from './marks.tsx';
import type { Tab } from './place.ts';

/** Who, since when, what for; then only what asks for something, and where it came from. */
export function RequestRow({ item, now }: { item: RequestItem; now: number }) {
  const { place } = useDesk();
  // What is set aside waits for nothing.
  const fresh = item.unread && !item.quarantine;
  const subject = subjectOf(item, place.tab);
  const { company } = item.sender;
  return (
    <DeskLink
      to={{ ...place, id: item.id }}
      className="requests-row"
      current={place.id === item.id ? 'true' : undefined}
      row={item.id}
    >
      <span className="requests-row-head">
        <span className="requests-row-name" data-fresh={fresh ? '' : undefined}>
          {fresh && <span className="kit-unseen">Non lu : </span>}
          <bdi>{senderName(item)}</bdi>
          {company && <bdi className="requests-row-company">{company}</bdi>}
        </span>
        <time dateTime={item.receivedAt} title={atLength(item.receivedAt)}>
          {briefly(item.receivedAt, now)}
        </time>
      </span>
      {subject && <span className="requests-row-subject">{subject}</span>}
      {item.excerpt && (
        <span className="requests-row-excerpt" data-lines={subject ? 1 : 2}>
          {item.excerpt}
        </span>
      )}
      <span className="requests-row-marks">
        <StateMark item={item} />
        <FollowUpMark item={item} />
        <DueMark item={item} now={now} />
        <FailureMark item={item} />
        <AttachmentMark item={item} />
        <span className="requests-row-end">
          <SourceMark item={item} />
          <PersonMark person={item.assignee} />
        </span>
      </span>
    </DeskLink>
  );
}

/** What is wanted. Where nothing was chosen, only the message tells one from another. */
function subjectOf({ about, area, kind, service, budget, position }: RequestItem, tab: Tab) {
  if (tab === 'quarantine') return `${AREA_WORDS[area].label} · ${about?.title ?? kindName(kind)}`;
  if (area === 'contact') return [service, budget].filter(Boolean).join(' · ');
  return about?.title ?? position ?? kindName(kind);
}
