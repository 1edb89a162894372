import { SearchIcon } from '@sanity/icons/Search';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';

/** What is wrong with the fields of the form around, by their names. */
export const FaultsContext = createContext<Readonly<Record<string, string>>>({});

/** Why the answer to a field is refused, or a part of it: `contact.address.1` is of `contact.address`. */
export function useFault(name: string | undefined): string | undefined {
  const faults = use(FaultsContext);
  const [at] = Object.keys(faults).filter((path) => isOf(path, name));
  return at && faults[at];
}

/** Whether a fault is of the field of this name. */
export function isOf(fault: string, name: string | undefined): boolean {
  return !!name && (fault === name || fault.startsWith(`${name}.`));
}

/** What ties a control to its name, and to the sentence that refuses its answer. */
type Tied = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** The name of its control in a form, whose refusal is told of it. */
  name?: string | undefined;
  hint?: string | undefined;
  /** Why the answer is refused. */
  error?: string | undefined;
  /** Draws the control, which has these attributes. */
  children(tied: Tied): ReactNode;
};

/** A control with its name above it, and below it what helps to answer and what is wrong with the answer. */
export function Field({ label, name, hint, error: told, children }: FieldProps) {
  const id = useId();
  const fault = useFault(name);
  const error = told ?? fault;
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

/** The words of choices, by the values that stand for them. */
type Options =
  | Readonly<Record<string, string>>
  | readonly (readonly [value: string, label: string])[];

/** One answer of several. */
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

/** One answer of a few that are all in sight. */
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
