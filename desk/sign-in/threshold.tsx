/** The page of every form before one is in: the studio's door on one side, the form on the other. */
import { type ComponentProps, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { AgencyContext, useAgencyTitle } from '../shell/installation.ts';
import { Field, TextField } from '../ui/field.tsx';
import { Khatam } from '../ui/marks.tsx';
import { Loading } from '../ui/states.tsx';

type ThresholdProps = {
  title: string;
  lead?: ReactNode;
  /** Whether the title takes the focus: that of a screen it follows without a page being loaded. */
  takesFocus?: boolean;
  children?: ReactNode;
};

export function Threshold({ title, lead, takesFocus, children }: ThresholdProps) {
  useAgencyTitle(title);
  const { agencyName } = use(AgencyContext);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another screen
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [title, takesFocus]);
  return (
    <Sheet>
      <p className="threshold-agency">
        <Khatam />
        <a className="kit-press threshold-home" href="/">
          {agencyName || '\u00a0'}
        </a>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </Sheet>
  );
}

/** The page while it is not known what a link opens. */
export function Waiting({ what }: { what: string }) {
  useAgencyTitle('Studio');
  return (
    <Sheet>
      <h1 className="kit-unseen">Studio</h1>
      <Loading what={what} />
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="kit kit-sheet threshold">
      <div className="threshold-door" />
      <main className="kit-stack threshold-sheet">{children}</main>
    </div>
  );
}

/** The address an account is known by, which browsers fill in. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      required={!props.readOnly}
      name="email"
      label="Adresse e-mail"
      type="email"
      autoComplete="username"
      inputMode="email"
      {...props}
    />
  );
}

const PASSWORD_HINT = 'Au moins 12 caractères. Une courte phrase convient très bien.';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password, with a way to see what one typed: fewer mistakes, longer passwords. */
export function PasswordField({ name, label, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const hint = autoComplete === 'new-password' ? PASSWORD_HINT : undefined;
  return (
    <Field {...{ name, label, hint }}>
      {(tied) => (
        <div className="password">
          <input
            {...{ name, autoComplete }}
            {...tied}
            required
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label="Afficher le mot de passe"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Masquer' : 'Afficher'}
          </button>
        </div>
      )}
    </Field>
  );
}
