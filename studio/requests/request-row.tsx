import type { RequestItem } from '../../inbox/api/contract.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { AttachmentMark, DueMark, FailureMark, PersonMark, StateMark } from './marks.tsx';
import { AREA_NAMES, kindName } from './words.ts';
import { atLength, briefly } from './written-time.ts';

/** Who, since when, about what; then only what asks for something. */
export function RequestRow({ item, now }: { item: RequestItem; now: number }) {
  const { place } = useDesk();
  const fresh = isFresh(item);
  return (
    <DeskLink
      to={{ ...place, id: item.id }}
      className="requests-row"
      current={place.id === item.id ? 'true' : undefined}
      row={item.id}
    >
      <span className="requests-row-head">
        <span className="requests-row-name" data-fresh={fresh ? '' : undefined}>
          {fresh && <span className="requests-unseen">Non lu : </span>}
          {item.sender.name || item.sender.email || 'Sans nom'}
        </span>
        <time dateTime={item.receivedAt} title={atLength(item.receivedAt)}>
          {briefly(item.receivedAt, now)}
        </time>
      </span>
      <span className="requests-row-subject">
        {place.tab === 'quarantine' && `${AREA_NAMES[item.area]} · `}
        {item.about?.title ?? kindName(item.kind)}
      </span>
      {item.excerpt && <span className="requests-row-excerpt">{item.excerpt}</span>}
      <span className="requests-row-marks">
        <StateMark item={item} />
        <DueMark item={item} now={now} />
        <FailureMark item={item} />
        <AttachmentMark item={item} />
        <PersonMark person={item.assignee} />
      </span>
    </DeskLink>
  );
}

/** Nobody has done anything about it yet. */
function isFresh(item: RequestItem): boolean {
  if (item.quarantine || item.withdrawnAt) return false;
  return item.comment ? item.comment.state === 'pending' : item.status === 'new';
}
