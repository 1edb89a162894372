import { PlayIcon } from '@sanity/icons/Play';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { CHAPTERS } from '../blocks.ts';
import { TYPES } from '../document-types.ts';
import { PALETTE_TITLES } from '../motifs.ts';
import { describedImage } from './described-image.ts';
import { documentField } from './document-field.ts';
import { coverSelection, drawnCover, motifField } from './drawn-cover.ts';
import { appearance, listNote } from './list-note.ts';
import { radio } from './radio.ts';
import { sectionsField } from './sections-field.ts';
import { seoFields } from './seo-fields.ts';
import { slugField } from './slug-field.ts';
import { stringList } from './string-list.ts';
import { textField } from './text-field.ts';
import { nameOrTyped } from './typed-text.ts';

/** A case study, at /work/{slug}: its fields are pages-3.05 in test/specification.md. */
export const portfolio = defineType({
  name: 'portfolio',
  title: TYPES.portfolio.title,
  type: 'document',
  icon: PlayIcon,
  // Optional objects start undefined: initial values of their fields would make them incomplete instead of absent.
  initialValue: { video: undefined, testimonial: undefined },
  groups: [
    { name: 'content', title: 'Contenu', default: true },
    { name: 'story', title: 'Récit' },
    { name: 'chapters', title: 'Chapitres' },
    { name: 'media', title: 'Médias' },
    { name: 'results', title: 'Résultats' },
    { name: 'publishing', title: 'Publication' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description:
        'Le titre du projet, pas le nom du client : « Une boutique qui tient dans la main ».',
      group: 'content',
      required: 'Donnez un titre au projet.',
      max: [70, 'Soixante-dix caractères au plus : le titre s’affiche en très grand.'],
    }),
    { ...slugField('title', TYPES.portfolio.folder), group: 'content' },
    textField({
      name: 'summary',
      title: 'Résumé',
      description: 'Une ou deux phrases, lues dans les listes et dans la recherche.',
      rows: 3,
      group: 'content',
      max: [200, 'Deux cents caractères au plus.'],
    }),
    textField({
      name: 'description',
      title: 'Présentation',
      description: 'Le paragraphe d’ouverture de l’étude : qui est le client, ce qu’il voulait.',
      rows: 5,
      group: 'content',
    }),
    stringList({
      name: 'tags',
      title: 'Étiquettes',
      description:
        '« Reels » range le projet dans la grille verticale, « YouTube » dans « Projets Phares ». Les autres servent à la recherche et aux services liés.',
      group: 'content',
      layout: 'tags',
    }),
    documentField({
      name: 'client',
      title: 'Client',
      description: 'L’entreprise pour qui le projet a été fait.',
      group: 'content',
      to: 'client',
    }),
    textField({
      name: 'timeline',
      title: 'Durée',
      description: 'Du premier rendez-vous à la livraison : « 11 semaines ».',
      group: 'content',
    }),
    stringList({
      name: 'role',
      title: 'Nos rôles',
      description: 'Ce que l’agence a fait : « Tournage », « Développement ». Un métier par ligne.',
      group: 'content',
    }),
    textField({
      name: 'problem',
      title: 'Le défi',
      description:
        'Ce qui n’allait pas avant. Des faits, un chiffre si possible. Une ligne vide sépare deux paragraphes.',
      rows: 8,
      group: 'story',
    }),
    textField({
      name: 'solution',
      title: 'La solution',
      description: 'Ce que vous avez fait, et pourquoi. Une ligne vide sépare deux paragraphes.',
      rows: 10,
      group: 'story',
    }),
    sectionsField('chapters', {
      kinds: CHAPTERS,
      title: 'Chapitres',
      description:
        'Entre le récit et les chiffres, de haut en bas\u00a0: des écrans, un avant et après, une planche, un graphique. Faites glisser un chapitre pour le déplacer\u00a0; l’œil le masque.',
    }),
    defineField({
      name: 'credits',
      title: 'Générique',
      description: 'Qui a fait quoi, à la fin de l’étude\u00a0: un métier par ligne.',
      type: 'array',
      group: 'chapters',
      of: [defineArrayMember({ type: 'credit' })],
    }),
    stringList({
      name: 'techStack',
      title: 'Technologies',
      description: 'Outils et techniques, du plus important au moins important.',
      group: 'story',
    }),
    defineField({
      name: 'projectUrl',
      title: 'Adresse du projet',
      description: 'Facultative : le site en ligne, avec https://.',
      type: 'url',
      group: 'story',
      validation: (rule) =>
        rule.uri({ scheme: ['https', 'http'] }).error('L’adresse commence par https://.'),
    }),
    defineField({
      name: 'githubUrl',
      title: 'Adresse du code',
      description: 'Facultative : le dépôt public, s’il y en a un.',
      type: 'url',
      group: 'story',
      validation: (rule) =>
        rule.uri({ scheme: ['https'] }).error('L’adresse commence par https://.'),
    }),
    describedImage({
      name: 'coverImage',
      title: 'Couverture',
      description:
        'En haut de l’étude et dans les listes. Verticale pour un Reel, horizontale sinon. Sans elle, une couverture est dessinée.',
      group: 'media',
    }),
    motifField('portfolio', 'media'),
    textField({
      name: 'palette',
      title: 'Couleurs',
      description:
        'Celles que porte la page de l’étude\u00a0: bande des chiffres, graphiques, filets. Sans choix, ce sont celles de sa couverture dessinée.',
      group: 'media',
      options: radio(PALETTE_TITLES),
    }),
    defineField({
      name: 'video',
      title: 'Vidéo',
      description: 'Facultative. Elle remplace la couverture en haut de l’étude.',
      type: 'video',
      group: 'media',
    }),
    defineField({
      name: 'gallery',
      title: 'Galerie',
      description: 'Images et vidéos courtes, dans l’ordre où elles seront vues.',
      type: 'array',
      group: 'media',
      of: [defineArrayMember({ type: 'galleryItem' })],
    }),
    stringList({
      name: 'results',
      title: 'Résultats',
      description: 'Une phrase par résultat, la plus forte en premier.',
      group: 'results',
    }),
    defineField({
      name: 'metrics',
      title: 'Chiffres mesurés',
      description:
        'Trois chiffres au plus, mesurés sur six mois. Le premier est celui de la page d’accueil, si elle montre le projet.',
      type: 'array',
      group: 'results',
      of: [defineArrayMember({ type: 'metric' })],
      validation: (rule) => rule.max(4).warning('Au-delà de quatre chiffres, aucun n’est retenu.'),
    }),
    defineField({
      name: 'testimonial',
      title: 'Témoignage',
      description: 'Ce que le client en dit.',
      type: 'testimonial',
      group: 'results',
    }),
    defineField({
      name: 'publishDate',
      title: 'Date de livraison',
      description:
        'Elle classe les projets, du plus récent au plus ancien. Dans le futur, le projet reste caché jusque-là.',
      type: 'datetime',
      options: { dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm' },
      group: 'publishing',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required().error('Indiquez la date de livraison.'),
    }),
    defineField({
      name: 'featured',
      title: 'À la une',
      description:
        'Le projet porte la mention « À la une » dans Travaux. Ceux de la page d’accueil se choisissent dans le document Accueil.',
      type: 'boolean',
      group: 'publishing',
      initialValue: false,
    }),
    textField({
      name: 'status',
      title: 'État',
      description: 'Un projet archivé reste ici mais disparaît du site.',
      group: 'publishing',
      options: radio({ published: 'Publié', archived: 'Archivé' }),
      initialValue: 'published',
      required: 'Choisissez un état.',
    }),
    ...seoFields('seo'),
  ],
  orderings: [
    {
      title: 'Livraison, récente d’abord',
      name: 'publishDateDesc',
      by: [{ field: 'publishDate', direction: 'desc' }],
    },
    { title: 'Client, A à Z', name: 'clientAsc', by: [{ field: 'client.name', direction: 'asc' }] },
  ],
  preview: {
    select: {
      ...coverSelection('portfolio'),
      client: 'client.name',
      typedClient: 'client',
      status: 'status',
      publishDate: 'publishDate',
      picture: 'coverImage',
    },
    prepare: ({ client, typedClient, status, publishDate, picture, ...selected }) => ({
      title: selected.title,
      subtitle: listNote(
        status === 'archived' ? 'Archivé' : appearance(publishDate, 'month'),
        nameOrTyped(client, typedClient),
      ),
      media: picture?.asset ? picture : drawnCover('portfolio', selected),
    }),
  },
});
