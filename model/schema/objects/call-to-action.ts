import { defineType } from '@sanity/types';
import { FIRST_SERVICE_CALL } from '../../first-texts.ts';
import { textField } from '../text-field.ts';

/** The call of a service: title, subtitle, buttonText (pages-3.12 in test/specification.md). */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Appel à l’action',
  type: 'object',
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Une question ou une invitation : « Un film en tête ? ».',
      first: FIRST_SERVICE_CALL['cta.title'],
    }),
    textField({
      name: 'subtitle',
      title: 'Sous-titre',
      description: 'Ce qui se passe après le clic : « Un devis détaillé, poste par poste ».',
    }),
    textField({
      name: 'buttonText',
      title: 'Texte du bouton',
      description: 'Un verbe et un objet : « Demander un devis ».',
      first: FIRST_SERVICE_CALL['cta.buttonText'],
      max: [30, 'Trente caractères au plus.'],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'buttonText' } },
});
