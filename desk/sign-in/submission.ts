import { type FormEvent, useRef, useState } from 'react';
import { toLogin } from '../shell/to-login.ts';
import { Refused } from '../ui/refusals.ts';
import { isLoggedOut } from './answer.ts';

export type Submission = {
  pending: boolean;
  /** Above the form: what no field is to blame for. */
  error: string | undefined;
  faults: Readonly<Record<string, string>>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Takes back what was said of a field that is changed: whether it is right now, the server says. */
  onInput(event: FormEvent<HTMLFormElement>): void;
};

/** Sends a form once at a time; the focus goes to the first field that is refused. */
export function useSubmission(send: (values: FormData) => Promise<void>): Submission {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
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
    } catch (failure) {
      if (isLoggedOut(failure)) return toLogin();
      const fields = failure instanceof Refused ? failure.errors : {};
      setFaults(fields);
      const [first] = Object.keys(fields);
      const named = first === undefined ? null : form.elements.namedItem(first);
      // Several checkboxes of one name are a list.
      const field = named instanceof RadioNodeList ? named[0] : named;
      if (field instanceof HTMLElement) field.focus();
      else setError(failure instanceof Error ? failure.message : String(failure));
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
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      setFaults(({ [target.name]: _, ...others }) => others);
    },
  };
}

export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
