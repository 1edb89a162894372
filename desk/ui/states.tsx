/** The states shown instead of an answer, or above one that is getting old. */
import { RetryIcon } from '@sanity/icons/Retry';
import {
  Component,
  type ComponentProps,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
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
  /** The words for what is being loaded. */
  what?: string;
  children: (data: Answer) => ReactNode;
};

/** Shows loaded data, with a warning above when they are outdated. */
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

/**
 * Shows the error of the last action. It is always rendered: a screen reader does not announce a region that appears
 * with its text.
 */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p
          className="kit-notice"
          data-tone="late"
          ref={(message) => message?.scrollIntoView({ block: 'nearest' })}
        >
          {children}
        </p>
      )}
    </div>
  );
}

/** A button whose action may be refused: the reason appears below it. */
export function TryButton({
  act,
  ...button
}: ComponentProps<typeof Button> & { act(): Promise<unknown> }) {
  const [failure, setFailure] = useState<string>();
  async function attempt() {
    setFailure(undefined);
    await act().catch((error: unknown) => setFailure(failureSentence(error)));
  }
  return (
    <>
      <Button {...button} act={attempt} />
      <Failure>{failure}</Failure>
    </>
  );
}

/** Warns that the data below are outdated, although still worth reading. */
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
  return TITLES[error.type] ?? 'Le site n’a pas pu répondre';
}

const TITLES: Readonly<Record<string, string>> = {
  not_found: 'Introuvable',
  forbidden: 'Réservé à d’autres rôles',
  unauthenticated: 'Votre session a expiré',
};

type PartBoundaryProps = {
  /** The words for what is being loaded; without them nothing is shown meanwhile. */
  what?: string;
  children: ReactNode;
};

/** Shows that a part is loading, or that it failed: its file could not be had, or its code broke. The bar stays. */
export class PartBoundary extends Component<PartBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { what, children } = this.props;
    const { error } = this.state;
    // The browser does not load a failed module again in this document: only a reload does.
    if (error) return <Failed error={error} retry={() => window.location.reload()} />;
    return <Suspense fallback={what ? <Loading what={what} /> : null}>{children}</Suspense>;
  }
}

/** The time a sentence is shown: long enough to be read twice. */
const SHOWN_FOR = 6_000; // ms

/** A sentence at the foot of the screen that leaves by itself, and the function that says one. */
export function useToast() {
  const [message, setSaid] = useState<{ text: string }>();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  const sentence = (
    // The region is always rendered: a screen reader does not announce one that appears with its text.
    <p className="kit-toast" role="status" data-said={message ? '' : undefined}>
      {message?.text}
    </p>
  );
  return [sentence, (text: string) => setSaid({ text })] as const;
}
