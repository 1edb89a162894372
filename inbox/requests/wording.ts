/** Where requests come from, in what the agency exports. */
import type { RequestKind } from '../kinds.ts';

export const KIND_LABELS: Readonly<Record<RequestKind, string>> = {
  'contact-request': 'Demande de la page d’accueil',
  'contact-message': 'Message de la page contact',
  'short-application': 'Candidature spontanée',
  'job-application': 'Candidature à une offre',
  comment: 'Commentaire',
  'newsletter-subscription': 'Inscription à la newsletter',
};
