import { SearchIcon } from '@sanity/icons/Search';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** What ties a control to its name, and to the sentence that refuses its answer. */
type Tied = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  /** Why the answer is refused. */
  error?: string | undefined;
  /** Draws the control, which has these attributes. */
  children(tied: Tied): ReactNode;
};

/** A control with its name above it, and below it what helps to answer and what is wrong with the answer. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
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
  Omit<ComponentProps<Element>, 'id' | 'className' | 'onChange'> & {
    onChange(value: string): void;
  };

/** A field for one line of text, a date or a time. */
export function TextField({ label, hint, error, onChange, ...input }: Typed<'input'>) {
  return (
    <Field {...{ label, hint, error }}>
      {(tied) => (
        <input
          {...input}
          {...tied}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A field for lines of text; it grows with them. */
export function TextArea({ label, hint, error, onChange, ...area }: Typed<'textarea'>) {
  return (
    <Field {...{ label, hint, error }}>
      {(tied) => (
        <textarea
          {...area}
          {...tied}
          aria-describedby={tied['aria-describedby'] ?? area['aria-describedby']}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** One answer of several that are given as `option`s. */
export function Select({ label, hint, error, onChange, ...select }: Typed<'select'>) {
  return (
    <Field {...{ label, hint, error }}>
      {(tied) => (
        <select
          {...select}
          {...tied}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
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
