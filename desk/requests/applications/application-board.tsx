/** Applications side by side, by stage: a card is dragged to another column, or moved by its menu. */
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MeasuringStrategy,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { STAGE_WORDS, STAGES, type Stage } from '../../../inbox/contract/states.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { kindName } from '../../../inbox/kinds/kinds.ts';
import { Time } from '../../ui/marks.tsx';
import { Conflict } from '../../ui/refusals.ts';
import { Answered, failureSentence } from '../../ui/states.tsx';
import { DeskLink, useDesk } from '../desk.tsx';
import { DueMark, PersonMark, senderName, WithdrawnMark } from '../marks.tsx';
import type { Listing } from '../request-pages.ts';
import { ANNOUNCEMENTS, handleOf, INSTRUCTIONS, stageOf, useBoardSensors } from './board-drag.ts';
import { isTold, StageMenu, useMoveQuestion } from './stage-move.tsx';

export function ApplicationBoard({ list }: { list: Listing<RequestItem> }) {
  return (
    <Answered answer={list.pages}>
      {({ items, more }) => (
        <>
          <Columns items={items} />
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

function Columns({ items }: { items: readonly RequestItem[] }) {
  const moves = useStageMoves();
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
                <ApplicationCard key={item.id} item={item} stage={stage} moves={moves} />
              ))}
            </Column>
          );
        })}
      </div>
      <DragOverlay>
        {dragged && (
          <div className="requests-card" data-dragged="">
            <CardFace item={dragged} />
          </div>
        )}
      </DragOverlay>
      {moves.dialog}
    </DndContext>
  );
}

/** The columns are measured before the first arrow asks where the next one is. */
const MEASURED = { droppable: { strategy: MeasuringStrategy.Always } };

/** The column under the pointer; with the keyboard there is none, and the card itself lies over one. */
const columnUnder: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  return under.length > 0 ? under : rectIntersection(drag);
};

function Column({ stage, count, children }: { stage: Stage; count: number; children: ReactNode }) {
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
      {count > 0 ? (
        <ul className="kit-stack">{children}</ul>
      ) : (
        <p className="kit-note">Déposez ici</p>
      )}
    </section>
  );
}

type ApplicationCardProps = { item: RequestItem; stage: Stage; moves: StageMoves };

function ApplicationCard({ item, stage, moves }: ApplicationCardProps) {
  const { location } = useDesk();
  const name = senderName(item);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: item.id,
    data: { name, stage },
    disabled: moves.isMoving(item),
    attributes: { roleDescription: 'carte à déplacer' },
  });
  return (
    <li ref={setNodeRef} className="requests-card" data-leaving={isDragging ? '' : undefined}>
      {/* The mouse and fingers drag the whole card; the keyboard uses the handle. */}
      <div className="requests-card-grip" {...listeners}>
        <DeskLink to={{ ...location, id: item.id }} className="requests-card-link" row={item.id}>
          <CardFace item={item} />
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

/** The content of a card, also while it is being dragged. */
function CardFace({ item }: { item: RequestItem }) {
  return (
    <>
      <span className="requests-row-head">
        <span className="requests-row-name">{senderName(item)}</span>
        <Time at={item.receivedAt} brief />
      </span>
      <span className="requests-row-subject">{item.about?.title ?? kindName(item.kind)}</span>
      <span className="kit-line requests-row-marks">
        <WithdrawnMark item={item} />
        <DueMark item={item} />
        <PersonMark person={item.assignee} />
      </span>
    </>
  );
}

type StageMoves = {
  /** The stage a card is shown at: where it was put, while the site or the person has not answered yet. */
  stageOf(item: RequestItem): Stage;
  isMoving(item: RequestItem): boolean;
  /** Moves at once, or first opens the dialog of the mail to the candidate. */
  move(item: RequestItem, stage: Stage): void;
  dialog: ReactNode;
};

/** Moves applications on the board. A card stays where it is put; it goes back when the site or the person refuses. */
function useStageMoves(): StageMoves {
  const { api, changes, notify } = useDesk();
  const [moving, setMoving] = useState<ReadonlyMap<string, Stage>>(new Map());
  const askedFor = useRef<string>(undefined);
  const put = (id: string, stage: Stage | undefined) =>
    setMoving((before) => {
      const after = new Map(before);
      if (stage) after.set(id, stage);
      else after.delete(id);
      return after;
    });

  async function moveAlone(item: RequestItem, stage: Stage) {
    put(item.id, stage);
    try {
      changes.announce(await api.change(item, { stage }));
      notify(`${senderName(item)}\u00a0: ${STAGE_WORDS[stage].label.toLocaleLowerCase('fr')}.`);
    } catch (error) {
      if (error instanceof Conflict) changes.announce(error.current);
      notify(failureSentence(error));
    } finally {
      put(item.id, undefined);
    }
  }

  const question = useMoveQuestion({
    onAlone: moveAlone,
    onMoved: changes.announce,
    onClosed({ id }) {
      put(id, undefined);
      askedFor.current = id;
    },
  });

  useEffect(() => {
    if (!askedFor.current) return;
    // The card has moved to another column, and its handle with it: the focus follows.
    document.getElementById(handleOf(askedFor.current))?.focus();
    askedFor.current = undefined;
  });

  return {
    stageOf: (item) => moving.get(item.id) ?? item.stage ?? 'received',
    isMoving: (item) => moving.has(item.id),
    move(item, stage) {
      if (stage === item.stage) return;
      if (!isTold(stage)) return void moveAlone(item, stage);
      put(item.id, stage);
      question.ask(item, stage);
    },
    dialog: question.dialog,
  };
}
