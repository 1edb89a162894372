import { defineType } from '@sanity/types';
import { AVERAGE, RETURNING, SATISFIED } from '../../figures.ts';
import { textField } from '../text-field.ts';

/** The figures beside the testimonials (shell-2.110 in test/specification.md); the fourth is a claim: `claims.ts`. */
const FIGURES = [
  {
    name: 'satisfied',
    title: 'Clients satisfaits',
    description: `Devant « ${SATISFIED} » : la part des clients satisfaits le jour de la livraison.`,
  },
  {
    name: 'average',
    title: 'Note moyenne',
    description: `Sur cinq, devant « ${AVERAGE} » : pas seulement ceux que vous montrez.`,
  },
  {
    name: 'returning',
    title: 'Clients qui reviennent',
    description: `Devant « ${RETURNING} » : la part des clients qui l’ont fait.`,
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
