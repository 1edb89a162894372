import { useDraggable } from '@dnd-kit/core';
import { DragHandleIcon } from '@sanity/icons/DragHandle';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import type { Stage } from '../../../inbox/contract/states.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { kindName } from '../../../inbox/kinds/kinds.ts';
import { briefly } from '../../ui/written-time.ts';
import { useDesk } from '../desk.ts';
import { DeskLink } from '../desk-link.tsx';
import { DueMark, PersonMark, WithdrawnMark } from '../marks.tsx';
import { handleOf } from './board-drag.ts';
import { StageMenu } from './stage-menu.tsx';
import type { StageMoves } from './stage-moves.tsx';

type ApplicationCardProps = { item: RequestItem; stage: Stage; moves: StageMoves; now: number };

export function ApplicationCard({ item, stage, moves, now }: ApplicationCardProps) {
  const { place } = useDesk();
  const name = item.sender.name || item.sender.email;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: item.id,
    data: { name, stage },
    disabled: moves.isMoving(item),
    attributes: { roleDescription: 'carte à déplacer' },
  });
  return (
    <li ref={setNodeRef} className="requests-card" data-leaving={isDragging ? '' : undefined}>
      {/* By mouse and finger the whole face is taken; by keyboard, the handle. */}
      <div className="requests-card-grip" {...listeners}>
        <DeskLink to={{ ...place, id: item.id }} className="requests-card-link" row={item.id}>
          <CardFace item={item} now={now} />
        </DeskLink>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="requests-card-handle"
          {...attributes}
          id={handleOf(item.id)}
          aria-label={`Déplacer la candidature ${ofName(name)}`}
        >
          <DragHandleIcon />
        </button>
      </div>
      <StageMenu
        name={name}
        stage={stage}
        disabled={moves.isMoving(item)}
        onChoose={(chosen) => moves.move(item, chosen)}
      />
    </li>
  );
}

/** What a card says, also while it hangs on the pointer. */
export function CardFace({ item, now }: { item: RequestItem; now: number }) {
  return (
    <>
      <span className="requests-row-head">
        <span className="requests-row-name">{item.sender.name || item.sender.email}</span>
        <time dateTime={item.receivedAt}>{briefly(item.receivedAt, now)}</time>
      </span>
      <span className="requests-row-subject">{item.about?.title ?? kindName(item.kind)}</span>
      <span className="requests-row-marks">
        <WithdrawnMark item={item} />
        <DueMark item={item} now={now} />
        <PersonMark person={item.assignee} />
      </span>
    </>
  );
}
