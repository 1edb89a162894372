import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react';
import type { Counts, Me } from '../../inbox/contract/api.ts';
import type { RequestDetail } from '../../inbox/contract/requests.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import type { RequestsApi } from './api.ts';
import { addressOf, type DeskLocation } from './location.ts';

export type Desk = {
  api: RequestsApi;
  me: Me;
  /** The numbers of waiting requests per mailbox; undefined until they are loaded. */
  counts: Counts | undefined;
  location: DeskLocation;
  go(location: DeskLocation, how?: 'push' | 'replace'): void;
  /** Says a sentence at the foot of the screen, which is read out as well. */
  notify(sentence: string): void;
  /** Does something, and says the sentence it gives, or why it was not done. */
  attempt(step: () => Promise<string | undefined>): Promise<void>;
  /** Notifies the lists beside of changed requests. */
  changes: Changes;
};

/** The request as it is now; `many` when a list had better be read again. */
type Changed = RequestDetail | 'many';

type Changes = {
  announce(changed: Changed): void;
  /** @returns what ends it */
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
  const notify = useEffectEvent(listener);
  useEffect(() => changes.listen((changed) => notify(changed)), [changes]);
}

type DeskLinkProps = {
  to: DeskLocation;
  className?: string;
  current?: 'page' | 'true' | undefined;
  /** Rows are found by it when keys move through them. */
  row?: string;
  children: ReactNode;
};

/** A link to another place, which the desk follows without loading the document again. */
export function DeskLink({ to, className, current, row, children }: DeskLinkProps) {
  return (
    <a href={hrefOf(to)} className={className} aria-current={current} data-row={row}>
      {children}
    </a>
  );
}

/** Returns the `href` of a link to a location. */
export function hrefOf(location: DeskLocation): string {
  return PARTS.home.address + addressOf(location);
}
