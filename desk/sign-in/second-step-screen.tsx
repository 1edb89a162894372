import { useEffect, useRef, useState } from 'react';
import type { Agency } from './agency.ts';
import { type Awaited, type CurrentUser, leave } from './api.ts';
import { loginCode } from './factors-api.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { textOf, useSubmission } from './submission.ts';
import { Threshold } from './threshold.tsx';

type SecondStepScreenProps = {
  agency: Agency;
  methods: Extract<Awaited, { awaits: 'factor' }>['methods'];
  onDone: (state: CurrentUser | Awaited) => void;
};

/** After the password: a passkey, the code of an app, or a recovery code. */
export function SecondStepScreen({ agency, methods, onDone }: SecondStepScreenProps) {
  const [spare, setSpare] = useState(!methods.includes('app') && !methods.includes('passkey'));
  const submission = useSubmission(async (values) => {
    onDone(await loginCode(textOf(values, 'code')));
  });
  // The button that led here is gone, and the focus with it: what is typed next goes into the code.
  const code = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field
  useEffect(() => code.current?.focus(), [spare]);
  const asksForCode = spare || methods.includes('app');

  return (
    <Threshold
      agency={agency}
      title="Deuxième étape"
      takesFocus={!asksForCode}
      lead={
        spare
          ? 'Donnez un de vos codes de secours. Il ne servira qu’une fois.'
          : 'Votre mot de passe est le bon. Reste à montrer que c’est vous.'
      }
    >
      {methods.includes('passkey') && !spare && (
        <PasskeyLogin onDone={onDone} isOneOfTwo={asksForCode} />
      )}
      {asksForCode && (
        <Form submission={submission} action="Continuer" doing="Vérification…">
          {spare ? (
            <Field
              key="spare"
              ref={code}
              name="code"
              className="code"
              label="Code de secours"
              hint="Seize lettres et chiffres, avec ou sans tirets."
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          ) : (
            <Field
              key="app"
              ref={code}
              name="code"
              className="code digits"
              label="Code de l’application"
              hint="Les six chiffres que votre application d’authentification affiche maintenant."
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          )}
        </Form>
      )}
      <p className="links">
        {methods.includes('recovery-code') && (
          <button type="button" className="kit-link" onClick={() => setSpare(!spare)}>
            {spare ? 'Ne pas utiliser de code de secours' : 'Utiliser un code de secours'}
          </button>
        )}
        <button type="button" className="kit-link" onClick={leave}>
          Revenir à la connexion
        </button>
      </p>
      <p className="kit-note">
        Plus rien de tout cela&#8239;? Un administrateur peut retirer votre deuxième étape.
      </p>
    </Threshold>
  );
}
