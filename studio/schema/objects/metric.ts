import { TrendUpwardIcon } from '@sanity/icons/TrendUpward';
import { defineField, defineType } from '@sanity/types';

/** content-pages §3: a measured result of a case study. The page says results are measured over 6 months. */
export const metric = defineType({
  name: 'metric',
  title: 'Chiffre mesuré',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Valeur',
      description:
        'Telle qu’elle sera lue : « ×2 », « +64 % », « 1,4 s ». Le compteur anime le nombre.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Indiquez la valeur.'),
        rule.max(12).error('Douze caractères au plus : la valeur s’affiche en très grand.'),
      ],
    }),
    defineField({
      name: 'label',
      title: 'Ce qui est mesuré',
      description: 'Quelques mots, en minuscules : « panier moyen ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Dites ce qui est mesuré.'),
        rule.max(40).error('Quarante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Précision',
      description: 'D’où vient le chiffre, entre quelles dates, comparé à quoi.',
      type: 'string',
      validation: (rule) => rule.max(120).error('Cent vingt caractères au plus.'),
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
});
