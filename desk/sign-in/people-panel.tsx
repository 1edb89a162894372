import { useCallback, useState } from 'react';
import { ofName } from '../../inbox/forms/elision.ts';
import { administers, type Role, titlesOf } from '../../staff/roles.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { Answered, Failed, Loading } from '../ui/states.tsx';
import { useAnswer } from './answer.ts';
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
import { Form } from './form.tsx';
import { InviteForm, PendingInvitations } from './invitations.tsx';
import type { PanelProps } from './office.tsx';
import { useProof } from './proof-dialog.tsx';
import { RolesField, RoleTags, rolesOf } from './roles-field.tsx';
import { SessionList } from './session-list.tsx';
import { useSubmission } from './submission.ts';
import { since } from './words.ts';

/** What is opened below a person's row. */
type Opened = { person: string; what: 'roles' | 'sessions' };

export function PeoplePanel({ me, say }: PanelProps) {
  const team = useAnswer(people);
  const invited = useAnswer(invitations);
  const [leaving, setLeaving] = useState<Person>();
  const [locked, setLocked] = useState<Person>();
  const [proofDialog, proved] = useProof();
  const [opened, setOpened] = useState<Opened>();

  function rolesChanged(person: Person, roles: readonly Role[]) {
    say(`${person.name}\u00a0: ${titlesOf({ roles })}.`);
    // An administrator who gave the role up may not see this page any more.
    if (person.id === me.id && !administers({ roles })) location.reload();
    team.reload();
    invited.reload();
  }

  const shows = ({ id }: Person, what: Opened['what']) =>
    opened?.person === id && opened.what === what;

  /** What makes a button open and close its part of a row. */
  const disclosing = (person: Person, what: Opened['what']) => ({
    'aria-expanded': shows(person, what),
    onClick: () => setOpened(shows(person, what) ? undefined : { person: person.id, what }),
  });

  return (
    <>
      <section aria-labelledby="people">
        <h2 id="people">Les personnes</h2>
        <Answered answer={team} what="Lecture de l’équipe">
          {(data) => (
            <ul className="kit-rows">
              {data.people.map((person) => (
                <li key={person.id}>
                  <div className="kit-row">
                    <p>
                      <strong>{person.name}</strong>
                      <RoleTags roles={person.roles} />
                      {person.id === me.id && <span className="kit-tag">Vous</span>}
                      {person.twoFactors && <span className="kit-tag">Deux étapes</span>}
                    </p>
                    <p className="kit-note">
                      {person.email}
                      <br />
                      {person.lastSeen ? `Vu ${since(person.lastSeen)}` : 'Aucune session ouverte'}
                    </p>
                  </div>
                  <div className="kit-buttons">
                    <Button
                      look="bare"
                      text="Rôles"
                      aria-label={`Rôles ${ofName(person.name)}`}
                      {...disclosing(person, 'roles')}
                    />
                    <Button
                      look="bare"
                      text={`Sessions (${person.sessions})`}
                      aria-label={`Sessions ${ofName(person.name)}\u00a0: ${person.sessions}`}
                      {...disclosing(person, 'sessions')}
                    />
                    {person.twoFactors && person.id !== me.id && (
                      <Button
                        look="bare"
                        text="Deuxième étape perdue"
                        aria-label={`Deuxième étape perdue par ${person.name}`}
                        onClick={() => setLocked(person)}
                      />
                    )}
                    <Button
                      look="bare"
                      tone="late"
                      text="Retirer"
                      aria-label={`Retirer ${person.name}`}
                      onClick={() => setLeaving(person)}
                    />
                  </div>
                  {shows(person, 'roles') && (
                    <PersonRoles
                      person={person}
                      onChanged={(roles) => rolesChanged(person, roles)}
                    />
                  )}
                  {shows(person, 'sessions') && (
                    <PersonSessions
                      person={person}
                      onEnded={() => {
                        say(`Session fermée pour ${person.name}.`);
                        team.reload();
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </section>
      {invited.data && invited.data.invitations.length > 0 && (
        <PendingInvitations
          invitations={invited.data.invitations}
          onChanged={(sentence) => {
            say(sentence);
            invited.reload();
          }}
        />
      )}
      <InviteForm
        onInvited={(sentence) => {
          if (sentence) say(sentence);
          invited.reload();
        }}
      />
      {locked && (
        <Confirm
          title={`Retirer la deuxième étape ${ofName(locked.name)}\u202f?`}
          action="Retirer la deuxième étape"
          onClose={() => setLocked(undefined)}
          onConfirm={async () => {
            await proved(() => resetFactors(locked.id));
            say(`${locked.name} entre avec son mot de passe seul.`);
            team.reload();
          }}
        >
          <p>
            Assurez-vous de vive voix que c’est bien {locked.name} qui le demande. Ses clés d’accès,
            son application et ses codes de secours ne serviront plus, ses sessions se ferment, et
            un e-mail le lui dit.
          </p>
        </Confirm>
      )}
      {proofDialog}
      {leaving && (
        <Confirm
          title={`Retirer ${leaving.name}\u202f?`}
          action="Retirer l’accès"
          onClose={() => setLeaving(undefined)}
          onConfirm={async () => {
            await removePerson(leaving.id);
            say(`${leaving.name} n’a plus accès au studio.`);
            team.reload();
            invited.reload();
          }}
        >
          <p>
            Ses sessions se ferment tout de suite, ses invitations en attente sont annulées, ses
            jetons d’API et ses liens d’aperçu ne servent plus. Ses textes restent, avec son nom.
          </p>
        </Confirm>
      )}
    </>
  );
}

type PersonRolesProps = { person: Person; onChanged: (roles: readonly Role[]) => void };

function PersonRoles({ person, onChanged }: PersonRolesProps) {
  const submission = useSubmission(async (values) => {
    const roles = rolesOf(values);
    await changeRoles(person.id, roles);
    onChanged(roles);
  });
  return (
    <div className="kit-row-more">
      <Form
        submission={submission}
        action="Enregistrer les rôles"
        doing="Enregistrement…"
        aria-label={`Rôles ${ofName(person.name)}`}
      >
        <RolesField defaultRoles={person.roles} />
      </Form>
    </div>
  );
}

type PersonSessionsProps = { person: Person; onEnded: () => void };

function PersonSessions({ person: { id, name }, onEnded }: PersonSessionsProps) {
  const { data, error, reload } = useAnswer(useCallback(() => sessionsOf(id), [id]));

  async function end(ending: Promise<unknown>) {
    // Gone already is what was wanted.
    await ending.catch(() => {});
    reload();
    onEnded();
  }

  if (error) return <Failed error={error} retry={reload} />;
  if (!data) return <Loading what="Lecture des sessions" />;
  if (data.sessions.length === 0) return <p className="kit-note">Aucune session ouverte.</p>;
  return (
    <div className="kit-row-more">
      <SessionList sessions={data.sessions} onEnd={(session) => end(endSession(id, session.id))} />
      <Button
        text="Fermer toutes ses sessions"
        aria-label={`Fermer toutes ses sessions\u00a0: ${name}`}
        onClick={() => end(endSessionsOf(id))}
      />
    </div>
  );
}
