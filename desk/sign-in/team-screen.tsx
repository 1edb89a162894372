/** `/studio/equipe`: people and invitations, tokens of programs, other sites, the audit log. For administrators. */
import { type ComponentType, useState } from 'react';
import { PARTS } from '../../staff/desk-places.ts';
import { administers } from '../../staff/roles.ts';
import { Button } from '../ui/button.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { useToast } from '../ui/toast.tsx';
import type { Agency } from './agency.ts';
import { useAnswer } from './answer.ts';
import { type AuditEntry, auditLog, type Me } from './api.ts';
import { Office, type PanelProps } from './office.tsx';
import { OriginsPanel } from './origins-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';
import { eventWords, writtenDate } from './words.ts';

type TeamPanel = { address: string; label: string; Panel: ComponentType<PanelProps> };

const PEOPLE: TeamPanel = { address: PARTS.team.address, label: 'Personnes', Panel: PeoplePanel };

const PANELS: readonly TeamPanel[] = [
  PEOPLE,
  { address: `${PARTS.team.address}/jetons`, label: 'Jetons d’API', Panel: TokensPanel },
  { address: `${PARTS.team.address}/autres-sites`, label: 'Autres sites', Panel: OriginsPanel },
  { address: `${PARTS.team.address}/journal`, label: 'Journal', Panel: AuditLog },
];

export function TeamScreen({ agency, me }: { agency: Agency; me: Me }) {
  return (
    <Office agency={agency} title={PARTS.team.label}>
      {administers(me) ? (
        <Team me={me} />
      ) : (
        <p className="kit-notice">
          Cette page est réservée aux administrateurs. L’un d’eux peut changer vos rôles.
        </p>
      )}
    </Office>
  );
}

function Team({ me }: { me: Me }) {
  const [said, say] = useToast();
  const asked = location.pathname.replace(/\/$/, '');
  const { address: here, Panel } = PANELS.find(({ address }) => address === asked) ?? PEOPLE;
  return (
    <>
      <nav aria-label={PARTS.team.label}>
        <ul className="kit-tabs">
          {PANELS.map(({ address, label }) => (
            <li key={address}>
              <a href={address} aria-current={address === here ? 'page' : undefined}>
                <span data-bold={label}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Panel me={me} say={say} />
      {said}
    </>
  );
}

/** As many as the service answers at once: fewer means that was all. */
const PAGE = 50;

const newest = () => auditLog();

function AuditLog() {
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
