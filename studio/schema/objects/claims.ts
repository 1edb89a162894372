import { defineType } from '@sanity/types';
import { FIRST_RESPONSE } from '../../../calendar/first-response.ts';
import { textField } from '../text-field.ts';

/**
 * The agency's claims (shell-9.19 in test/specification.md): one value each, read by every page that states it. Only the
 * promised response time starts with a value: the others tell what an agency has done.
 */
const CLAIMS = [
  {
    name: 'projects',
    title: 'Projets livrés',
    description: 'Lu sur l’accueil, À propos et Travaux.',
  },
  {
    name: 'satisfaction',
    title: 'Satisfaction',
    description: 'Lu sur l’accueil et À propos.',
  },
  {
    name: 'companies',
    title: 'Entreprises qui nous font confiance',
    description: 'Lu sur l’accueil, au-dessus des logos.',
  },
  {
    name: 'response',
    title: 'Délai de réponse garanti',
    description: 'Lu partout où l’on peut écrire à l’agence.',
    first: FIRST_RESPONSE,
  },
  {
    name: 'years',
    title: 'Années d’expérience',
    description: 'Lu sur l’accueil et Travaux.',
  },
];

export const claims = defineType({
  name: 'claims',
  title: 'Chiffres de l’agence',
  type: 'object',
  options: { columns: 2 },
  fields: CLAIMS.map((claim) =>
    textField({
      ...claim,
      required: 'Ce chiffre est affiché sur le site : il ne peut pas être vide.',
      max: [8, 'Huit caractères au plus.'],
    }),
  ),
});
