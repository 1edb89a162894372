/** The parts of an article beside its text; films are in `video.ts`. */
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { ImagesIcon } from '@sanity/icons/Images';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { LinkIcon } from '@sanity/icons/Link';
import { RemoveIcon } from '@sanity/icons/Remove';
import { defineField, defineType } from '@sanity/types';
import { BLOCKS } from '../../blocks.ts';
import { embedField, siteOfEmbed } from '../embed-field.ts';
import { linkField } from '../link-field.ts';
import { picturesField } from '../pictures-field.ts';
import { textField } from '../text-field.ts';

export const articleButton = defineType({
  name: 'articleButton',
  title: 'Bouton',
  type: 'object',
  icon: LinkIcon,
  fields: [
    textField({
      name: 'action',
      title: 'Bouton',
      description: 'Un verbe et un objet\u00a0: «\u00a0Demander un devis\u00a0».',
      required: 'Écrivez ce que dit le bouton.',
      max: [30, 'Trente caractères au plus.'],
    }),
    linkField({ name: 'href', required: 'Indiquez où mène le bouton.' }),
  ],
  preview: { select: { title: 'action', subtitle: 'href' } },
});

export const articleNote = defineType({
  name: 'articleNote',
  title: 'Encadré',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Facultatif\u00a0: «\u00a0À retenir\u00a0», «\u00a0Bon à savoir\u00a0».',
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une ligne vide sépare deux paragraphes.',
      rows: 4,
      required: 'Écrivez le texte de l’encadré.',
      max: [600, 'Six cents caractères au plus.'],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});

export const articleEmbed = defineType({
  name: 'articleEmbed',
  title: BLOCKS.embed.title,
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description:
        'Ce que l’on va voir ou entendre\u00a0: «\u00a0L’épisode\u00a012, sur les prix\u00a0».',
      required: 'Dites en quelques mots ce que l’on va voir.',
      max: [80, 'Quatre-vingts caractères au plus.'],
    }),
    embedField((rule) => rule.required().error('Collez une adresse.')),
  ],
  preview: {
    select: { title: 'title', url: 'url' },
    prepare: ({ title, url }) => ({ title, subtitle: siteOfEmbed(url) }),
  },
});

export const articleGallery = defineType({
  name: 'articleGallery',
  title: 'Galerie',
  type: 'object',
  icon: ImagesIcon,
  fields: [picturesField()],
  preview: {
    select: { media: 'pictures.0', title: 'pictures.0.alt' },
    prepare: ({ media, title }) => ({ title: 'Galerie', subtitle: title, media }),
  },
});

export const divider = defineType({
  name: 'divider',
  title: 'Séparation',
  type: 'object',
  icon: RemoveIcon,
  fields: [
    // The Studio requires at least one field in an object.
    defineField({
      name: 'isDivider',
      title: 'Séparation',
      description: 'Trois carreaux entre deux parties.',
      type: 'boolean',
      initialValue: true,
      hidden: true,
    }),
  ],
  preview: { prepare: () => ({ title: 'Séparation' }) },
});
