/** `/studio/compte`: one's own name, password and sessions. */

import { useRef } from 'react';
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { IDLE_LIFETIME } from '../../staff/lifetimes.ts';
import { titlesOf } from '../../staff/roles.ts';
import { leaveDesk } from '../shell/leave-desk.ts';
import { type Appearance, SCHEMES, type Scheme } from '../shell/scheme.ts';
import { Button } from '../ui/button.tsx';
import { Answered } from '../ui/states.tsx';
import { useToast } from '../ui/toast.tsx';
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
import { Office } from './office.tsx';
import { SessionList } from './session-list.tsx';
import { textOf, useSubmission } from './submission.ts';
import { whatRolesCover } from './words.ts';

type AccountProps = { me: Me; appearance: Appearance; onRenamed: () => void };

export function AccountScreen({ agency, ...account }: AccountProps & { agency: Agency }) {
  return (
    <Office
      agency={agency}
      title={PARTS.account.label}
      beside={<Button className="office-leave" text="Se déconnecter" onClick={leaveDesk} />}
    >
      <Account {...account} />
    </Office>
  );
}

function Account({ me, appearance, onRenamed }: AccountProps) {
  const [said, say] = useToast();
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
        <p className="kit-note">
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
      <Look {...appearance} />
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
          {titlesOf(me)}. <span className="kit-note">{whatRolesCover(me.roles)}</span>
        </dd>
      </dl>
      <Form submission={submission} action="Enregistrer">
        <Field name="name" label="Nom" autoComplete="name" defaultValue={me.name} />
      </Form>
    </section>
  );
}

const SCHEME_WORDS: Readonly<Record<Scheme, string>> = {
  system: 'Comme l’appareil',
  light: 'Claire',
  dark: 'Sombre',
};

function Look({ chosen, choose }: Appearance) {
  return (
    <section aria-labelledby="look">
      <h2 id="look">Apparence</h2>
      <form>
        <fieldset className="kit-field">
          <legend className="kit-unseen">Apparence</legend>
          {SCHEMES.map((scheme) => (
            <label key={scheme} className="kit-check">
              <input
                type="radio"
                name="scheme"
                checked={scheme === chosen}
                onChange={() => choose(scheme)}
              />
              {SCHEME_WORDS[scheme]}
            </label>
          ))}
        </fieldset>
        <p className="kit-note">Dans ce navigateur, pour tout le studio.</p>
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
        <Button
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
