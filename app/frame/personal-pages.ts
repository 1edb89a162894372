import { href } from 'react-router';

/** Beginnings of the addresses that are one person's own: behind a link that they, or the agency, were sent. */
export const PERSONAL_PAGES = [
  href('/demande/:reference', { reference: '' }),
  href('/newsletter/confirmer'),
  href('/newsletter/desinscription'),
  href('/commentaires/moderation'),
];
