import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { STAGE_WORDS, type Stage } from '../../../inbox/contract/states.ts';
import { Conflict } from '../../ui/refusals.ts';
import { failureSentence } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';
import { handleOf } from './board-drag.ts';
import { isTold, useMoveQuestion } from './move-question.tsx';

export type StageMoves = {
  /** The stage a card is shown at: where it was put, while the site or the person has not answered yet. */
  stageOf(item: RequestItem): Stage;
  isMoving(item: RequestItem): boolean;
  /** Moves at once, or asks first what the candidate is to be told. */
  move(item: RequestItem, stage: Stage): void;
  dialog: ReactNode;
};

/** Moves applications on the board. A card stays where it is put; it goes back when the site or the person refuses. */
export function useStageMoves(now: number): StageMoves {
  const { api, changes, say } = useDesk();
  const [moving, setMoving] = useState<ReadonlyMap<string, Stage>>(new Map());
  const asked = useRef<string>(undefined);
  const put = (id: string, stage: Stage | undefined) =>
    setMoving((before) => {
      const after = new Map(before);
      if (stage) after.set(id, stage);
      else after.delete(id);
      return after;
    });

  async function moveAlone({ id, version, sender }: RequestItem, stage: Stage) {
    put(id, stage);
    try {
      changes.announce(await api.change(id, version, { stage }));
      const name = sender.name || sender.email;
      say(`${name}\u00a0: ${STAGE_WORDS[stage].label.toLocaleLowerCase('fr')}.`);
    } catch (error) {
      if (error instanceof Conflict) changes.announce(error.current);
      say(failureSentence(error));
    } finally {
      put(id, undefined);
    }
  }

  const question = useMoveQuestion({
    now,
    onAlone: moveAlone,
    onMoved: changes.announce,
    onClosed({ id }) {
      put(id, undefined);
      asked.current = id;
    },
  });

  useEffect(() => {
    if (!asked.current) return;
    // The card the dialog was opened from has gone to another column, with its handle.
    document.getElementById(handleOf(asked.current))?.focus();
    asked.current = undefined;
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
