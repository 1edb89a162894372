import { defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** The figures beside the testimonials (shell-2.110 in test/specification.md); the fourth is a claim: `claims.ts`. */
const FIGURES = [
  {
    name: 'satisfied',
    title: 'Clients satisfaits',
    description: 'Part des clients qui se disent satisfaits.',
  },
  {
    name: 'average',
    title: 'Note moyenne',
    description: 'Sur cinq.',
  },
  {
    name: 'returning',
    title: 'Clients qui reviennent',
    description: 'Part des clients qui confient un deuxième projet.',
  },
];

export const clientFigures = defineType({
  name: 'clientFigures',
  title: 'Chiffres des clients',
  type: 'object',
  options: { columns: 3 },
  fields: FIGURES.map((figure) =>
    textField({
      ...figure,
      max: [8, 'Huit caractères au plus.'],
    }),
  ),
});
