import { useState } from 'react';
import { ofName } from '../../inbox/forms/elision.ts';
import { administers, type Role, titlesOf } from '../../staff/roles.ts';
import { useSession } from '../shell/session.ts';
import { Button } from '../ui/button.tsx';
import { useConfirm } from '../ui/dialog.tsx';
import { Form } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Time } from '../ui/marks.tsx';
import { Row } from '../ui/rows.tsx';
import { Answered } from '../ui/states.tsx';
import { SessionRows } from './account-screen.tsx';
import {
  changeRoles,
  endSession,
  endSessionsOf,
  invitations,
  type Person,
  people,
  removePerson,
  resetFactors,
  sessionsOf,
} from './api.ts';
import { InviteForm, PendingInvitations } from './invitations.tsx';
import { useProof } from './proof-dialog.tsx';
import { RolesField, RoleTags, rolesOf } from './roles-field.tsx';
import { type PanelProps, Section } from './sign-in-screen.tsx';

/** The part open below a person's row. */
type Opened = { person: string; what: 'roles' | 'sessions' };

export function PeoplePanel({ say: notify }: PanelProps) {
  const { me } = useSession();
  const team = useLive('people', people, { once: true });
  const invited = useLive('invitations', invitations, { once: true });
  const [question, ask] = useConfirm();
  const [proofDialog, proved] = useProof();
  const [opened, setOpened] = useState<Opened>();

  function rolesChanged(person: Person, roles: readonly Role[]) {
    notify(`${person.name}\u00a0: ${titlesOf({ roles })}.`);
    // An administrator who gave up the role may no longer see this page.
    if (person.id === me.id && !administers({ roles })) location.reload();
    team.reload();
    invited.reload();
  }

  const askToReset = ({ id, name }: Person) =>
    ask({
      title: `Retirer la deuxième étape ${ofName(name)}\u202f?`,
      action: 'Retirer la deuxième étape',
      says: `Assurez-vous de vive voix que c’est bien ${name} qui le demande. Ses clés d’accès, son application et ses codes de secours ne serviront plus, ses sessions se ferment, et un e-mail le lui dit.`,
      async onConfirm() {
        await proved(() => resetFactors(id));
        notify(`${name} entre avec son mot de passe seul.`);
        team.reload();
      },
    });

  const askToRemove = ({ id, name }: Person) =>
    ask({
      title: `Retirer ${name}\u202f?`,
      action: 'Retirer l’accès',
      says: 'Ses sessions se ferment tout de suite, ses invitations en attente sont annulées, ses jetons d’API et ses liens d’aperçu ne servent plus. Ses textes restent, avec son nom.',
      async onConfirm() {
        await removePerson(id);
        notify(`${name} n’a plus accès au studio.`);
        team.reload();
        invited.reload();
      },
    });

  /** Returns the props of a button that opens and closes its part of a row. */
  const disclosing = ({ id }: Person, what: Opened['what']) => {
    const isOpen = opened?.person === id && opened.what === what;
    return { isOpen, onClick: () => setOpened(isOpen ? undefined : { person: id, what }) };
  };

  return (
    <>
      <Section title="Les personnes">
        <Answered answer={team} what="Lecture de l’équipe">
          {(data) => (
            <ul className="kit-rows">
              {data.people.map((person) => (
                <Row
                  key={person.id}
                  name={person.name}
                  marks={
                    <>
                      <RoleTags roles={person.roles} />
                      {person.id === me.id && <span className="kit-tag">Vous</span>}
                      {person.twoFactors && <span className="kit-tag">Deux étapes</span>}
                    </>
                  }
                  note={
                    <>
                      {person.email}
                      <br />
                      {person.lastSeen ? (
                        <Time after="Vu" at={person.lastSeen} />
                      ) : (
                        'Aucune session ouverte'
                      )}
                    </>
                  }
                  acts={[
                    {
                      text: 'Rôles',
                      label: `Rôles ${ofName(person.name)}`,
                      ...disclosing(person, 'roles'),
                    },
                    {
                      text: `Sessions (${person.sessions})`,
                      label: `Sessions ${ofName(person.name)}\u00a0: ${person.sessions}`,
                      ...disclosing(person, 'sessions'),
                    },
                    person.twoFactors &&
                      person.id !== me.id && {
                        text: 'Deuxième étape perdue',
                        label: `Deuxième étape perdue par ${person.name}`,
                        onClick: () => askToReset(person),
                      },
                    { text: 'Retirer', tone: 'late', onClick: () => askToRemove(person) },
                  ]}
                >
                  {opened?.person === person.id &&
                    (opened.what === 'roles' ? (
                      <PersonRoles
                        person={person}
                        onChanged={(roles) => rolesChanged(person, roles)}
                      />
                    ) : (
                      <PersonSessions
                        person={person}
                        onEnded={() => {
                          notify(`Session fermée pour ${person.name}.`);
                          team.reload();
                        }}
                      />
                    ))}
                </Row>
              ))}
            </ul>
          )}
        </Answered>
      </Section>
      {invited.data && invited.data.invitations.length > 0 && (
        <PendingInvitations
          invitations={invited.data.invitations}
          onChanged={(sentence) => {
            notify(sentence);
            invited.reload();
          }}
        />
      )}
      <InviteForm
        onInvited={(sentence) => {
          if (sentence) notify(sentence);
          invited.reload();
        }}
      />
      {question}
      {proofDialog}
    </>
  );
}

type PersonRolesProps = { person: Person; onChanged(roles: readonly Role[]): void };

function PersonRoles({ person, onChanged }: PersonRolesProps) {
  async function save(values: FormData) {
    const roles = rolesOf(values);
    await changeRoles(person.id, roles);
    onChanged(roles);
  }
  return (
    <Form
      send={save}
      action="Enregistrer les rôles"
      doing="Enregistrement…"
      aria-label={`Rôles ${ofName(person.name)}`}
    >
      <RolesField defaultRoles={person.roles} />
    </Form>
  );
}

function PersonSessions({ person: { id, name }, onEnded }: { person: Person; onEnded(): void }) {
  const answer = useLive(`sessions ${id}`, () => sessionsOf(id), { once: true });

  async function end(ending: Promise<unknown>) {
    // A session or invitation that has already ended is no error.
    await ending.catch(() => {});
    answer.reload();
    onEnded();
  }

  return (
    <Answered answer={answer} what="Lecture des sessions">
      {({ sessions }) =>
        sessions.length === 0 ? (
          <p className="kit-note">Aucune session ouverte.</p>
        ) : (
          <>
            <SessionRows sessions={sessions} onEnd={(session) => end(endSession(id, session.id))} />
            <Button
              text="Fermer toutes ses sessions"
              aria-label={`Fermer toutes ses sessions\u00a0: ${name}`}
              act={() => end(endSessionsOf(id))}
            />
          </>
        )
      }
    </Answered>
  );
}
