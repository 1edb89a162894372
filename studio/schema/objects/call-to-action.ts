import { defineField, defineType } from '@sanity/types';

/** content-pages §3, service.cta: title, subtitle, buttonText. */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Appel à l’action',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Titre',
      description: 'Une question ou une invitation : « Un film en tête ? ».',
      type: 'string',
      validation: (rule) => rule.required().error('Donnez un titre à l’appel.'),
    }),
    defineField({
      name: 'subtitle',
      title: 'Sous-titre',
      description: 'Ce qui se passe après le clic : « Un devis détaillé, poste par poste ».',
      type: 'string',
    }),
    defineField({
      name: 'buttonText',
      title: 'Texte du bouton',
      description: 'Un verbe et un objet : « Demander un devis ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Donnez un texte au bouton.'),
        rule.max(30).error('Trente caractères au plus.'),
      ],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'buttonText' } },
});
