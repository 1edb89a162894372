import type { Session } from './api.ts';
import { GhostButton } from './ghost-button.tsx';
import { since, writtenDate } from './words.ts';

type SessionListProps = {
  sessions: readonly Session[];
  /** Whose, for buttons that are read out of their row. */
  onEnd(session: Session): void;
};

export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className="rows">
      {sessions.map((session) => (
        <li key={session.id} className="row">
          <div className="row-main">
            <p>
              <strong>{session.device}</strong>
              {session.current && <span className="tag">Cette session</span>}
            </p>
            <p className="quiet">
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
            <GhostButton
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
