/** What every screen of the *Demandes* needs at hand. */
import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { Me, RequestDetail } from '../../inbox/api/contract.ts';
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
  /** Tells the lists beside that a request has changed. */
  changes: Changes;
};

export type Changes = {
  announce(request: RequestDetail): void;
  /** Returns what ends it. */
  listen(listener: (request: RequestDetail) => void): () => void;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('a screen was rendered outside RequestsTool');
  return desk;
}

export function createChanges(): Changes {
  const listeners = new Set<(request: RequestDetail) => void>();
  return {
    announce(request) {
      for (const listener of listeners) listener(request);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useChanged(listener: (request: RequestDetail) => void): void {
  const { changes } = useDesk();
  const tell = useEffectEvent(listener);
  useEffect(() => changes.listen((request) => tell(request)), [changes]);
}
