import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { Me } from '../../inbox/contract/api.ts';
import type { RequestDetail } from '../../inbox/contract/requests.ts';
import type { RequestsApi } from './api.ts';
import type { Place } from './place.ts';

export type Desk = {
  api: RequestsApi;
  me: Me;
  place: Place;
  go(place: Place, how?: 'push' | 'replace'): void;
  href(place: Place): string;
  /** A sentence at the foot of the screen, read out as well. */
  say(sentence: string): void;
  /** Tells the lists beside what has changed. */
  changes: Changes;
};

/** The request as it is now; `many` when a list had better be read again. */
type Changed = RequestDetail | 'many';

export type Changes = {
  announce(changed: Changed): void;
  /** Returns what ends it. */
  listen(listener: (changed: Changed) => void): () => void;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('a screen was rendered outside RequestsTool');
  return desk;
}

export function createChanges(): Changes {
  const listeners = new Set<(changed: Changed) => void>();
  return {
    announce(changed) {
      for (const listener of listeners) listener(changed);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useChanged(listener: (changed: Changed) => void): void {
  const { changes } = useDesk();
  const tell = useEffectEvent(listener);
  useEffect(() => changes.listen((changed) => tell(changed)), [changes]);
}
