/** The form of one step: what is typed goes to the site, and what it refuses is said beside its field. */
import { createContext, type ReactNode, use, useId, useRef, useState } from 'react';
import type { SetupState } from '../../model/contracts/setup-contract.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Failure, failureSentence } from '../ui/states.tsx';
import { WrongAnswers } from './setup-api.ts';

export type StepProps = { state: SetupState; onSaved(state: SetupState): void };

const WrongContext = createContext<Readonly<Record<string, string>>>({});

type StepFormProps = {
  /** The text of its button. */
  action?: string;
  /** Sends what is typed. @throws {WrongAnswers} */
  send(values: FormData): Promise<SetupState>;
  onSaved(state: SetupState): void;
  children: ReactNode;
};

export function StepForm({
  action = 'Enregistrer et continuer',
  send,
  onSaved,
  children,
}: StepFormProps) {
  const id = useId();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  // State is a render late: a double click is faster.
  const underWay = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure('');
    try {
      const next = await send(new FormData(form));
      setWrong({});
      onSaved(next);
    } catch (error) {
      const paths = error instanceof WrongAnswers ? error.wrong : {};
      setWrong(paths);
      const field = Array.from(form.elements).find(
        (element) =>
          element instanceof HTMLElement && isAbout(element.getAttribute('name') ?? '', paths),
      );
      if (field instanceof HTMLElement) field.focus();
      else setFailure(failureSentence(error instanceof Error ? error : new Error(String(error))));
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return (
    <form
      id={id}
      className="kit-form setup-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <WrongContext value={wrong}>{children}</WrongContext>
      <Failure>{failure}</Failure>
      <p className="kit-buttons setup-actions">
        <Button look="primary" form={id} text={sending ? 'Enregistrement…' : action} />
        <a className="kit-link" href={PARTS.home.address}>
          Plus tard
        </a>
      </p>
    </form>
  );
}

/** Whether an answer, or a part of it, is refused: `contact.address` for its second line. */
function isAbout(name: string, wrong: Readonly<Record<string, string>>): boolean {
  return (
    name !== '' && Object.keys(wrong).some((path) => path === name || path.startsWith(`${name}.`))
  );
}

export function useWrong(path: string): string | undefined {
  const wrong = use(WrongContext);
  const [at] = Object.keys(wrong).filter((key) => key === path || key.startsWith(`${path}.`));
  return at === undefined ? undefined : wrong[at];
}

type TextFieldProps = {
  /** Its path among the answers. */
  name: string;
  label: string;
  hint?: string;
  start?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  rows?: number;
  autoComplete?: string;
  onChange?(text: string): void;
};

export function TextField({ name, label, hint, start, rows, onChange, ...input }: TextFieldProps) {
  const error = useWrong(name);
  const common = { name, defaultValue: start ?? '' };
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) =>
        rows ? (
          <textarea {...tied} {...common} rows={rows} />
        ) : (
          <input
            {...tied}
            {...common}
            {...input}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}

/** What was typed, without the spaces around it. */
export function typed(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
