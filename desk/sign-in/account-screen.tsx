/** `/studio/compte`: one's own name, password and sessions. */
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { IDLE_LIFETIME } from '../../staff/lifetimes.ts';
import { titlesOf } from '../../staff/roles.ts';
import { SCHEMES } from '../shell/scheme.ts';
import { useSession } from '../shell/session.ts';
import { Button } from '../ui/button.tsx';
import { Form, Radios, TextField, textOf } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Time } from '../ui/marks.tsx';
import { Row } from '../ui/rows.tsx';
import { Answered, useToast } from '../ui/states.tsx';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  leaveDesk,
  ownSessions,
  rename,
  type Session,
} from './api.ts';
import { FactorsSection } from './factors-section.tsx';
import { whatRolesCover } from './roles-field.tsx';
import { Section, SignInScreen } from './sign-in-screen.tsx';
import { PasswordField } from './threshold.tsx';

export function AccountScreen() {
  return (
    <SignInScreen
      title={PARTS.account.label}
      beside={<Button className="office-leave" text="Se déconnecter" onClick={leaveDesk} />}
    >
      <Account />
    </SignInScreen>
  );
}

function Account() {
  const [toast, notify] = useToast();
  const sessions = useLive('sessions', ownSessions, { once: true });
  return (
    <>
      <Profile notify={notify} />
      <Password
        onChanged={(ended) => {
          notify(
            ended > 0
              ? 'Mot de passe changé. Vos autres sessions sont fermées.'
              : 'Mot de passe changé.',
          );
          sessions.reload();
        }}
      />
      <FactorsSection notify={notify} onChanged={sessions.reload} />
      <Section
        title="Mes sessions"
        note={`Une session se ferme seule après ${spokenDuration(IDLE_LIFETIME)} sans visite.`}
      >
        <Answered answer={sessions} what="Lecture des sessions">
          {({ sessions: own }) => (
            <OwnSessions
              sessions={own}
              onEnded={(sentence) => {
                notify(sentence);
                sessions.reload();
              }}
            />
          )}
        </Answered>
      </Section>
      <Look />
      {toast}
    </>
  );
}

function Profile({ notify }: { notify(sentence: string): void }) {
  const { me, reload } = useSession();
  async function save(values: FormData) {
    await rename(textOf(values, 'name'));
    notify('Votre nom est enregistré.');
    reload();
  }
  return (
    <Section title="Qui je suis">
      <dl className="facts">
        <dt>Adresse e-mail</dt>
        <dd>{me.email}</dd>
        <dt>{me.roles.length > 1 ? 'Rôles' : 'Rôle'}</dt>
        <dd>
          {titlesOf(me)}. <span className="kit-note">{whatRolesCover(me.roles)}</span>
        </dd>
      </dl>
      <Form send={save} action="Enregistrer">
        <TextField required name="name" label="Nom" autoComplete="name" defaultValue={me.name} />
      </Form>
    </Section>
  );
}

const SCHEME_WORDS = { system: 'Comme l’appareil', light: 'Claire', dark: 'Sombre' };

function Look() {
  const { chosen, choose } = useSession().appearance;
  return (
    <Section title="Apparence">
      <form>
        <Radios
          legend="Apparence"
          isLegendUnseen
          name="scheme"
          options={SCHEME_WORDS}
          start={chosen}
          onChange={(value) => choose(SCHEMES.find((scheme) => scheme === value) ?? 'system')}
        />
        <p className="kit-note">Dans ce navigateur, pour tout le studio.</p>
      </form>
    </Section>
  );
}

function Password({ onChanged }: { onChanged(ended: number): void }) {
  const { me } = useSession();
  async function change(values: FormData) {
    const { sessionsEnded } = await changePassword(
      textOf(values, 'current'),
      textOf(values, 'next'),
    );
    onChanged(sessionsEnded);
  }
  return (
    <Section title="Mot de passe">
      <Form resets send={change} action="Changer le mot de passe" doing="Enregistrement…">
        {/* This tells password managers which account the form is for. */}
        <input type="hidden" name="username" autoComplete="username" value={me.email} readOnly />
        <PasswordField name="current" label="Mot de passe actuel" autoComplete="current-password" />
        <PasswordField name="next" label="Nouveau mot de passe" autoComplete="new-password" />
      </Form>
    </Section>
  );
}

type OwnSessionsProps = { sessions: readonly Session[]; onEnded(sentence: string): void };

function OwnSessions({ sessions, onEnded }: OwnSessionsProps) {
  return (
    <>
      <SessionRows
        sessions={sessions}
        onEnd={async ({ id }) => {
          // A session that has already ended is no error.
          await endOwnSession(id).catch(() => {});
          onEnded('Session fermée.');
        }}
      />
      {sessions.some(({ current }) => !current) && (
        <Button
          text="Fermer toutes les autres"
          act={async () => {
            await endOtherSessions();
            onEnded('Vos autres sessions sont fermées.');
          }}
        />
      )}
    </>
  );
}

type SessionRowsProps = { sessions: readonly Session[]; onEnd(session: Session): void };

/** The sessions of a person, one's own or another's. */
export function SessionRows({ sessions, onEnd }: SessionRowsProps) {
  return (
    <ul className="kit-rows">
      {sessions.map((session) => (
        <Row
          key={session.id}
          name={session.device}
          marks={session.current && <span className="kit-tag">Cette session</span>}
          note={
            <>
              Vue <Time at={session.lastSeen} />, ouverte <Time at={session.created} />
              {session.address && (
                <>
                  , depuis <span className="address">{session.address}</span>
                </>
              )}
            </>
          }
          acts={[
            !session.current && {
              text: 'Fermer',
              label: `Fermer la session ${session.device}`,
              onClick: () => onEnd(session),
            },
          ]}
        />
      ))}
    </ul>
  );
}
