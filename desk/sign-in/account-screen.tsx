/** `/studio/compte`: one's own name, password and sessions. */

import { useRef } from 'react';
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { IDLE_LIFETIME } from '../../staff/lifetimes.ts';
import { titlesOf } from '../../staff/roles.ts';
import { leaveDesk } from '../shell/leave-desk.ts';
import { useSentence } from '../ui/sentence.tsx';
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
import { Field, PasswordField } from './field.tsx';
import { Form } from './form.tsx';
import { GhostButton } from './ghost-button.tsx';
import { Office } from './office.tsx';
import { SessionList } from './session-list.tsx';
import { Answered } from './states.tsx';
import { textOf, useSubmission } from './submission.ts';
import { whatRolesCover } from './words.ts';

type AccountProps = { me: Me; onRenamed: () => void };

export function AccountScreen({ agency, ...account }: AccountProps & { agency: Agency }) {
  return (
    <Office
      agency={agency}
      title={PARTS.account.label}
      beside={<GhostButton className="office-leave" text="Se déconnecter" onClick={leaveDesk} />}
    >
      <Account {...account} />
    </Office>
  );
}

function Account({ me, onRenamed }: AccountProps) {
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
        <p className="quiet">
          Une session se ferme seule après {spokenDuration(IDLE_LIFETIME)} sans visite.
        </p>
        <Answered answer={sessions} what="Lecture des sessions">
          {({ sessions: own }) => (
            <OwnSessions
              sessions={own}
              onEnded={(sentence) => {
                say(sentence);
                sessions.reload();
              }}
            />
          )}
        </Answered>
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
        <dt>{me.roles.length > 1 ? 'Rôles' : 'Rôle'}</dt>
        <dd>
          {titlesOf(me)}. <span className="quiet">{whatRolesCover(me.roles)}</span>
        </dd>
      </dl>
      <Form submission={submission} action="Enregistrer">
        <Field name="name" label="Nom" autoComplete="name" defaultValue={me.name} />
      </Form>
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
      <Form
        ref={form}
        submission={submission}
        action="Changer le mot de passe"
        doing="Enregistrement…"
      >
        {/* For password managers: which account this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField name="current" label="Mot de passe actuel" autoComplete="current-password" />
        <PasswordField name="next" label="Nouveau mot de passe" autoComplete="new-password" />
      </Form>
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
        <GhostButton
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
