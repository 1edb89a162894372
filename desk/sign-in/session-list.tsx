import { Button } from '../ui/button.tsx';
import type { Session } from './api.ts';
import { since, writtenDate } from './words.ts';

type SessionListProps = {
  sessions: readonly Session[];
  /** Whose, for buttons that are read out of their row. */
  onEnd(session: Session): void;
};

export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className="kit-rows">
      {sessions.map((session) => (
        <li key={session.id}>
          <div className="kit-row">
            <p>
              <strong>{session.device}</strong>
              {session.current && <span className="kit-tag">Cette session</span>}
            </p>
            <p className="kit-note">
              Vue <time dateTime={session.lastSeen}>{since(session.lastSeen)}</time>, ouverte le{' '}
              {writtenDate(session.created)}
              {session.address && (
                <>
                  , depuis <span className="address">{session.address}</span>
                </>
              )}
            </p>
          </div>
          {!session.current && (
            <Button
              look="bare"
              text="Fermer"
              aria-label={`Fermer la session ${session.device}`}
              onClick={() => onEnd(session)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
