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
  /** Shows a sentence at the foot of the screen, which screen readers announce. */
  notify(sentence: string): void;
  /** Performs an action, and shows the sentence that it returns, or the reason of its failure. */
  attempt(step: () => Promise<string | undefined>): Promise<void>;
  /** Notifies the lists beside of changed requests. */
  changes: Changes;
};

/** The changed request; `many` when the list should be loaded again. */
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
  /** The id by which the keyboard shortcuts find a row. */
  row?: string;
  children: ReactNode;
};

/** A link to another location, which the desk follows without reloading the document. */
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
