import { useState } from 'react';
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';
import { LOGIN_PAGES } from '../../staff/desk-places.ts';
import { PASSWORD_LINK_LIFETIME } from '../../staff/lifetimes.ts';
import type { Agency } from './agency.ts';
import { forgotPassword } from './api.ts';
import { EmailField } from './field.tsx';
import { Form } from './form.tsx';
import { textOf, useSubmission } from './submission.ts';
import { Threshold } from './threshold.tsx';

/** The screen says the same whether or not an account has the address. */
export function ForgottenScreen({ agency }: { agency: Agency }) {
  const [sentTo, setSentTo] = useState<string>();
  const submission = useSubmission(async (values) => {
    const email = textOf(values, 'email').trim();
    await forgotPassword(email);
    setSentTo(email);
  });
  return (
    <Threshold
      agency={agency}
      title="Mot de passe oublié"
      lead={
        sentTo === undefined
          ? 'Indiquez votre adresse\u00a0: nous vous envoyons un lien pour en choisir un autre.'
          : undefined
      }
    >
      {sentTo === undefined ? (
        <Form submission={submission} action="Recevoir un lien" doing="Envoi…">
          <EmailField />
        </Form>
      ) : (
        <p className="kit-notice" role="status">
          Si <bdi>{sentTo}</bdi> a un compte ici, un message vient de partir. Son lien sert une
          fois, pendant {spokenDuration(PASSWORD_LINK_LIFETIME)}. Rien ne vient&#8239;? Regardez
          dans les indésirables.
        </p>
      )}
      <p>
        <a className="kit-link" href={LOGIN_PAGES.login}>
          Revenir à la connexion
        </a>
      </p>
    </Threshold>
  );
}
