import { Spinner } from '@sanity/ui';
import type { ReactNode } from 'react';

type ActionProps = {
  pending?: boolean;
  /** Said while it runs. */
  doing?: string;
  children: ReactNode;
};

/** The one thing a form is for. It stays focused while it works: a disabled button would lose the keyboard's place. */
export function Action({ pending = false, doing, children }: ActionProps) {
  return (
    <button type="submit" className="action" aria-disabled={pending}>
      {pending && <Spinner size={1} />}
      {pending && doing ? doing : children}
    </button>
  );
}

/** What no field is to blame for. Always there: a region that appears with its text is not read out. */
export function Fault({ children }: { children: string | undefined }) {
  return (
    <div role="alert">
      {children && (
        <p className="notice" data-tone="critical">
          {children}
        </p>
      )}
    </div>
  );
}
