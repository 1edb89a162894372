/** The test mail: really sent, the way that all mails of the site go. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { createSmtpPost } from '../../../inbox/deliveries/smtp-post.ts';
import type { Config } from '../../config.ts';
import type { Finding } from '../../health/check.ts';

const PATIENCE = 30_000; // ms
const LONGEST_REASON = 300; // UTF-16 units

/** The remedy for each failure, by its name in `inbox/deliveries/delivery.ts`. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['connection_refused', 'Vérifiez le port de SMTP_URL, et que le serveur d’e-mail tourne.'],
  [
    'connection_timeout',
    'Vérifiez l’hôte et le port de SMTP_URL\u00a0; beaucoup d’hébergeurs ferment le port\u00a025\u00a0: essayez 587 ou 465.',
  ],
  [
    'connection_lost',
    'Relancez le diagnostic\u00a0; si cela dure, demandez à votre fournisseur d’e-mail.',
  ],
  ['server_not_found', 'Corrigez le nom du serveur dans SMTP_URL.'],
  [
    'tls_failed',
    'Le port\u00a0465 demande smtps://, les ports 587 et 25 demandent smtp://\u00a0; le certificat doit porter le nom du serveur.',
  ],
  [
    'authentication_failed',
    'Corrigez le nom et le mot de passe dans SMTP_URL\u00a0; un @ s’y écrit %40.',
  ],
  [
    'sender_refused',
    'Ce serveur n’envoie pas au nom de cette adresse\u00a0: mettez dans MAIL_FROM une adresse qu’il connaît.',
  ],
  [
    'recipient_refused',
    'Corrigez cette adresse, dans les réglages du studio ou dans MAIL_TO, ou essayez-en une autre avec --mail ADRESSE.',
  ],
  ['message_refused', 'Lisez la réponse du serveur\u00a0: elle dit ce qu’il refuse.'],
  ['temporarily_refused', 'Relancez le diagnostic dans quelques minutes.'],
]);

/** @param mail `from` and `to` are addresses */
export async function testMailFinding({
  smtpUrl,
  from,
  to,
}: Pick<Config, 'smtpUrl'> & { from: string; to: string }): Promise<Finding> {
  if (!smtpUrl) {
    return {
      state: 'watch',
      says: 'Aucun serveur d’e-mail n’est configuré\u00a0: les e-mails sont écrits dans un dossier et n’arrivent à personne.',
      advice: 'Renseignez SMTP_URL, puis redémarrez le site.',
    };
  }
  const { host } = new URL(smtpUrl);
  const messageId = `<${randomUUID()}@${domainOf(from)}>`;
  const text = `Ce message vient du diagnostic du site, lancé sur ${hostname()}. S’il est dans les indésirables, lisez ce que le diagnostic dit de SPF, de DKIM et de DMARC.`;
  try {
    await createSmtpPost(smtpUrl).send(
      {
        from: { name: 'Diagnostic du site', address: from },
        to: { name: '', address: to },
        subject: 'Essai d’envoi du site',
        text,
        html: `<p>${text}</p>`,
        automatic: true,
      },
      { name: 'doctor', messageId, date: new Date() },
      AbortSignal.timeout(PATIENCE),
    );
    return {
      state: 'good',
      says: `${host} a pris un e-mail d’essai pour ${to}. Qu’il soit dans la boîte, et non dans les indésirables, vous seul le voyez.`,
    };
  } catch (error) {
    const failure = error instanceof Error && 'failure' in error ? String(error.failure) : '';
    return {
      state: 'failed',
      says: `${host} n’a pas pris l’e-mail d’essai pour ${to}\u00a0: ${reasonOf(error)}`,
      advice: ADVICE.get(failure) ?? 'Vérifiez SMTP_URL, MAIL_FROM et MAIL_TO.',
    };
  }
}

/** The part after the `@` of an address that has been checked. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** The answer of the mail server in one line. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line;
}
