import { SearchIcon } from '@sanity/icons/Search';
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { Refused } from './refusals.ts';
import { Failure, failureSentence } from './states.tsx';

/** The errors of the surrounding form, by field name. */
export const FaultsContext = createContext<Readonly<Record<string, string>>>({});

/** The sentence that refuses the answer to a field, or a part of it: `contact.address.1` is of `contact.address`. */
export function useFault(name: string | undefined): string | undefined {
  const faults = use(FaultsContext);
  const [at] = Object.keys(faults).filter((path) => isOf(path, name));
  return at && faults[at];
}

/** Whether a fault is of the field of this name. */
export function isOf(fault: string, name: string | undefined): boolean {
  return !!name && (fault === name || fault.startsWith(`${name}.`));
}

/** The ids that connect a control with its label and its error. */
type Tied = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** The control's name in the form, by which it finds its error. */
  name?: string | undefined;
  hint?: string | undefined;
  /** The sentence that refuses the answer. */
  error?: string | undefined;
  /** Draws the control, which has these attributes. */
  children(tied: Tied): ReactNode;
};

/** A control with its label above, and its hint and error below. */
export function Field({ label, name, hint, error: given, children }: FieldProps) {
  const id = useId();
  const fault = useFault(name);
  const error = given ?? fault;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="kit-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: 'kit-input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="kit-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="kit-note">
          {hint}
        </p>
      )}
    </div>
  );
}

type Typed<Element extends 'input' | 'textarea' | 'select'> = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<Element>, 'id' | 'onChange' | 'children'> & {
    onChange?(value: string): void;
  };

/** A field for one line of text, a date or a time. */
export function TextField({
  label,
  hint,
  error,
  onChange,
  className = '',
  ...input
}: Typed<'input'>) {
  return (
    <Field {...{ label, hint, error }} name={input.name}>
      {(tied) => (
        <input
          {...input}
          {...tied}
          className={`kit-input ${className}`}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A field for lines of text; it grows with them. */
export function TextArea({ label, hint, error, onChange, ...area }: Typed<'textarea'>) {
  return (
    <Field {...{ label, hint, error }} name={area.name}>
      {(tied) => (
        <textarea
          {...area}
          {...tied}
          aria-describedby={tied['aria-describedby'] ?? area['aria-describedby']}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** The labels of choices, by value. */
type Options =
  | Readonly<Record<string, string>>
  | readonly (readonly [value: string, label: string])[];

/** A field for one answer of several. */
export function Select({
  label,
  hint,
  error,
  onChange,
  options,
  ...select
}: Typed<'select'> & { options: Options }) {
  return (
    <Field {...{ label, hint, error }} name={select.name}>
      {(tied) => (
        <select
          {...select}
          {...tied}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        >
          {entriesOf(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function entriesOf(options: Options): readonly (readonly [string, string])[] {
  return Array.isArray(options) ? options : Object.entries(options);
}

type CheckProps = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & {
  type?: 'radio';
  onChange?(isChecked: boolean): void;
};

/** A box to check, or one of several to choose among, with its words. */
export function Check({ type, onChange, children, ...input }: CheckProps) {
  return (
    <label className="kit-check">
      <input
        type={type ?? 'checkbox'}
        {...input}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
      />
      {children}
    </label>
  );
}

type RadiosProps = {
  legend: string;
  /** Whether the legend is for screen readers only. */
  isLegendUnseen?: boolean;
  name: string;
  options: Options;
  /** The value that is chosen at first. */
  start?: string | undefined;
  onChange?(value: string): void;
};

/** A field for one answer of a few that are all in sight. */
export function Radios({ legend, isLegendUnseen, name, options, start, onChange }: RadiosProps) {
  return (
    <fieldset className="kit-field">
      <legend className={isLegendUnseen ? 'kit-unseen' : undefined}>{legend}</legend>
      {entriesOf(options).map(([value, words]) => (
        <Check
          key={value}
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === start}
          onChange={() => onChange?.(value)}
        >
          {words}
        </Check>
      ))}
    </fieldset>
  );
}

/** The search above a list; its name is `aria-label`. */
export function SearchField(input: ComponentProps<'input'>) {
  return (
    <search className="kit-search">
      <SearchIcon />
      <input type="search" {...input} className="kit-input" />
    </search>
  );
}

type Submission = {
  pending: boolean;
  /** The error that concerns no single field. */
  error: string | undefined;
  faults: Readonly<Record<string, string>>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Removes the error of a changed field: only the server can tell whether it is right now. */
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
  // A ref is set at once; state would be a render late for a double click.
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

/** A form whose fields show their errors; its button is elsewhere. */
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
  /** The part beside the button. */
  beside?: ReactNode;
  /** Whether the form is emptied once it was sent. */
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

/** Returns the text of a field. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
