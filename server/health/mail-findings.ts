import type { InboxHealth } from '../../inbox/index.ts';
import type { Finding } from './check.ts';
import { ago } from './written-figures.ts';

const MINUTE = 60_000; // ms
/** The age of a waiting mail to be watched: greylisting servers ask to come back after a few minutes. */
const WAITING_TO_WATCH = 3 * MINUTE;
/**
 * The age of a waiting mail that counts as an outage: with the two checks an alarm takes, it is reported within fifteen
 * minutes.
 */
const WAITING_TOO_LONG = 12 * MINUTE;
/** The check runs once a day; one that was missed is to be watched. */
const CHECK_TOO_OLD = 36 * 60 * MINUTE;

export function mailModeFinding({ mailMode }: Pick<InboxHealth, 'mailMode'>): Finding {
  return mailMode === 'smtp'
    ? { state: 'good', says: 'Un serveur d’e-mail est configuré.' }
    : {
        state: 'watch',
        says: 'Aucun serveur d’e-mail n’est configuré\u00a0: les e-mails sont écrits dans un dossier et n’arrivent à personne.',
        advice: 'Renseignez SMTP_URL, puis redémarrez le site.',
      };
}

export function lastMailFinding(
  { mailMode, lastMailLeft }: Pick<InboxHealth, 'mailMode' | 'lastMailLeft'>,
  now: Date,
): Finding {
  if (lastMailLeft) return { state: 'good', says: `Parti ${ago(lastMailLeft, now)}.` };
  return mailMode === 'smtp'
    ? {
        state: 'watch',
        says: 'Aucun e-mail n’est encore parti.',
        advice: 'Envoyez-vous un message par le formulaire de contact pour vérifier.',
      }
    : { state: 'watch', says: 'Aucun e-mail ne part sans serveur d’e-mail.' };
}

export function waitingFinding(
  { waiting, oldestWaiting }: Pick<InboxHealth, 'waiting' | 'oldestWaiting'>,
  now: Date,
): Finding {
  if (!oldestWaiting) return { state: 'good', says: 'Rien n’attend.' };
  const age = now.getTime() - oldestWaiting.getTime();
  const noun = waiting === 1 ? '1\u00a0envoi attend' : `${waiting}\u00a0envois attendent`;
  const says = `${noun}, le plus ancien ${age < MINUTE ? 'depuis moins d’une minute' : `écrit ${ago(oldestWaiting, now)}`}.`;
  if (age < WAITING_TO_WATCH) return { state: 'good', says };
  const advice =
    'Le serveur d’e-mail (ou le tableur) ne prend pas nos envois\u00a0: vérifiez-le. Le site réessaie pendant 72\u00a0heures, rien n’est perdu.';
  return { state: age < WAITING_TOO_LONG ? 'watch' : 'failed', says, advice };
}

/** An acknowledgement to a mistyped address fails for good, and is no outage: a person looks at it in their own time. */
export function failuresFinding({
  failedDeliveries,
}: Pick<InboxHealth, 'failedDeliveries'>): Finding {
  if (failedDeliveries === 0) {
    return { state: 'good', says: 'Aucun envoi n’a échoué ces sept derniers jours.' };
  }
  const noun =
    failedDeliveries === 1
      ? '1\u00a0envoi abandonné'
      : `${failedDeliveries}\u00a0envois abandonnés`;
  return {
    state: 'watch',
    says: `${noun} ces sept derniers jours.`,
    advice:
      'Ouvrez «\u00a0Envoi en échec\u00a0» dans les messages\u00a0: corrigez l’adresse ou renvoyez.',
  };
}

/** The daily message of the site to itself, from its form to the mail server: off unless `DAILY_CHECK` is set. */
export function dailyCheckFinding(
  { lastDailyCheck }: Pick<InboxHealth, 'lastDailyCheck'>,
  now: Date,
): Finding {
  if (!lastDailyCheck) {
    return {
      state: 'good',
      says: 'Aucun essai n’a encore été fait\u00a0: DAILY_CHECK=true en envoie un chaque jour.',
    };
  }
  const { beganAt, outcome, detail } = lastDailyCheck;
  const when = ago(beganAt, now);
  if (outcome === 'failed') {
    return {
      state: 'failed',
      says: `Le message d’essai n’est pas arrivé au serveur d’e-mail (${detail ?? 'sans raison connue'}), ${when}.`,
      advice:
        'Envoyez vous-même un message par la page Contact et suivez-le dans Demandes\u00a0: son envoi dit ce qui bloque.',
    };
  }
  if (now.getTime() - beganAt.getTime() > CHECK_TOO_OLD) {
    return {
      state: 'watch',
      says: `Le dernier essai a été fait ${when}.`,
      advice: 'Vérifiez que DAILY_CHECK=true est toujours réglé.',
    };
  }
  const how =
    outcome === undefined
      ? 'Un essai est en cours, commencé'
      : outcome === 'written'
        ? 'Le formulaire marche\u00a0; l’e-mail a été écrit dans un dossier,'
        : 'Du formulaire au serveur d’e-mail, tout passe\u00a0: essai fait';
  return { state: 'good', says: `${how} ${when}.` };
}
