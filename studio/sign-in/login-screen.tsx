import { useEffect, useState } from 'react';
import { Action, Fault } from './action.tsx';
import type { Agency } from './agency.ts';
import { logIn, type Me, me, providers } from './api.ts';
import { Field, PasswordField } from './field.tsx';
import { returnPath } from './return-path.ts';
import { textOf, useSubmission } from './submission.ts';
import { Threshold, Waiting } from './threshold.tsx';

/** Somebody who is logged in already goes straight where they were going. */
export function LoginScreen({ agency }: { agency: Agency }) {
  const [firstStart, setFirstStart] = useState(false);
  const [known, setKnown] = useState<boolean>();
  useEffect(() => {
    me().then(
      (person) => {
        if (isLoggedIn(person)) enter(person);
        else setKnown(false);
      },
      () => setKnown(false),
    );
    providers().then(
      (answer) => setFirstStart(answer.firstStart === true),
      () => {},
    );
  }, []);
  const submission = useSubmission(async (values) => {
    enter(await logIn(textOf(values, 'email'), textOf(values, 'password')));
  });

  if (agency.hosted) {
    return (
      <Threshold
        agency={agency}
        title="Connexion"
        lead="Les comptes de ce site sont tenus par le service de contenu hébergé. Le studio vous y connecte."
      >
        <a className="action" href="/studio">
          Ouvrir le studio
        </a>
      </Threshold>
    );
  }
  if (known === undefined) return <Waiting agency={agency} what="Ouverture du studio" />;
  const left = new URLSearchParams(location.search).has('sortie');
  return (
    <Threshold agency={agency} title="Connexion" lead="Le studio de l’agence, réservé à l’équipe.">
      {left && (
        <p className="notice" role="status">
          Vous êtes déconnecté.
        </p>
      )}
      {firstStart && (
        <p className="notice">
          Première visite&#8239;? Personne n’a encore de compte. Le lien qui crée celui de
          l’administrateur est affiché dans la console où le site a démarré.
        </p>
      )}
      <form method="post" noValidate onSubmit={submission.onSubmit}>
        <Fault>{submission.error}</Fault>
        <Field
          name="email"
          label="Adresse e-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          fault={submission.faults.email}
        />
        <PasswordField
          name="password"
          label="Mot de passe"
          autoComplete="current-password"
          required
          fault={submission.faults.password}
        />
        <Action pending={submission.pending} doing="Connexion…">
          Se connecter
        </Action>
      </form>
      <p>
        <a className="link" href="/studio/connexion/oubli">
          Mot de passe oublié&#8239;?
        </a>
      </p>
    </Threshold>
  );
}

function isLoggedIn(person: Partial<Me>): person is Me {
  return person.id !== undefined;
}

/** Content for who edits it, requests for who answers them. */
export function enter({ role }: Me): void {
  const home = role === 'sales' || role === 'recruiter' ? '/studio/demandes' : '/studio';
  location.replace(returnPath(location.search, location.origin) ?? home);
}
