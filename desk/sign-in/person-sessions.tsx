import { useCallback } from 'react';
import { Button } from '../ui/button.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { useAnswer } from './answer.ts';
import { endSession, endSessionsOf, type Person, sessionsOf } from './api.ts';
import { SessionList } from './session-list.tsx';

type PersonSessionsProps = { person: Person; onEnded: () => void };

export function PersonSessions({ person: { id, name }, onEnded }: PersonSessionsProps) {
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
