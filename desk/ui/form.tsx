import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { FaultsContext, isOf } from './field.tsx';
import { Refused } from './refusals.ts';
import { Failure, failureSentence } from './states.tsx';

type Submission = {
  pending: boolean;
  /** What no field is to blame for. */
  error: string | undefined;
  faults: Readonly<Record<string, string>>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Takes back what was said of a field that is changed: whether it is right now, the server says. */
  onInput(event: FormEvent<HTMLFormElement>): void;
};

/**
 * Sends a form once at a time; the focus goes to the first field that is refused.
 *
 * @param resets whether it is emptied once it was sent
 */
export function useSubmission(send: (values: FormData) => unknown, resets = false): Submission {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [faults, setFaults] = useState<Submission['faults']>({});
  // State is a render late: a double click is faster.
  const underWay = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setError(undefined);
    setFaults({});
    try {
      await send(new FormData(form));
      if (resets) form.reset();
    } catch (failure) {
      const refused = failure instanceof Refused ? failure.errors : {};
      setFaults(refused);
      const field = Array.from(form.elements).find((element) =>
        Object.keys(refused).some((fault) => isOf(fault, element.getAttribute('name') ?? '')),
      );
      if (field instanceof HTMLElement) field.focus();
      else setError(failureSentence(failure));
    } finally {
      underWay.current = false;
      setPending(false);
    }
  }

  return {
    pending,
    error,
    faults,
    onSubmit(event) {
      event.preventDefault();
      submit(event.currentTarget);
    },
    onInput({ target }) {
      const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([fault]) => !isOf(fault, name))),
      );
    },
  };
}

type FormBodyProps = Pick<ComponentProps<'form'>, 'id' | 'className' | 'aria-label'> & {
  submission: Submission;
  children: ReactNode;
};

/** A form whose fields say what is wrong with their answers; its button stands elsewhere. */
export function FormBody({ submission, children, className = '', ...form }: FormBodyProps) {
  const { error, faults, onSubmit, onInput } = submission;
  return (
    <form
      {...form}
      className={`kit-form ${className}`}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <FaultsContext value={faults}>{children}</FaultsContext>
      <Failure>{error}</Failure>
    </form>
  );
}

type FormProps = Omit<FormBodyProps, 'id' | 'submission'> & {
  /** The one thing the form is for: the text of its button. */
  action: string;
  /** The text of the button while the form is sent. */
  doing?: string;
  /** Stands beside the button. */
  beside?: ReactNode;
  /** Whether it is emptied once it was sent. */
  resets?: boolean;
  send(values: FormData): unknown;
};

/** A form with its button. */
export function Form({ action, doing, beside, resets, send, children, ...form }: FormProps) {
  const submission = useSubmission(send, resets);
  const { pending } = submission;
  return (
    <FormBody {...form} submission={submission}>
      {children}
      <div className="kit-buttons">
        <Button
          type="submit"
          look="primary"
          busy={pending}
          text={pending && doing ? doing : action}
        />
        {beside}
      </div>
    </FormBody>
  );
}

/** What was typed in a field. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
