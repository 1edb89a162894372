import { type ComponentProps, type ReactNode, use, useId, useState } from 'react';
import { FaultsContext } from './form.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  children?: ReactNode;
};

/** A label, its field, help and error, tied together for screen readers. What can be written in is required. */
export function Field({ label, hint, children, ...input }: FieldProps) {
  const id = useId();
  const fault = use(FaultsContext)[input.name];
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          required={!input.readOnly}
          {...input}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
    </div>
  );
}

/** The address an account is known by, which browsers fill in. */
export function EmailField(props: Partial<FieldProps>) {
  return (
    <Field
      name="email"
      label="Adresse e-mail"
      type="email"
      autoComplete="username"
      inputMode="email"
      {...props}
    />
  );
}

type ChoiceProps = Omit<ComponentProps<'select'>, 'id'> & { label: string; hint?: string };

export function Choice({ label, hint, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select {...select} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

type PasswordFieldProps = Omit<FieldProps, 'type' | 'children' | 'autoComplete' | 'hint'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** With a way to see what one typed: fewer mistakes, longer passwords. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      hint={props.autoComplete === 'new-password' ? PASSWORD_HINT : undefined}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
    >
      <button
        type="button"
        className="field-reveal"
        aria-pressed={shown}
        aria-label="Afficher le mot de passe"
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Masquer' : 'Afficher'}
      </button>
    </Field>
  );
}

/** Of a new password. */
const PASSWORD_HINT = 'Au moins 12 caractères. Une courte phrase convient très bien.';
