import { Spinner } from '@sanity/ui';
import type { ReactNode } from 'react';
import type { Answer } from './answer.ts';
import { Refused, Unreachable } from './api.ts';
import { GhostButton } from './ghost-button.tsx';

type AnsweredProps<Data> = {
  answer: Answer<Data>;
  /** What is being read until then. */
  what: string;
  children: (data: Data) => ReactNode;
};

export function Answered<Data>({ answer, what, children }: AnsweredProps<Data>) {
  const { data, error, reload } = answer;
  if (data !== undefined) return children(data);
  return error ? <Failed error={error} retry={reload} /> : <Loading what={what} />;
}

export function Loading({ what }: { what: string }) {
  return (
    <div className="waiting" role="status">
      <Spinner muted />
      <p>{what}…</p>
    </div>
  );
}

export function Failed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="notice" data-tone="critical" role="alert">
      <p>{sentenceOf(error)}</p>
      <GhostButton text="Réessayer" onClick={retry} />
    </div>
  );
}

/** What the site answers is French. Any other error has the words of a browser, which come after ours. */
function sentenceOf(error: Error): string {
  if (error instanceof Refused || error instanceof Unreachable) return error.message;
  return `Une erreur est survenue. Détail\u00a0: ${error.message}`;
}
