import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { defineField, defineType } from '@sanity/types';
import { seoFields } from './seo-fields.ts';

function textField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'legalText',
    group: name,
    validation: (rule) => rule.required().error('Ce texte est obligatoire.'),
  });
}

/** The texts of /legal, site-shell §2. One document, whose id is its type. */
export const legal = defineType({
  name: 'legal',
  title: 'Informations légales',
  type: 'document',
  icon: InfoOutlineIcon,
  groups: [
    { name: 'head', title: 'Ouverture', default: true },
    { name: 'legalNotice', title: 'Mentions légales' },
    { name: 'privacyPolicy', title: 'Confidentialité' },
    { name: 'termsOfSale', title: 'Conditions de vente' },
    { name: 'cookiePolicy', title: 'Cookies' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Grand titre',
      description: 'Une phrase, sans point final : le site le dessine.',
      type: 'string',
      group: 'head',
      validation: (rule) => [
        rule.required().error('Écrivez le grand titre.'),
        rule.max(60).error('Soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'introduction',
      title: 'Introduction',
      description: 'Ce que l’on trouve sur la page, en deux phrases.',
      type: 'text',
      rows: 3,
      group: 'head',
      validation: (rule) => rule.required().error('Écrivez l’introduction.'),
    }),
    defineField({
      name: 'version',
      title: 'Version',
      description: 'Change avec chaque modification des textes : « 1.2 ».',
      type: 'string',
      group: 'head',
      validation: (rule) => rule.required().error('Numérotez la version.'),
    }),
    defineField({
      name: 'effectiveDate',
      title: 'En vigueur depuis',
      description: 'Le jour où cette version s’applique.',
      type: 'date',
      group: 'head',
      validation: (rule) => rule.required().error('Datez la version.'),
    }),
    textField(
      'legalNotice',
      'Mentions légales',
      'Qui publie le site, qui l’héberge, à qui sont les images.',
    ),
    textField(
      'privacyPolicy',
      'Politique de confidentialité',
      'Ce que deviennent les données des visiteurs, et leurs droits (loi 09-08).',
    ),
    textField(
      'termsOfSale',
      'Conditions générales de vente',
      'Prix, paiement, délais, garantie. Les délais ne doivent pas contredire les questions fréquentes.',
    ),
    textField(
      'cookiePolicy',
      'Politique de cookies',
      'Ce que le navigateur garde. À revoir chaque fois qu’un outil de mesure est branché.',
    ),
    ...seoFields('seo'),
  ],
  preview: {
    select: { subtitle: 'version' },
    prepare: ({ subtitle }) => ({
      title: 'Informations légales',
      subtitle: `Version ${subtitle ?? ''}`,
    }),
  },
});
