import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_BLOG, FIRST_COMMENTS } from '../first-texts.ts';
import { relatedField } from './related-field.ts';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';

/** The number of reader testimonials (pages-2.103 in test/specification.md). */
const READERS = 3;

/** A row of more buttons than this is not read. */
const CATEGORIES_MAX = 20;

/** A switch for what readers may do under an article, on until the agency decides. */
function switchField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'boolean',
    group: 'comments',
    initialValue: true,
  });
}

/** The texts of the blog around its posts (pages-2.80 to 2.110 in test/specification.md). One document. */
export const blog = defineType({
  name: 'blog',
  title: TYPES.blog.title,
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'list', title: 'Liste', default: true },
    { name: 'readers', title: 'Lecteurs' },
    { name: 'comments', title: 'Commentaires' },
    { name: 'call', title: 'Appel' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Grand titre',
      description: 'Un mot : il est composé en très grand, en haut de la liste.',
      group: 'list',
      first: FIRST_BLOG.title,
      max: [24, 'Vingt-quatre caractères au plus : le titre tient sur une ligne.'],
    }),
    textField({
      name: 'introduction',
      title: 'Accroche',
      description: 'À côté du grand titre : ce que l’on y trouve, en deux phrases.',
      rows: 3,
      group: 'list',
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    textField({
      name: 'readersTitle',
      title: 'Titre des lecteurs',
      description: 'Sous chaque article, au-dessus de ce que disent les lecteurs.',
      group: 'readers',
      max: [60, 'Soixante caractères au plus.'],
    }),
    defineField({
      name: 'readers',
      title: 'Lecteurs',
      description: `Ce que ${READERS} lecteurs ont fait de leur lecture. Les mêmes sous tous les articles.`,
      type: 'array',
      group: 'readers',
      of: [defineArrayMember({ type: 'testimonial' })],
      validation: (rule) => rule.max(READERS).error(`${READERS} lecteurs au plus.`),
    }),
    switchField(
      'takesComments',
      'Commentaires',
      'Décochez pour n’en montrer aucun et n’en recevoir aucun. Ceux qui ont été reçus restent dans les demandes.',
    ),
    switchField(
      'takesLikes',
      'J’aime',
      'Le bouton à côté de chaque article, et son nombre. Décochez pour l’enlever.',
    ),
    textField({
      name: 'commentsText',
      title: 'Mot des commentaires',
      description: 'À côté de leur titre : ce dont on peut parler.',
      rows: 2,
      group: 'comments',
      first: FIRST_COMMENTS.commentsText,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    textField({
      name: 'commentSent',
      title: 'Remerciement',
      description: 'À la place du formulaire, quand un commentaire attend d’être validé.',
      rows: 2,
      group: 'comments',
      first: FIRST_COMMENTS.commentSent,
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    textField({
      name: 'callTitle',
      title: 'Titre de l’appel',
      description: 'La question posée à qui a lu jusqu’au bout.',
      group: 'call',
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'callText',
      title: 'Texte de l’appel',
      description: 'Ce qui se passe quand on écrit. Le bouton mène au formulaire de l’accueil.',
      rows: 2,
      group: 'call',
      max: [200, 'Deux cents caractères au plus.'],
    }),
    relatedField({
      name: 'categories',
      title: 'Ordre des rubriques',
      description:
        'L’ordre des boutons, après « Tous ». Une rubrique qui n’est pas ici vient après, par ordre alphabétique.',
      group: 'list',
      to: ['category', 'Rubrique'],
      noun: 'bouton',
      max: CATEGORIES_MAX,
    }),
    ...seoFields('seo', undefined, TYPES.blog.page.alsoCalled),
  ],
  preview: { prepare: () => ({ title: 'Blog' }) },
});
