import { type ComponentProps, createContext, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';
import type { Submission } from './submission.ts';

/** What is wrong with the fields of the form around, by their names. */
export const FaultsContext = createContext<Submission['faults']>({});

type FormProps = Pick<ComponentProps<'form'>, 'ref' | 'id' | 'className' | 'aria-label'> & {
  submission: Submission;
  /** The one thing the form is for: the text of its button. In a dialog that stands at its foot. */
  action?: string;
  doing?: string;
  children: ReactNode;
};

/** Its button stays focused while it works: a disabled one would lose the keyboard's place. */
export function Form({ submission, action, doing, children, className = '', ...form }: FormProps) {
  const { pending, error, faults, onSubmit, onInput } = submission;
  return (
    <form
      {...form}
      className={`kit-form ${className}`}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <Failure>{error}</Failure>
      <FaultsContext value={faults}>{children}</FaultsContext>
      {action && (
        <Button
          type="submit"
          look="primary"
          busy={pending}
          text={pending && doing ? doing : action}
        />
      )}
    </form>
  );
}
