import { ComposeIcon } from '@sanity/icons/Compose';
import { defineField, defineType, type InitialValueResolverContext } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { describedImage } from './described-image.ts';
import { documentField } from './document-field.ts';
import { coverSelection, drawnCover, motifField } from './drawn-cover.ts';
import { appearance, listNote } from './list-note.ts';
import { relatedField } from './related-field.ts';
import { seoFields } from './seo-fields.ts';
import { slugField } from './slug-field.ts';
import { stringList } from './string-list.ts';
import { textField } from './text-field.ts';
import { holdsTypedText, nameOrTyped } from './typed-text.ts';

/** The most related posts (pages-9.13 in test/specification.md). */
const RELATED_POSTS_MAX = 3;

/** A blog post, at /blog/{slug}: its fields are pages-3.01 in test/specification.md. */
export const blogPost = defineType({
  name: 'blogPost',
  title: TYPES.blogPost.title,
  type: 'document',
  icon: ComposeIcon,
  initialValue: signedByWriter,
  groups: [
    { name: 'content', title: 'Contenu', default: true },
    { name: 'media', title: 'Médias' },
    { name: 'publishing', title: 'Publication' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Une promesse ou une question, sans jeu de mots obscur.',
      group: 'content',
      required: 'Donnez un titre à l’article.',
      max: [90, 'Quatre-vingt-dix caractères au plus.'],
    }),
    { ...slugField('title', TYPES.blogPost.folder), group: 'content' },
    textField({
      name: 'excerpt',
      title: 'Chapô',
      description:
        'Deux phrases qui donnent envie de lire la troisième. Lu dans les listes et sous le titre.',
      rows: 3,
      group: 'content',
      max: [240, 'Deux cent quarante caractères au plus.'],
    }),
    defineField({
      name: 'content',
      title: 'Texte',
      description: 'Le corps de l’article. Un intertitre toutes les trois ou quatre idées.',
      type: 'articleText',
      group: 'content',
      validation: (rule, context) => (holdsTypedText(context, 'content') ? [] : rule),
    }),
    documentField({
      name: 'category',
      title: 'Rubrique',
      description: 'Une seule : c’est elle que filtrent les boutons du blog.',
      group: 'content',
      to: 'category',
    }),
    stringList({
      name: 'tags',
      title: 'Étiquettes',
      description:
        'Deux à cinq mots-clés. Ils rapprochent les articles entre eux, et chacun a sa page, qui les réunit.',
      group: 'content',
      layout: 'tags',
    }),
    describedImage({
      name: 'coverImage',
      title: 'Couverture',
      description: 'Horizontale. Sans elle, une couverture est dessinée.',
      group: 'media',
    }),
    motifField('blogPost', 'media'),
    documentField({
      name: 'author',
      title: 'Signature',
      description: 'La personne qui a écrit l’article.',
      group: 'publishing',
      to: 'person',
    }),
    defineField({
      name: 'publishDate',
      title: 'Date de publication',
      description: 'Dans le futur, l’article reste caché jusque-là.',
      type: 'datetime',
      options: { dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm' },
      group: 'publishing',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required().error('Indiquez la date de publication.'),
    }),
    defineField({
      name: 'readTime',
      title: 'Temps de lecture, en minutes',
      description:
        'Facultatif\u00A0: sans lui, le site le calcule d’après le texte, à deux cents mots par minute.',
      type: 'number',
      group: 'publishing',
      validation: (rule) =>
        rule.integer().min(1).max(60).error('Un nombre entier de minutes, entre 1 et 60.'),
    }),
    defineField({
      name: 'featured',
      title: 'À la une',
      description: 'Affiché en grand en haut du blog.',
      type: 'boolean',
      group: 'publishing',
      initialValue: false,
    }),
    relatedField({
      name: 'relatedBlogPosts',
      title: 'À lire ensuite',
      description:
        'Facultatif, trois articles au plus. Sans choix, le site rapproche ceux qui partagent des étiquettes.',
      group: 'publishing',
      to: ['blogPost', 'Article'],
      noun: 'article',
      max: RELATED_POSTS_MAX,
    }),
    ...seoFields('seo'),
  ],
  orderings: [
    {
      title: 'Publication, récente d’abord',
      name: 'publishDateDesc',
      by: [{ field: 'publishDate', direction: 'desc' }],
    },
    {
      title: 'Rubrique, A à Z',
      name: 'categoryAsc',
      by: [{ field: 'category.name', direction: 'asc' }],
    },
  ],
  preview: {
    select: {
      ...coverSelection('blogPost'),
      category: 'category.name',
      typedCategory: 'category',
      publishDate: 'publishDate',
      picture: 'coverImage',
    },
    prepare: ({ category, typedCategory, publishDate, picture, ...selected }) => ({
      title: selected.title,
      subtitle: listNote(appearance(publishDate, 'day'), nameOrTyped(category, typedCategory)),
      media: picture?.asset ? picture : drawnCover('blogPost', selected),
    }),
  },
});

/** A new post is signed by the person who begins it, when the agency has a document of that name. */
async function signedByWriter(
  _: unknown,
  { currentUser, getClient }: InitialValueResolverContext,
): Promise<{ author?: { _type: 'reference'; _ref: string } }> {
  if (!currentUser?.name) return {};
  const id: unknown = await getClient({ apiVersion: '2025-02-19' }).fetch(
    '*[_type == "person" && lower(name) == lower($name) && !(_id in path("drafts.**"))][0]._id',
    { name: currentUser.name },
  );
  return typeof id === 'string' ? { author: { _type: 'reference', _ref: id } } : {};
}
