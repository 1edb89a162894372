import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_LEGAL } from '../first-texts.ts';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';

function legalField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'legalText',
    group: name,
  });
}

/** The texts of /legal (shell-2.138 in test/specification.md). One document, whose id is its type. */
export const legal = defineType({
  name: 'legal',
  title: TYPES.legal.title,
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
    textField({
      name: 'title',
      title: 'Grand titre',
      description: 'Une phrase, sans point final : le site le dessine.',
      group: 'head',
      first: FIRST_LEGAL.title,
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'introduction',
      title: 'Introduction',
      description: 'Ce que l’on trouve sur la page, en deux phrases.',
      rows: 3,
      group: 'head',
    }),
    textField({
      name: 'version',
      title: 'Version',
      description: 'Change avec chaque modification des textes : « 1.2 ».',
      group: 'head',
    }),
    defineField({
      name: 'effectiveDate',
      title: 'En vigueur depuis',
      description: 'Le jour où cette version s’applique.',
      type: 'date',
      group: 'head',
    }),
    legalField(
      'legalNotice',
      'Mentions légales',
      'Qui publie le site, qui l’héberge, à qui sont les images.',
    ),
    textField({
      name: 'cndpNumber',
      title: 'Numéro de déclaration à la CNDP',
      description:
        'Le récépissé de la CNDP, tel qu’il est écrit. La page l’affiche en tête de la politique de confidentialité. Sans lui, le site ne doit pas recevoir de vrais visiteurs.',
      group: 'privacyPolicy',
      rules: (rule) =>
        rule
          .required()
          .warning(
            'Déclarez les traitements à la CNDP et saisissez le numéro avant d’ouvrir le site.',
          ),
    }),
    legalField(
      'privacyPolicy',
      'Politique de confidentialité',
      'Ce que deviennent les données des visiteurs, et leurs droits (loi 09-08).',
    ),
    legalField(
      'termsOfSale',
      'Conditions générales de vente',
      'Prix, paiement, délais, garantie. Les délais ne doivent pas contredire les questions fréquentes.',
    ),
    legalField(
      'cookiePolicy',
      'Politique de cookies',
      'Ce que le navigateur garde. À revoir chaque fois qu’un outil de mesure est branché.',
    ),
    ...seoFields('seo', undefined, TYPES.legal.page.alsoCalled),
  ],
  preview: {
    select: { subtitle: 'version' },
    prepare: ({ subtitle }) => ({
      title: 'Informations légales',
      subtitle: `Version ${subtitle ?? ''}`,
    }),
  },
});
