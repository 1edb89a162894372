import { TrendUpwardIcon } from '@sanity/icons/TrendUpward';
import { defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

/** A measured result of a case study (pages-3.07 in test/specification.md), over 6 months by what the page says. */
export const metric = defineType({
  name: 'metric',
  title: 'Chiffre mesuré',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    textField({
      name: 'value',
      title: 'Valeur',
      description:
        'Telle qu’elle sera lue : « ×2 », « +64 % », « 1,4 s ». Le compteur anime le nombre.',
      required: 'Indiquez la valeur.',
      max: [12, 'Douze caractères au plus : la valeur s’affiche en très grand.'],
    }),
    textField({
      name: 'label',
      title: 'Ce qui est mesuré',
      description: 'Quelques mots, en minuscules : « panier moyen ».',
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'description',
      title: 'Précision',
      description: 'D’où vient le chiffre, entre quelles dates, comparé à quoi.',
      max: [120, 'Cent vingt caractères au plus.'],
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
});
