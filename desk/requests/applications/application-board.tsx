/** Applications side by side, by stage: a card is dragged to another column, or moved by its menu. */
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MeasuringStrategy,
  pointerWithin,
  rectIntersection,
  useDroppable,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { STAGE_WORDS, STAGES, type Stage } from '../../../inbox/contract/states.ts';
import { Answered } from '../../ui/states.tsx';
import type { RequestListing } from '../request-pages.ts';
import { ApplicationCard, CardFace } from './application-card.tsx';
import { ANNOUNCEMENTS, INSTRUCTIONS, stageOf, useBoardSensors } from './board-drag.ts';
import { useStageMoves } from './stage-moves.tsx';

export function ApplicationBoard({ list, now }: { list: RequestListing; now: number }) {
  return (
    <Answered answer={list.pages}>
      {({ items, more }) => (
        <>
          <Columns items={items} now={now} />
          {more && (
            <p className="kit-note">
              Le tableau montre les cent candidatures les plus récentes. Les autres sont dans la
              liste.
            </p>
          )}
        </>
      )}
    </Answered>
  );
}

function Columns({ items, now }: { items: readonly RequestItem[]; now: number }) {
  const moves = useStageMoves(now);
  const sensors = useBoardSensors();
  const [dragged, setDragged] = useState<RequestItem>();

  function drop({ over }: DragEndEvent) {
    const stage = stageOf(over?.id);
    if (dragged && stage) moves.move(dragged, stage);
    setDragged(undefined);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      measuring={MEASURED}
      accessibility={{ announcements: ANNOUNCEMENTS, screenReaderInstructions: INSTRUCTIONS }}
      onDragStart={({ active }) => setDragged(items.find(({ id }) => id === active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <div className="requests-board" data-dragging={dragged ? '' : undefined}>
        {STAGES.map((stage) => {
          const there = items.filter((item) => moves.stageOf(item) === stage);
          return (
            <Column key={stage} stage={stage} count={there.length}>
              {there.map((item) => (
                <ApplicationCard key={item.id} item={item} stage={stage} moves={moves} now={now} />
              ))}
            </Column>
          );
        })}
      </div>
      <DragOverlay>
        {dragged && (
          <div className="requests-card" data-dragged="">
            <CardFace item={dragged} now={now} />
          </div>
        )}
      </DragOverlay>
      {moves.dialog}
    </DndContext>
  );
}

/** Before the first arrow asks where the next column is. */
const MEASURED = { droppable: { strategy: MeasuringStrategy.Always } };

/** The column under the pointer; with the keyboard there is none, and the card itself lies over one. */
const columnUnder: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  return under.length > 0 ? under : rectIntersection(drag);
};

type ColumnProps = { stage: Stage; count: number; children: ReactNode };

function Column({ stage, count, children }: ColumnProps) {
  const { label, slug } = STAGE_WORDS[stage];
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`stage-${slug}`}
      className="requests-column"
      data-over={isOver ? '' : undefined}
    >
      <h2 id={`stage-${slug}`}>
        {label} <span>{count}</span>
      </h2>
      {count > 0 ? <ul>{children}</ul> : <p className="kit-note">Déposez ici</p>}
    </section>
  );
}
