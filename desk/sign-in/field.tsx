import { type ComponentProps, type ReactNode, use, useState } from 'react';
import { Field as KitField } from '../ui/field.tsx';
import { FaultsContext } from './form.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  children?: ReactNode;
};

/** A field of a form that the service judges. What can be written in is required. */
export function Field({ label, hint, children, className = '', ...input }: FieldProps) {
  return (
    <KitField label={label} hint={hint} error={use(FaultsContext)[input.name]}>
      {(tied) => (
        <div className="kit-box">
          <input
            required={!input.readOnly}
            {...input}
            {...tied}
            className={`kit-input ${className}`}
          />
          {children}
        </div>
      )}
    </KitField>
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
  return (
    <KitField label={label} hint={hint}>
      {(tied) => <select {...select} {...tied} />}
    </KitField>
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
