import { defineField, defineType } from '@sanity/types';
import { seoFields } from './seo-fields.ts';

/** The texts of the home page. One document, whose id is its type. */
export const home = defineType({
  name: 'home',
  title: 'Page d’accueil',
  type: 'document',
  groups: [
    { name: 'hero', title: 'Ouverture', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    defineField({
      name: 'heroTitle',
      title: 'Grand titre',
      description:
        'Une phrase, sans point final : le site le dessine. Un retour à la ligne ici est un retour à la ligne sur grand écran.',
      type: 'text',
      rows: 4,
      group: 'hero',
      validation: (rule) => [
        rule.required().error('Écrivez le grand titre.'),
        rule.max(80).error('Quatre-vingts caractères au plus : le titre occupe tout l’écran.'),
      ],
    }),
    defineField({
      name: 'heroText',
      title: 'Texte d’ouverture',
      description: 'Il dit que l’agence fait du marketing digital à Casablanca.',
      type: 'text',
      rows: 4,
      group: 'hero',
      validation: (rule) => [
        rule.required().error('Écrivez le texte d’ouverture.'),
        rule.max(260).error('Deux cent soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'heroPrimaryAction',
      title: 'Premier bouton',
      description: 'Il mène à la page Contact.',
      type: 'string',
      group: 'hero',
      initialValue: 'Parler à un expert',
      validation: (rule) => rule.required().max(30).error('Trente caractères au plus.'),
    }),
    defineField({
      name: 'heroSecondaryAction',
      title: 'Second bouton',
      description: 'Il mène à la page Travaux.',
      type: 'string',
      group: 'hero',
      initialValue: 'Voir le portfolio',
      validation: (rule) => rule.required().max(30).error('Trente caractères au plus.'),
    }),
    defineField({
      name: 'contactTitle',
      title: 'Titre du contact',
      description: 'Au-dessus des coordonnées, en bas de la page.',
      type: 'string',
      group: 'contact',
      validation: (rule) => rule.required().error('Écrivez le titre du contact.'),
    }),
    defineField({
      name: 'contactText',
      title: 'Promesse du formulaire',
      description: 'Au-dessus du formulaire. Ne promettez que le délai des chiffres de l’agence.',
      type: 'string',
      group: 'contact',
      validation: (rule) => rule.required().error('Écrivez la promesse du formulaire.'),
    }),
    ...seoFields('seo'),
  ],
  preview: {
    select: { subtitle: 'heroTitle' },
    prepare: ({ subtitle }) => ({ title: 'Page d’accueil', subtitle }),
  },
});
