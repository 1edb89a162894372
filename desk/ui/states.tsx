/** The states shown instead of an answer, or above one that is getting old. */

import { RetryIcon } from '@sanity/icons/Retry';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { Live } from './live-answer.ts';
import { Refused, Unreachable } from './refusals.ts';
import { clockTime } from './written-time.ts';

export function Loading({ what }: { what: string }) {
  return (
    <div className="kit-state" role="status">
      <span className="kit-spinner" />
      <p>{what}…</p>
    </div>
  );
}

type AnsweredProps<Answer> = {
  answer: Pick<Live<Answer>, 'data' | 'error' | 'readAt' | 'reload'>;
  /** What is being read until then. */
  what?: string;
  children: (data: Answer) => ReactNode;
};

/** What was read, with a word above it when it is getting old. */
export function Answered<Answer>({ answer, what = 'Lecture', children }: AnsweredProps<Answer>) {
  const { data, error, readAt, reload } = answer;
  if (data === undefined) {
    return error ? <Failed error={error} retry={reload} /> : <Loading what={what} />;
  }
  return (
    <>
      <Stale error={error} readAt={readAt} />
      {children(data)}
    </>
  );
}

/** The button under a list of which there is more. */
export function ShowMore({ onClick }: { onClick(): void }) {
  return (
    <div className="kit-more">
      <Button text="Afficher la suite" onClick={onClick} />
    </div>
  );
}

export function NothingHere({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="kit-state">
      <svg viewBox="0 0 64 64" width={56} height={56} aria-hidden="true" className="kit-star">
        <path d="M14 14h36v36H14zM32 6.5 57.5 32 32 57.5 6.5 32z" />
        <path d="M32 21.5 42.5 32 32 42.5 21.5 32z" />
      </svg>
      <p className="kit-state-title">{title}</p>
      {children && <p>{children}</p>}
    </div>
  );
}

export function Failed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="kit-state" role="alert">
      <p className="kit-state-title">{failureTitle(error)}</p>
      <p>{failureSentence(error)}</p>
      <Button icon={RetryIcon} text="Réessayer" onClick={retry} />
    </div>
  );
}

/** What went wrong with what was just done. Always there: a region that appears with its text is not read out. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="kit-notice" data-tone="late">
          {children}
        </p>
      )}
    </div>
  );
}

/** Above what was read before: it is still worth reading, and it may have changed since. */
export function Stale({ error, readAt }: { error: Error | undefined; readAt: number | undefined }) {
  return (
    <div role="status">
      {error && readAt !== undefined && (
        <p className="kit-notice" data-tone="soon">
          {failureTitle(error)}. Vous voyez ce qui était là à {clockTime(readAt)}&nbsp;; nouvel
          essai dans un instant.
        </p>
      )}
    </div>
  );
}

export function failureSentence(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return 'Vérifiez votre connexion\u00a0: rien de ce que vous avez écrit n’est perdu.';
}

function failureTitle(error: Error): string {
  if (error instanceof Unreachable) {
    return navigator.onLine ? 'Le site ne répond pas' : 'Vous êtes hors connexion';
  }
  if (!(error instanceof Refused)) return 'Une erreur est survenue';
  switch (error.type) {
    case 'not_found':
      return 'Introuvable';
    case 'forbidden':
      return 'Réservé à d’autres rôles';
    case 'unauthenticated':
      return 'Votre session a expiré';
    default:
      return 'Le site n’a pas pu répondre';
  }
}
