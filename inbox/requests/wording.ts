/** The words of `words.ts` as the agency reads them. */
import type { SubscriptionState } from '../database.ts';
import type { RequestKind } from '../kinds.ts';
import type { Stage, Status } from './words.ts';

export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  new: 'Nouveau',
  in_progress: 'En cours',
  answered: 'Répondu',
  closed: 'Clos',
};

export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  received: 'Reçue',
  shortlisted: 'Présélection',
  interview: 'Entretien',
  offer: 'Offre',
  hired: 'Embauche',
  rejected: 'Refus',
};

export const KIND_LABELS: Readonly<Record<RequestKind, string>> = {
  'contact-request': 'Demande de la page d’accueil',
  'contact-message': 'Message de la page contact',
  'short-application': 'Candidature spontanée',
  'job-application': 'Candidature à une offre',
  comment: 'Commentaire',
  'newsletter-subscription': 'Inscription à la newsletter',
};

export const SUBSCRIPTION_LABELS: Readonly<Record<SubscriptionState, string>> = {
  pending: 'À confirmer',
  confirmed: 'Inscrite',
  unsubscribed: 'Désinscrite',
};
