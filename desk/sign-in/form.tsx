import { Spinner } from '@sanity/ui';
import { type ComponentProps, createContext, type ReactNode } from 'react';
import type { Submission } from './submission.ts';

/** What is wrong with the fields of the form around, by their names. */
export const FaultsContext = createContext<Submission['faults']>({});

type FormProps = Pick<ComponentProps<'form'>, 'ref' | 'className' | 'aria-label'> & {
  submission: Submission;
  /** The one thing the form is for: the text of its button. */
  action: string;
  doing?: string;
  /** Buttons that stand in a row before its own. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Its button stays focused while it works: a disabled one would lose the keyboard's place. */
export function Form({ submission, action, doing, beside, children, ...form }: FormProps) {
  const { pending, error, faults, onSubmit, onInput } = submission;
  const button = (
    <button type="submit" className="action" aria-disabled={pending}>
      {pending && <Spinner size={1} />}
      {pending && doing ? doing : action}
    </button>
  );
  return (
    <form {...form} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      <Fault>{error}</Fault>
      <FaultsContext value={faults}>{children}</FaultsContext>
      {beside ? (
        <p className="confirm-actions">
          {beside}
          {button}
        </p>
      ) : (
        button
      )}
    </form>
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
