/** The screens of single-use links: the first administrator, an invitation, a new password. */
import { useState } from 'react';
import type { SetupState } from '../../model/contracts/setup-contract.ts';
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';
import { DESK_ENDPOINTS, LOGIN_PAGES, SETUP_ADDRESS } from '../../staff/desk-addresses.ts';
import { INVITATION_LIFETIME, PASSWORD_LINK_LIFETIME } from '../../staff/lifetimes.ts';
import { titlesOf } from '../../staff/roles.ts';
import { Button } from '../ui/button.tsx';
import { Form, TextField, textOf } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Refused } from '../ui/refusals.ts';
import { acceptLink, forgotPassword, type LinkFacts, readLink } from './api.ts';
import { enter } from './return-path.ts';
import { whatRolesCover } from './roles-field.tsx';
import { EmailField, PasswordField, Threshold, Waiting } from './threshold.tsx';

export function LinkScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const link = useLive('link', () => readLink(token), { once: true });
  const { data: facts, error } = link;
  if (error) return <Spent error={error} retry={link.reload} />;
  if (!facts) return <Waiting what="Lecture du lien" />;
  switch (facts.purpose) {
    case 'first-administrator':
      return <FirstAdministrator token={token} />;
    case 'invitation':
      return <Invited token={token} facts={facts} />;
    case 'password':
      return <NewPassword token={token} facts={facts} />;
  }
}

function FirstAdministrator({ token }: { token: string }) {
  async function create(values: FormData) {
    const [name, email] = [textOf(values, 'name'), textOf(values, 'email')];
    const accepted = await acceptLink({ token, name, email, password: textOf(values, 'password') });
    enter(accepted, (await asksFirstQuestions()) ? SETUP_ADDRESS : undefined);
  }
  return (
    <Threshold
      title="Le studio est à vous"
      lead="Créez le premier compte. Il administre le site, et invitera les autres."
    >
      <Form send={create} action="Créer mon compte" doing="Création…">
        <TextField required name="name" label="Votre nom" autoComplete="name" />
        <EmailField />
        <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />
      </Form>
    </Threshold>
  );
}

/** Asks whether the setup is still open: a start with answers has closed it. */
async function asksFirstQuestions(): Promise<boolean> {
  const answer = await fetch(DESK_ENDPOINTS.setup).catch(() => undefined);
  if (!answer?.ok) return false;
  const { isDemoAgency, isLegalWritten }: SetupState = await answer.json();
  return isDemoAgency || !isLegalWritten;
}

type Opened<Purpose> = {
  token: string;
  facts: Extract<LinkFacts, { purpose: Purpose }>;
};

function Invited({ token, facts }: Opened<'invitation'>) {
  async function accept(values: FormData) {
    const [name, password] = [textOf(values, 'name'), textOf(values, 'password')];
    enter(await acceptLink({ token, name, password }));
  }
  return (
    <Threshold
      title="Bienvenue dans l’équipe"
      lead={
        <>
          <strong>{titlesOf(facts)}</strong>. {whatRolesCover(facts.roles)}
        </>
      }
    >
      <Form send={accept} action="Entrer dans le studio" doing="Création…">
        <EmailField
          value={facts.email}
          readOnly
          hint="C’est avec elle que vous vous connecterez."
        />
        <TextField required name="name" label="Votre nom" autoComplete="name" />
        <PasswordField
          name="password"
          label="Choisissez un mot de passe"
          autoComplete="new-password"
        />
      </Form>
    </Threshold>
  );
}

function NewPassword({ token, facts }: Opened<'password'>) {
  const change = async (values: FormData) =>
    enter(await acceptLink({ token, password: textOf(values, 'password') }));
  return (
    <Threshold
      title="Nouveau mot de passe"
      lead={`Bonjour ${facts.name}. Vos autres sessions seront fermées.`}
    >
      <Form send={change} action="Enregistrer et entrer" doing="Enregistrement…">
        <EmailField value={facts.email} readOnly />
        <PasswordField name="password" label="Nouveau mot de passe" autoComplete="new-password" />
      </Form>
    </Threshold>
  );
}

/** A link that works no more, or a site that does not answer: only the second is worth another try. */
function Spent({ error, retry }: { error: Error; retry(): void }) {
  const spent = error instanceof Refused && error.type === 'link_spent';
  return (
    <Threshold
      title={spent ? 'Ce lien a fait son temps' : 'Le lien n’a pas pu être lu'}
      lead={error.message}
    >
      {spent ? (
        <>
          <p>
            Une invitation vaut {spokenDuration(INVITATION_LIFETIME)}, un nouveau mot de passe{' '}
            {spokenDuration(PASSWORD_LINK_LIFETIME)}. Demandez-en un autre&nbsp;: pour une
            invitation, à qui vous a invité.
          </p>
          <p className="links">
            <a className="kit-link" href={LOGIN_PAGES.login}>
              Se connecter
            </a>
            <a className="kit-link" href={LOGIN_PAGES.forgotten}>
              Recevoir un nouveau mot de passe
            </a>
          </p>
        </>
      ) : (
        <Button look="primary" text="Réessayer" onClick={retry} />
      )}
    </Threshold>
  );
}

/** The screen of a forgotten password says the same whether or not an account has the address. */
export function ForgottenScreen() {
  const [sentTo, setSentTo] = useState<string>();
  async function ask(values: FormData) {
    const email = textOf(values, 'email').trim();
    await forgotPassword(email);
    setSentTo(email);
  }
  return (
    <Threshold
      title="Mot de passe oublié"
      lead={
        sentTo === undefined
          ? 'Indiquez votre adresse\u00a0: nous vous envoyons un lien pour en choisir un autre.'
          : undefined
      }
    >
      {sentTo === undefined ? (
        <Form send={ask} action="Recevoir un lien" doing="Envoi…">
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
