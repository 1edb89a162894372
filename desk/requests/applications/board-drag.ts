/** Drags cards from column to column: by mouse, by finger, or by keyboard alone. */
import {
  type Announcements,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { STAGE_WORDS, STAGES, type Stage } from '../../../inbox/contract/states.ts';
import { ofName } from '../../../inbox/forms/elision.ts';

/** The way that the mouse goes before it drags and does not click. */
const DRAGS_FROM = 6; // px
/** The time that a finger rests before it drags and does not scroll. */
const HELD = 220; // ms

export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAGS_FROM } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HELD, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** An arrow takes the card to the next column, however wide it is. */
const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = STEPS[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const here = stageOf(context.over?.id) ?? stageOf(context.active?.data.current?.stage);
  const next = here && STAGES[STAGES.indexOf(here) + step];
  const column = next && context.droppableRects.get(next);
  return column ? { x: column.left, y: currentCoordinates.y } : undefined;
};

/** The id of the handle of an application's card, for the focus to come back to. */
export function handleOf(requestId: string): string {
  return `move-${requestId}`;
}

/** Returns the stage of a column, or of the column that a card comes from. */
export function stageOf(id: unknown): Stage | undefined {
  return STAGES.find((stage) => stage === id);
}

type Card = { data: { current?: Record<string, unknown> | undefined } };

const nameOf = ({ data }: Card) => String(data.current?.name ?? '');
const columnOf = (id: unknown) => {
  const stage = stageOf(id);
  return stage ? `«\u00a0${STAGE_WORDS[stage].label}\u00a0»` : 'aucune colonne';
};

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Appuyez sur Espace ou Entrée pour prendre la candidature, sur les flèches pour changer d’étape, de nouveau sur Espace ou Entrée pour la poser. Échap la laisse où elle était.',
};

const taken = (active: Card) =>
  `Candidature ${ofName(nameOf(active))} prise, dans ${columnOf(active.data.current?.stage)}.`;

/** The announcements of screen readers during a drag. */
export const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => taken(active),
  // The card lies over its own column at once: repeating the sentence keeps the first announcement from being cut
  // short.
  onDragOver: ({ active, over }) =>
    over?.id === active.data.current?.stage
      ? taken(active)
      : `${nameOf(active)}\u00a0: ${columnOf(over?.id)}.`,
  onDragEnd: ({ active, over }) =>
    `Candidature ${ofName(nameOf(active))} posée dans ${columnOf(over?.id)}.`,
  onDragCancel: ({ active }) =>
    `Candidature ${ofName(nameOf(active))} laissée dans ${columnOf(active.data.current?.stage)}.`,
};
