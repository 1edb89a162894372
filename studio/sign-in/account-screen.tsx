/** `/studio/compte`: one's own name, password and sessions. */

import { Button } from '@sanity/ui';
import { useRef } from 'react';
import { ROLE_RULES } from '../../staff/roles.ts';
import { useSentence } from '../ui/sentence.tsx';
import { Action, Fault } from './action.tsx';
import type { Agency } from './agency.ts';
import { useAnswer } from './answer.ts';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  type Me,
  ownSessions,
  rename,
  type Session,
} from './api.ts';
import { FactorsSection } from './factors-section.tsx';
import { Field, PASSWORD_HINT, PasswordField } from './field.tsx';
import { Office } from './office.tsx';
import { SessionList } from './session-list.tsx';
import { Failed, Loading } from './states.tsx';
import { textOf, useSubmission } from './submission.ts';

export function AccountScreen({ agency }: { agency: Agency }) {
  return (
    <Office agency={agency} title="Mon compte">
      {(me, reload) => <Account me={me} onRenamed={reload} />}
    </Office>
  );
}

function Account({ me, onRenamed }: { me: Me; onRenamed: () => void }) {
  const [said, say] = useSentence('said');
  const sessions = useAnswer(ownSessions);
  return (
    <>
      <Profile
        me={me}
        onSaved={() => {
          say('Votre nom est enregistré.');
          onRenamed();
        }}
      />
      <Password
        email={me.email}
        onChanged={(ended) => {
          say(
            ended > 0
              ? 'Mot de passe changé. Vos autres sessions sont fermées.'
              : 'Mot de passe changé.',
          );
          sessions.reload();
        }}
      />
      <FactorsSection say={say} onChanged={sessions.reload} />
      <section aria-labelledby="sessions">
        <h2 id="sessions">Mes sessions</h2>
        <p className="quiet">Une session se ferme seule après sept jours sans visite.</p>
        {sessions.data ? (
          <OwnSessions
            sessions={sessions.data.sessions}
            onEnded={(sentence) => {
              say(sentence);
              sessions.reload();
            }}
          />
        ) : sessions.error ? (
          <Failed error={sessions.error} retry={sessions.reload} />
        ) : (
          <Loading what="Lecture des sessions" />
        )}
      </section>
      {said}
    </>
  );
}

function Profile({ me, onSaved }: { me: Me; onSaved: () => void }) {
  const submission = useSubmission(async (values) => {
    await rename(textOf(values, 'name'));
    onSaved();
  });
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">Qui je suis</h2>
      <dl className="facts">
        <dt>Adresse e-mail</dt>
        <dd>{me.email}</dd>
        <dt>Rôle</dt>
        <dd>
          {ROLE_RULES[me.role].title} <span className="quiet">({ROLE_RULES[me.role].summary})</span>
        </dd>
      </dl>
      <form noValidate onSubmit={submission.onSubmit}>
        <Fault>{submission.error}</Fault>
        <Field
          name="name"
          label="Nom"
          autoComplete="name"
          defaultValue={me.name}
          required
          fault={submission.faults.name}
        />
        <Action pending={submission.pending}>Enregistrer</Action>
      </form>
    </section>
  );
}

function Password({ email, onChanged }: { email: string; onChanged: (ended: number) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(async (values) => {
    const { sessionsEnded } = await changePassword(
      textOf(values, 'current'),
      textOf(values, 'next'),
    );
    form.current?.reset();
    onChanged(sessionsEnded);
  });
  return (
    <section aria-labelledby="password">
      <h2 id="password">Mot de passe</h2>
      <form ref={form} method="post" noValidate onSubmit={submission.onSubmit}>
        <Fault>{submission.error}</Fault>
        {/* For password managers: which account this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="current"
          label="Mot de passe actuel"
          autoComplete="current-password"
          required
          fault={submission.faults.current}
        />
        <PasswordField
          name="next"
          label="Nouveau mot de passe"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          required
          fault={submission.faults.next}
        />
        <Action pending={submission.pending} doing="Enregistrement…">
          Changer le mot de passe
        </Action>
      </form>
    </section>
  );
}

type OwnSessionsProps = { sessions: readonly Session[]; onEnded: (sentence: string) => void };

function OwnSessions({ sessions, onEnded }: OwnSessionsProps) {
  const others = sessions.some(({ current }) => !current);
  return (
    <>
      <SessionList
        sessions={sessions}
        onEnd={async ({ id }) => {
          // Gone already is what was wanted.
          await endOwnSession(id).catch(() => {});
          onEnded('Session fermée.');
        }}
      />
      {others && (
        <Button
          fontSize={2}
          mode="ghost"
          text="Fermer toutes les autres"
          onClick={async () => {
            await endOtherSessions();
            onEnded('Vos autres sessions sont fermées.');
          }}
        />
      )}
    </>
  );
}
