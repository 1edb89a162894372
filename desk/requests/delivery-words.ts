/** The outcome of a delivery, in words for people who have never heard of SMTP. */

import type { Channel, Failure, RequestDetail } from '../../inbox/contract/requests.ts';
import { GIVE_UP_AFTER } from '../../inbox/forms/lifetimes.ts';
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';

type Delivery = RequestDetail['deliveries'][number];

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  'agency-mail': 'E-mail à l’agence',
  'sender-mail': 'Accusé de réception',
  'confirmation-mail': 'E-mail de confirmation',
  'already-subscribed-mail': 'E-mail «\u00a0adresse déjà inscrite\u00a0»',
  'reminder-mail': 'Rappel à l’agence',
  'team-reminder-mail': 'Rappel à toute l’équipe',
  'withdrawal-mail': 'Confirmation du retrait',
  'answer-mail': 'Réponse',
  'comment-answer-mail': 'E-mail «\u00a0nous avons répondu\u00a0»',
  'assignment-mail': 'Demande confiée',
  'mention-mail': 'Mention dans une note',
  'follow-up-mail': 'Rappel personnel',
  'issue-mail': 'Lettre',
  webhook: 'Tableau de suivi (webhook)',
  'signed-webhook': 'Webhook',
};

export function channelName(channel: string): string {
  return named(CHANNEL_NAMES, channel) ?? channel;
}

export const DELIVERY_STATES: Readonly<Record<Delivery['state'], string>> = {
  pending: 'En attente',
  leased: 'Envoi en cours',
  withheld: 'Retenu',
  sent: 'Envoyé',
  written: 'Écrit dans un dossier',
  failed: 'Échec',
};

const MEANINGS: Readonly<Record<Failure, string>> = {
  recipient_refused:
    'Le serveur de messagerie refuse cette adresse\u00a0: elle n’existe pas ou n’existe plus. Cherchez une faute de frappe, ou appelez la personne.',
  recipient_gone:
    'Cette personne ne fait plus partie de l’équipe, ou ne s’occupe plus de ces demandes. Confiez la demande à une autre.',
  message_refused:
    'Le serveur de messagerie a refusé le contenu du message, souvent à cause d’un filtre. Écrivez directement à la personne.',
  expired: `Le serveur n’a pas accepté le message pendant ${spokenDuration(GIVE_UP_AFTER)}. S’il fonctionne de nouveau, relancez l’envoi.`,
  sender_refused:
    'Le serveur n’accepte pas notre adresse d’envoi\u00a0: un réglage à corriger (MAIL_FROM). Les envois reprennent ensuite seuls.',
  authentication_failed:
    'Le serveur refuse le mot de passe du site\u00a0: un réglage à corriger (SMTP_URL). Les envois reprennent ensuite seuls.',
  server_not_found: 'Le serveur de messagerie est introuvable. Le site réessaie seul.',
  connection_refused: 'Le serveur de messagerie est arrêté. Le site réessaie seul.',
  connection_timeout: 'Le serveur de messagerie ne répond pas. Le site réessaie seul.',
  connection_lost: 'La liaison a été coupée pendant l’envoi. Le site réessaie seul.',
  tls_failed: 'La liaison chiffrée avec le serveur a échoué. Le site réessaie seul.',
  temporarily_refused: 'Le serveur demande de patienter. Le site réessaie seul.',
  folder_unwritable: 'Le dossier des e-mails ne peut pas être écrit sur le serveur du site.',
  webhook_refused:
    'Le tableau de suivi refuse ces données. Son adresse ou son script est à vérifier, puis relancez l’envoi.',
  webhook_unavailable: 'Le tableau de suivi est en panne. Le site réessaie seul.',
  webhook_unreachable: 'Le tableau de suivi est injoignable. Le site réessaie seul.',
  webhook_timeout: 'Le tableau de suivi n’a pas répondu à temps. Le site réessaie seul.',
  receiver_refused: 'Le destinataire a reçu l’envoi et l’a refusé. Sa réponse dit pourquoi.',
  receiver_unreachable: 'Le destinataire est injoignable : adresse fausse, ou serveur arrêté.',
  receiver_timeout: 'Le destinataire n’a pas répondu en quinze secondes.',
  receiver_not_public:
    'Cette adresse mène à un réseau privé : le site n’envoie qu’à des adresses publiques.',
  receiver_gone: 'Le destinataire a répondu qu’il n’existe plus (410).',
  receiver_off: 'Le webhook a été arrêté avant que l’envoi ne parte.',
  no_longer_wanted: 'L’envoi a été arrêté, ou la personne s’est désinscrite avant.',
  unreadable_request:
    'Cette version du site ne sait pas écrire cet e-mail. La demande, elle, est bien conservée.',
};

/** The meaning of a failure; undefined when there was none. */
export function failureMeaning({ failure }: Pick<Delivery, 'failure'>): string | undefined {
  if (!failure) return undefined;
  return named(MEANINGS, failure) ?? `L’envoi n’a pas abouti (${failure}).`;
}

/** The service may be newer than this screen, and say something that has no words here yet. */
function named(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
