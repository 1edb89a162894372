import { useState } from 'react';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { STAGE_WORDS, type Stage } from '../../../inbox/contract/states.ts';
import { Conflict } from '../api.ts';
import { useDesk } from '../desk.ts';
import { failureSentence } from '../states.tsx';

export type StageMoves = {
  /** The stage a card is shown at: where it was put, while the site has not answered yet. */
  stageOf(item: RequestItem): Stage;
  isMoving(item: RequestItem): boolean;
  move(item: RequestItem, stage: Stage): void;
};

/** Moves applications on the board. A card stays where it is put; it goes back when the site refuses. */
export function useStageMoves(): StageMoves {
  const { api, changes, say } = useDesk();
  const [moving, setMoving] = useState<ReadonlyMap<string, Stage>>(new Map());
  const put = (id: string, stage: Stage | undefined) =>
    setMoving((before) => {
      const after = new Map(before);
      if (stage) after.set(id, stage);
      else after.delete(id);
      return after;
    });

  async function move({ id, version, sender }: RequestItem, stage: Stage) {
    put(id, stage);
    try {
      changes.announce(await api.change(id, version, { stage }));
      say(
        `${sender.name || sender.email}\u00a0: ${STAGE_WORDS[stage].label.toLocaleLowerCase('fr')}.`,
      );
    } catch (error) {
      if (error instanceof Conflict) changes.announce(error.current);
      say(failureSentence(error));
    } finally {
      put(id, undefined);
    }
  }

  return {
    stageOf: (item) => moving.get(item.id) ?? item.stage ?? 'received',
    isMoving: (item) => moving.has(item.id),
    move: (item, stage) => {
      if (stage !== item.stage) move(item, stage);
    },
  };
}
