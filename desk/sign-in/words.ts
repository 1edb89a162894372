import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { timeOf } from '../../packages/kit/calendar/spoken-moment.ts';
import { fullDay } from '../../packages/kit/calendar/written-day.ts';
import { coveredBy, type Role } from '../../staff/roles.ts';

/** The plain sentence of what a person or a program with these roles is for; at least one. */
export function whatRolesCover(roles: readonly Role[]): string {
  return `${roles.length > 1 ? 'Ces rôles couvrent' : 'Ce rôle couvre'} ${coveredBy({ roles })}.`;
}

/** Of an invitation, on a site without a mail server. */
export const WRITTEN =
  'L’invitation est prête, mais son e-mail n’est pas parti\u00a0: sans serveur d’envoi, il est écrit dans un dossier du site. Transmettez son lien vous-même.';

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

/** What an entry of the audit log says, after the name of who did it. */
export function eventWords({
  event,
  subject,
  actorName,
}: {
  event: string;
  subject: string | null;
  actorName: string | null;
}): string {
  // Text typed without an account may be a password: it is not kept.
  if (event === 'login_failed' && !subject) return 'Connexion refusée à une adresse inconnue';
  if (event === 'factors_reset' && !actorName) return 'Deuxième étape retirée depuis le serveur';
  return EVENTS[event] ?? event;
}

const RELATIVE = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });

const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;

/** "à l’instant", "il y a 5 minutes", "il y a 3 heures", then the day. */
export function since(written: string, now = Date.now()): string {
  const elapsed = now - Date.parse(written);
  if (elapsed < MINUTE) return 'à l’instant';
  if (elapsed < HOUR) return RELATIVE.format(-Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < 24 * HOUR) return RELATIVE.format(-Math.floor(elapsed / HOUR), 'hour');
  return `le ${writtenDay(written)}`;
}

/** `20 novembre 2025` */
export function writtenDay(written: string): string {
  return fullDay(dayIn(new Date(written)));
}

/** `20 novembre 2025 à 23h30` */
export function writtenDate(written: string): string {
  return `${writtenDay(written)} à ${timeOf(new Date(written))}`;
}
