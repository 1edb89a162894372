import { ComposeIcon } from '@sanity/icons/Compose';
import { defineField, defineType } from '@sanity/types';
import { asWritten } from './as-written.ts';
import { describedImage } from './described-image.ts';
import { drawnCover } from './drawn-cover.ts';
import { appearance, listNote } from './list-note.ts';
import { FOLDERS } from './page-address.ts';
import { relatedField } from './related-field.ts';
import { seoFields } from './seo-fields.ts';
import { slugField } from './slug-field.ts';
import { stringList } from './string-list.ts';
import { textField } from './text-field.ts';
import { TYPE_TITLES } from './type-titles.ts';

/** The category chips of /blog (pages-2.81 in test/specification.md), 'Tous' being the absence of a choice. */
const BLOG_CATEGORIES = ['Marketing', 'Vidéo', 'SEO', 'Contenu', 'Publicité', 'E-commerce'];

/** The most related posts (pages-9.13 in test/specification.md). */
const RELATED_POSTS_MAX = 3;

/** A blog post, at /blog/{slug}: its fields are pages-3.01 in test/specification.md. */
export const blogPost = defineType({
  name: 'blogPost',
  title: TYPE_TITLES.blogPost,
  type: 'document',
  icon: ComposeIcon,
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
    { ...slugField('title', FOLDERS.blogPost), group: 'content' },
    textField({
      name: 'excerpt',
      title: 'Chapô',
      description:
        'Deux phrases qui donnent envie de lire la troisième. Lu dans les listes et sous le titre.',
      rows: 3,
      group: 'content',
      required: 'Écrivez un chapô.',
      max: [240, 'Deux cent quarante caractères au plus.'],
    }),
    defineField({
      name: 'content',
      title: 'Texte',
      description: 'Le corps de l’article. Un intertitre toutes les trois ou quatre idées.',
      type: 'richText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Écrivez l’article.'),
    }),
    textField({
      name: 'category',
      title: 'Rubrique',
      description: 'Une seule : c’est elle que filtrent les boutons du blog.',
      group: 'content',
      options: { list: asWritten(BLOG_CATEGORIES) },
      required: 'Choisissez une rubrique.',
    }),
    stringList({
      name: 'tags',
      title: 'Étiquettes',
      description: 'Deux à cinq mots-clés. Ils rapprochent les articles entre eux.',
      group: 'content',
      layout: 'tags',
    }),
    describedImage({
      name: 'coverImage',
      title: 'Couverture',
      description: 'Horizontale. Sans elle, une couverture est dessinée.',
      group: 'media',
    }),
    textField({
      name: 'author',
      title: 'Signature',
      description: 'Prénom et nom de la personne qui a écrit l’article.',
      group: 'publishing',
      initialValue: (_, { currentUser }) => currentUser?.name ?? '',
      required: 'Qui signe l’article ?',
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
      by: [{ field: 'category', direction: 'asc' }],
    },
  ],
  preview: {
    select: {
      title: 'title',
      category: 'category',
      publishDate: 'publishDate',
      slug: 'slug',
      picture: 'coverImage',
    },
    prepare: ({ title, category, publishDate, slug, picture }) => ({
      title,
      subtitle: listNote(appearance(publishDate, 'day'), category),
      media: picture?.asset ? picture : drawnCover(slug),
    }),
  },
});
