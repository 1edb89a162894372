import { href } from 'react-router';

/** The parameter of the signature that lets a person in; without it the address is anybody's. */
export const TOKEN_PARAMETER = 'jeton';

/** Beginnings of the addresses that are one person's own: behind a link that they, or the agency, were sent. */
export const PERSONAL_PAGES = [
  href('/demande/:reference', { reference: '' }),
  href('/newsletter/confirmer'),
  href('/newsletter/desinscription'),
  href('/commentaires/moderation'),
];
