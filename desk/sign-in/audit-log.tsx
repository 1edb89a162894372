import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { useAnswer } from './answer.ts';
import { type AuditEntry, auditLog } from './api.ts';
import { eventWords, writtenDate } from './words.ts';

/** As many as the service answers at once: fewer means that was all. */
const PAGE = 50;

const newest = () => auditLog();

export function AuditLog() {
  const { data, error, reload } = useAnswer(newest);
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const [ended, setEnded] = useState(false);
  if (error) return <Failed error={error} retry={reload} />;
  if (!data) return <Loading what="Lecture du journal" />;
  const entries = [...data.entries, ...older];

  async function readOlder() {
    const { entries: next } = await auditLog(entries.at(-1)?.sequence);
    setOlder((before) => [...before, ...next]);
    setEnded(next.length < PAGE);
  }

  return (
    <section aria-labelledby="audit">
      <h2 id="audit">Journal des accès</h2>
      <p className="kit-note">Gardé un an. Aucun mot de passe n’y figure.</p>
      <ol className="kit-rows">
        {entries.map((entry) => (
          <li key={entry.sequence}>
            <p className="kit-row">
              {entry.actorName && <strong>{entry.actorName} </strong>}
              {eventWords(entry)}
              {entry.subject && (
                <>
                  {'\u00a0: '}
                  <bdi>{entry.subject}</bdi>
                </>
              )}
            </p>
            <p className="kit-note">
              <time dateTime={entry.at}>{writtenDate(entry.at)}</time>
              <br />
              {entry.device}
              {entry.address && <span className="address">, {entry.address}</span>}
            </p>
          </li>
        ))}
      </ol>
      {data.entries.length === PAGE && !ended && (
        <Button text="Afficher la suite" onClick={readOlder} />
      )}
    </section>
  );
}
