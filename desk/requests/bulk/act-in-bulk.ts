/** Changes the selected requests in bulk, shows the outcome, and undoes the change where possible. */
import { useState } from 'react';
import type { BulkOutcome, Left } from '../../../inbox/contract/bulk.ts';
import type { BulkChange } from '../../../inbox/contract/questions.ts';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { MOST_IN_BULK } from '../../../inbox/contract/words.ts';
import { failureSentence } from '../../ui/states.tsx';
import { useDesk } from '../desk.tsx';
import { senderName } from '../marks.tsx';
import type { Selection } from './selection.ts';

/** A change without the requests it is made to. */
export type Gesture = DistributiveOmit<BulkChange, 'requests'>;
type DistributiveOmit<Union, Name extends PropertyKey> = Union extends unknown
  ? Omit<Union, Name>
  : never;

export type Outcome = {
  sentence: string;
  /** The requests that stayed as they were. */
  left: readonly { name: string; message: string }[];
  undo: (() => void) | undefined;
};

type Round = { gesture: Gesture; requests: { id: string; version: number }[] };

/** @param items what the list shows, by which those that were left are named */
export function useBulk(selection: Selection, items: readonly RequestItem[]) {
  const { api, changes } = useDesk();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const named = (left: Left) =>
    left.map(({ id, message }) => {
      const item = items.find((candidate) => candidate.id === id);
      return { name: item ? senderName(item) : 'Une demande', message };
    });

  async function send(rounds: readonly Round[]): Promise<BulkOutcome> {
    const all: BulkOutcome = { done: [], left: [] };
    for (const { gesture, requests } of rounds) {
      for (let from = 0; from < requests.length; from += MOST_IN_BULK) {
        const part = requests.slice(from, from + MOST_IN_BULK);
        const { done, left } = await api.together({ ...gesture, requests: part });
        all.done.push(...done);
        all.left.push(...left);
      }
    }
    return all;
  }

  async function attempt(
    rounds: readonly Round[],
    after: (made: BulkOutcome) => Outcome,
  ): Promise<void> {
    setBusy(true);
    setOutcome(undefined);
    try {
      const made = await send(rounds);
      setOutcome(after(made));
      // Requests that were left out stay selected, so that one can look at them and try again.
      selection.choose(made.left.map(({ id }) => id));
    } catch (error) {
      setOutcome({ sentence: failureSentence(error), left: [], undo: undefined });
    } finally {
      setBusy(false);
      changes.announce('many');
    }
  }

  function takeBack(rounds: readonly Round[]): Promise<void> {
    return attempt(rounds, ({ done, left }) => ({
      sentence: done.length > 0 ? 'C’est annulé.' : 'Rien n’a pu être annulé.',
      left: named(left),
      undo: undefined,
    }));
  }

  return {
    busy,
    outcome,
    perform(gesture: Gesture, sentence: (count: number) => string): Promise<void> {
      const before = selection.items;
      const requests = before.map(({ id, version }) => ({ id, version }));
      return attempt([{ gesture, requests }], ({ done, left }) => {
        const back = undoing(gesture, before, done);
        return {
          sentence: done.length > 0 ? sentence(done.length) : 'Rien n’a été changé.',
          left: named(left),
          undo: back.length > 0 ? () => takeBack(back) : undefined,
        };
      });
    },
    /** Shows the outcome of an action made elsewhere. */
    show: (sentence: string, left: Left) =>
      setOutcome({ sentence, left: named(left), undo: undefined }),
    dismiss: () => setOutcome(undefined),
  };
}

/** Returns the action that undoes a change; undefined for one whose mails have left. */
function undoing(
  gesture: Gesture,
  before: readonly RequestItem[],
  done: BulkOutcome['done'],
): Round[] {
  const rounds = new Map<string, Round>();
  for (const request of done) {
    const item = before.find(({ id }) => id === request.id);
    const back = item && inverse(gesture, item);
    if (!back) continue;
    const key = JSON.stringify(back);
    const round = rounds.get(key) ?? { gesture: back, requests: [] };
    round.requests.push(request);
    rounds.set(key, round);
  }
  return [...rounds.values()];
}

function inverse(gesture: Gesture, item: RequestItem): Gesture | undefined {
  switch (gesture.action) {
    case 'assign':
      return { action: 'assign', assignee: item.assignee?.id ?? null, quietly: true };
    case 'set_status':
      return { action: 'set_status', status: item.status };
    case 'set_stage':
      return item.stage ? { action: 'set_stage', stage: item.stage } : undefined;
    case 'quarantine':
      return { action: 'release' };
    case 'mark_read':
      return item.unread ? { action: 'mark_unread' } : undefined;
    case 'mark_unread':
      return item.unread ? undefined : { action: 'mark_read' };
    case 'release':
      return undefined;
  }
}
