import { defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** The agency's claims (shell-9.19 in test/specification.md): one value each, read by every page that states it. */
const CLAIMS = [
  {
    name: 'projects',
    title: 'Projets livrés',
    description: 'Lu sur l’accueil, À propos et Travaux.',
    initialValue: '120+',
  },
  {
    name: 'satisfaction',
    title: 'Satisfaction',
    description: 'Lu sur l’accueil et À propos.',
    initialValue: '95%',
  },
  {
    name: 'companies',
    title: 'Entreprises qui nous font confiance',
    description: 'Lu sur l’accueil, au-dessus des logos.',
    initialValue: '150+',
  },
  {
    name: 'response',
    title: 'Délai de réponse garanti',
    description: 'Lu partout où l’on peut écrire à l’agence.',
    initialValue: '24h',
  },
  {
    name: 'years',
    title: 'Années d’expérience',
    description: 'Lu sur l’accueil et Travaux.',
    initialValue: '5+',
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
