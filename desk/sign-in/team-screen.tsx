/** `/studio/equipe`: people and invitations, tokens of programs, other sites, the audit log. For administrators. */
import { type ComponentType, useState } from 'react';
import { PARTS } from '../../staff/desk-addresses.ts';
import { administers } from '../../staff/roles.ts';
import { useSession } from '../shell/session.ts';
import { Button } from '../ui/button.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Time } from '../ui/marks.tsx';
import { Answered, useToast } from '../ui/states.tsx';
import { type AuditEntry, auditLog } from './api.ts';
import { OriginsPanel } from './origins-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { type PanelProps, Section, SignInScreen } from './sign-in-screen.tsx';
import { TokensPanel } from './tokens-panel.tsx';

type TeamPanel = { address: string; label: string; Panel: ComponentType<PanelProps> };

const PEOPLE: TeamPanel = { address: PARTS.team.address, label: 'Personnes', Panel: PeoplePanel };

const PANELS: readonly TeamPanel[] = [
  PEOPLE,
  { address: `${PARTS.team.address}/jetons`, label: 'Jetons d’API', Panel: TokensPanel },
  { address: `${PARTS.team.address}/autres-sites`, label: 'Autres sites', Panel: OriginsPanel },
  { address: `${PARTS.team.address}/journal`, label: 'Journal', Panel: AuditLog },
];

export function TeamScreen() {
  const { me } = useSession();
  return (
    <SignInScreen title={PARTS.team.label}>
      {administers(me) ? (
        <Team />
      ) : (
        <p className="kit-notice">
          Cette page est réservée aux administrateurs. L’un d’eux peut changer vos rôles.
        </p>
      )}
    </SignInScreen>
  );
}

function Team() {
  const [toast, notify] = useToast();
  const path = location.pathname.replace(/\/$/, '');
  const { address: here, Panel } = PANELS.find(({ address }) => address === path) ?? PEOPLE;
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
      <Panel say={notify} />
      {toast}
    </>
  );
}

/** The page size of the service's answers: a shorter page is the last. */
const PAGE = 50;

function AuditLog() {
  const answer = useLive('audit', () => auditLog(), { once: true });
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const [hasEnded, setEnded] = useState(false);

  async function readAfter(last: AuditEntry | undefined) {
    const { entries } = await auditLog(last?.sequence);
    setOlder((before) => [...before, ...entries]);
    setEnded(entries.length < PAGE);
  }

  return (
    <Section title="Journal des accès" note="Gardé un an. Aucun mot de passe n’y figure.">
      <Answered answer={answer} what="Lecture du journal">
        {({ entries }) => (
          <>
            <ol className="kit-rows">
              {[...entries, ...older].map((entry) => (
                <Entry key={entry.sequence} entry={entry} />
              ))}
            </ol>
            {entries.length === PAGE && !hasEnded && (
              <Button
                text="Afficher la suite"
                act={() => readAfter(older.at(-1) ?? entries.at(-1))}
              />
            )}
          </>
        )}
      </Answered>
    </Section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actorName, subject, device, address } = entry;
  return (
    <li>
      <p className="kit-row">
        {actorName && <strong>{actorName} </strong>}
        {eventWords(entry)}
        {subject && (
          <>
            {'\u00a0: '}
            <bdi>{subject}</bdi>
          </>
        )}
      </p>
      <p className="kit-note">
        <Time at={at} />
        <br />
        {device}
        {address && <span className="address">, {address}</span>}
      </p>
    </li>
  );
}

const EVENTS: Readonly<Record<string, string>> = {
  first_administrator: 'a créé le premier compte',
  login: 'a ouvert une session',
  login_failed: 'Connexion refusée',
  login_limited: 'Trop d’essais\u00a0: connexion bloquée un quart d’heure',
  second_factor_asked: 'a donné son mot de passe',
  second_factor_failed: 'Deuxième étape refusée',
  second_factor_limited: 'Trop de codes faux\u00a0: deuxième étape bloquée un quart d’heure',
  recovery_code_used: 'a utilisé un code de secours',
  logout: 'a fermé sa session',
  session_revoked: 'a fermé des sessions',
  invitation_sent: 'a invité',
  invitation_written: 'a invité, et l’e-mail est resté dans un dossier',
  invitation_failed: 'a invité, mais l’e-mail n’est pas parti',
  invitation_cancelled: 'a annulé l’invitation',
  invitation_accepted: 'a accepté son invitation',
  role_changed: 'a changé des rôles',
  person_renamed: 'a changé son nom',
  person_removed: 'a retiré l’accès',
  password_changed: 'a changé son mot de passe',
  password_forgotten: 'Nouveau mot de passe demandé',
  password_reset: 'a choisi un nouveau mot de passe',
  passkey_added: 'a ajouté une clé d’accès',
  passkey_renamed: 'a renommé une clé d’accès',
  passkey_removed: 'a retiré une clé d’accès',
  app_enabled: 'a mis en service une application d’authentification',
  app_disabled: 'a retiré son application d’authentification',
  recovery_codes_renewed: 'a créé de nouveaux codes de secours',
  factors_reset: 'a retiré la deuxième étape',
  token_created: 'a créé un jeton',
  token_revoked: 'a révoqué un jeton',
  studio_opened: 'a ouvert le studio d’un autre site',
  origin_added: 'a autorisé un autre site',
  origin_removed: 'a retiré un autre site',
  preview_shared: 'a partagé un aperçu',
  preview_revoked: 'a retiré un lien d’aperçu',
};

/** The words of an entry, after the name of who did it. */
function eventWords({ event, subject, actorName }: AuditEntry): string {
  // Text typed for an unknown account may be a password: it is not stored.
  if (event === 'login_failed' && !subject) return 'Connexion refusée à une adresse inconnue';
  if (event === 'factors_reset' && !actorName) return 'Deuxième étape retirée depuis le serveur';
  return EVENTS[event] ?? event;
}
