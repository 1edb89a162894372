/** Changes a request so that the hand never waits, and so that two people never undo each other unseen. */
import { createContext, use, useRef, useState } from 'react';
import type { Colleagues } from '../../../inbox/contract/api.ts';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import type { Live } from '../../ui/live-answer.ts';
import { Conflict } from '../../ui/refusals.ts';
import { useDesk } from '../desk.tsx';

type Act = {
  /** The expected result, shown at once. */
  guess?: Partial<RequestDetail>;
  send(current: RequestDetail): Promise<RequestDetail>;
  /** The sentence shown after success. */
  done?: string;
};

type Treatment = {
  /** Resolves to whether it was done. Acts follow each other: each is sent with the version the one before has made. */
  perform(act: Act): Promise<boolean>;
  /** The conflict when another person was faster: the change waits until the person decides. */
  conflict: { by: string | undefined; again(): void } | undefined;
  failure: Error | undefined;
  dismiss(): void;
};

export function useTreatment(live: Live<RequestDetail>): Treatment {
  const { changes, notify } = useDesk();
  const [conflict, setConflict] = useState<Treatment['conflict']>();
  const [failure, setFailure] = useState<Error>();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(live.data);
  newest.current = live.data;

  function show(request: RequestDetail) {
    newest.current = request;
    live.put(request);
    changes.announce(request);
  }

  async function attempt(act: Act): Promise<boolean> {
    const before = newest.current;
    if (!before) return false;
    if (act.guess) show({ ...before, ...act.guess });
    try {
      show(await act.send(before));
      if (act.done) notify(act.done);
      return true;
    } catch (error) {
      if (error instanceof Conflict) {
        show(error.current);
        setConflict({
          by: error.current.history[0]?.actor?.name,
          again: () => perform(act),
        });
      } else {
        show(before);
        setFailure(error instanceof Error ? error : new Error(String(error)));
      }
      return false;
    }
  }

  function perform(act: Act): Promise<boolean> {
    setConflict(undefined);
    setFailure(undefined);
    const result = line.current.then(() => attempt(act));
    line.current = result;
    return result;
  }

  return {
    perform,
    conflict,
    failure,
    dismiss() {
      setConflict(undefined);
      setFailure(undefined);
    },
  };
}

/** The request that is open, how it is changed, and who may treat it. */
type Opened = {
  request: RequestDetail;
  treatment: Treatment;
  colleagues: Colleagues['items'];
};

export const OpenedContext = createContext<Opened | undefined>(undefined);

export function useOpened(): Opened {
  const opened = use(OpenedContext);
  if (!opened) throw new Error('drawn without a request that is open');
  return opened;
}
