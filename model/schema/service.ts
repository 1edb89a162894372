import { PackageIcon } from '@sanity/icons/Package';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { describedImage } from './described-image.ts';
import { coverSelection, drawnCover, motifField } from './drawn-cover.ts';
import { listNote } from './list-note.ts';
import { radio } from './radio.ts';
import { relatedField } from './related-field.ts';
import { seoFields } from './seo-fields.ts';
import { slugField } from './slug-field.ts';
import { stringList } from './string-list.ts';
import { textField } from './text-field.ts';

/** The numbers of benefits, packages and related items (pages-9.13 to 9.16 in test/specification.md). */
const CARD_BENEFITS = 4;
const PACKAGE_COLUMNS = 3;
const RELATED_MAX = 3;

/** A service, at /services/{slug}: its fields are pages-3.09 to 3.12 in test/specification.md. */
export const service = defineType({
  name: 'service',
  title: TYPES.service.title,
  type: 'document',
  icon: PackageIcon,
  // Optional objects start undefined: initial values of their fields would make them incomplete instead of absent.
  initialValue: { video: undefined },
  groups: [
    { name: 'content', title: 'Contenu', default: true },
    { name: 'offer', title: 'Formules' },
    { name: 'method', title: 'Méthode' },
    { name: 'proof', title: 'Preuves' },
    { name: 'publishing', title: 'Publication' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Le nom du service : « Production vidéo ».',
      group: 'content',
      required: 'Donnez un titre au service.',
      max: [50, 'Cinquante caractères au plus.'],
    }),
    { ...slugField('title', TYPES.service.folder), group: 'content' },
    textField({
      name: 'subtitle',
      title: 'Sous-titre',
      description:
        'Une promesse en une phrase : « Un site rapide, que l’on trouve et que l’on comprend. »',
      group: 'content',
      max: [90, 'Quatre-vingt-dix caractères au plus.'],
    }),
    textField({
      name: 'outcome',
      title: 'Résultat pour le client',
      description: 'Ce qu’il aura à la fin et qu’il n’a pas aujourd’hui.',
      group: 'content',
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    textField({
      name: 'description',
      title: 'Description',
      description: 'Deux ou trois paragraphes. Une ligne vide les sépare.',
      rows: 8,
      group: 'content',
    }),
    stringList({
      name: 'benefits',
      title: 'Bénéfices',
      description: `Une phrase par bénéfice. Les ${CARD_BENEFITS} premiers figurent sur la carte du service.`,
      group: 'content',
    }),
    textField({
      name: 'category',
      title: 'Choix du formulaire',
      description:
        'Le sujet présélectionné dans le formulaire de contact quand on vient de cette page, écrit comme dans la page Contact. Vide, c’est le titre du service, sinon « Autre ».',
      group: 'content',
    }),
    describedImage({
      name: 'coverImage',
      title: 'Image',
      description:
        'Facultative. Elle remplace le dessin partout : la page, les listes, les partages.',
      group: 'content',
    }),
    motifField('service', 'content'),
    defineField({
      name: 'packages',
      title: 'Formules',
      description: `${PACKAGE_COLUMNS} formules au plus, de la plus simple à la plus complète. Le prix de la première est le prix « à partir de ».`,
      type: 'array',
      group: 'offer',
      of: [defineArrayMember({ type: 'servicePackage' })],
      validation: (rule) =>
        rule
          .max(PACKAGE_COLUMNS)
          .error(`${PACKAGE_COLUMNS} formules au plus : la page a ${PACKAGE_COLUMNS} colonnes.`),
    }),
    defineField({
      name: 'noPopularPackage',
      title: 'Sans mention « Plus populaire »',
      description:
        'Désactivé, la mention va à la deuxième formule si vous n’en avez coché aucune. Une formule cochée « La plus demandée » la porte toujours.',
      type: 'boolean',
      group: 'offer',
      // A new service has no mark unless its agency chooses one; older services keep the automatic mark.
      initialValue: true,
    }),
    defineField({
      name: 'faqs',
      title: 'Questions fréquentes',
      description: 'Celles que l’on vous pose vraiment avant de signer.',
      type: 'array',
      group: 'offer',
      of: [defineArrayMember({ type: 'faq' })],
    }),
    defineField({
      name: 'cta',
      title: 'Appel à l’action',
      description: 'Le bandeau de fin de page et la barre qui suit le défilement.',
      type: 'callToAction',
      group: 'offer',
    }),
    defineField({
      name: 'process',
      title: 'Étapes',
      description: 'Comment se déroule la mission, du premier rendez-vous à la livraison.',
      type: 'array',
      group: 'method',
      of: [defineArrayMember({ type: 'processStep' })],
    }),
    textField({
      name: 'proofStat',
      title: 'Chiffre de preuve',
      description:
        'Un chiffre vérifiable et sa source : « 1,4 s pour afficher la première page, mesuré en 4G ».',
      group: 'proof',
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    defineField({
      name: 'video',
      title: 'Film',
      description:
        'Facultatif. Un film qui montre le métier, sur la page du service. Celui du premier service mis en avant se voit aussi dans la dernière pièce de l’accueil, une fois posée. Restez alors sous 1,5 Mo.',
      type: 'video',
      group: 'proof',
    }),
    stringList({
      name: 'portfolioTags',
      title: 'Étiquettes des projets liés',
      description:
        'Les projets qui portent l’une de ces étiquettes s’affichent sur la page, trois au plus.',
      group: 'proof',
      layout: 'tags',
    }),
    relatedField({
      name: 'caseStudies',
      title: 'Projets choisis',
      description: 'Facultatif : des projets à montrer avant ceux que trouvent les étiquettes.',
      group: 'proof',
      to: ['portfolio', 'Étude de cas'],
      noun: 'projet',
      max: RELATED_MAX,
    }),
    defineField({
      name: 'testimonials',
      title: 'Témoignages',
      description: 'Des clients de ce service, et d’aucun autre.',
      type: 'array',
      group: 'proof',
      of: [defineArrayMember({ type: 'testimonial' })],
    }),
    relatedField({
      name: 'relatedServices',
      title: 'Services voisins',
      description: 'Ceux que l’on achète souvent ensemble, trois au plus.',
      group: 'proof',
      to: ['service', 'Service'],
      noun: 'service',
      max: RELATED_MAX,
    }),
    relatedField({
      name: 'relatedBlogPosts',
      title: 'Articles liés',
      description: 'Facultatif : des articles qui aident à décider, trois au plus.',
      group: 'proof',
      to: ['blogPost', 'Article'],
      noun: 'article',
      max: RELATED_MAX,
    }),
    defineField({
      name: 'featured',
      title: 'À la une',
      description: 'Les services à la une viennent en tête de liste.',
      type: 'boolean',
      group: 'publishing',
      initialValue: false,
    }),
    textField({
      name: 'status',
      title: 'État',
      description: 'Un service inactif reste ici mais disparaît du site.',
      group: 'publishing',
      options: radio({ active: 'Actif', inactive: 'Inactif' }),
      initialValue: 'active',
      required: 'Choisissez un état.',
    }),
    ...seoFields('seo'),
  ],
  orderings: [
    {
      title: 'Comme sur le site',
      name: 'asListed',
      by: [
        { field: 'featured', direction: 'desc' },
        { field: 'title', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: {
      ...coverSelection('service'),
      subtitle: 'subtitle',
      status: 'status',
      picture: 'coverImage',
    },
    prepare: ({ subtitle, status, picture, ...selected }) => ({
      title: selected.title,
      subtitle: listNote(status === 'inactive' && 'Inactif', subtitle),
      media: picture?.asset ? picture : drawnCover('service', selected),
    }),
  },
});
