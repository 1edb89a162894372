import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { seoFields } from './seo-fields.ts';

/** content-pages §2, /blog/{slug}: three static reader testimonials. */
const READERS = 3;

/** What the blog says around its posts: content-pages §2. One document, whose id is its type. */
export const blog = defineType({
  name: 'blog',
  title: 'Blog',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    { name: 'list', title: 'Liste', default: true },
    { name: 'readers', title: 'Lecteurs' },
    { name: 'call', title: 'Appel' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    defineField({
      name: 'introduction',
      title: 'Accroche',
      description: 'À côté du mot « Blog » : ce que l’on y trouve, en deux phrases.',
      type: 'text',
      rows: 3,
      group: 'list',
      validation: (rule) => [
        rule.required().error('Écrivez l’accroche.'),
        rule.max(160).error('Cent soixante caractères au plus.'),
      ],
    }),
    defineField({
      name: 'readersTitle',
      title: 'Titre des lecteurs',
      description: 'Sous chaque article, au-dessus de ce que disent les lecteurs.',
      type: 'string',
      group: 'readers',
      validation: (rule) => rule.max(60).error('Soixante caractères au plus.'),
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
    defineField({
      name: 'callTitle',
      title: 'Titre de l’appel',
      description: 'La question posée à qui a lu jusqu’au bout.',
      type: 'string',
      group: 'call',
      validation: (rule) => rule.max(60).error('Soixante caractères au plus.'),
    }),
    defineField({
      name: 'callText',
      title: 'Texte de l’appel',
      description: 'Ce qui se passe quand on écrit. Le bouton mène au formulaire de l’accueil.',
      type: 'text',
      rows: 2,
      group: 'call',
      validation: (rule) => rule.max(200).error('Deux cents caractères au plus.'),
    }),
    ...seoFields('seo'),
  ],
  preview: { prepare: () => ({ title: 'Blog' }) },
});
