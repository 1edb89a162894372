import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { defineField, defineType } from '@sanity/types';
import { DRAWINGS, TYPEFACES } from '../../packages/drawings/brand/brand.ts';
import { TYPES } from '../document-types.ts';
import { radio } from './radio.ts';
import { transparentGround } from './transparent-ground.ts';

const LOGOS = 'image/svg+xml,image/png,image/webp';

/** The agency's look on the whole site. One document, whose id is its type; all fields are optional. */
export const brand = defineType({
  name: 'brand',
  title: TYPES.brand.title,
  type: 'document',
  icon: ColorWheelIcon,
  groups: [
    { name: 'colors', title: 'Couleurs', default: true },
    { name: 'shapes', title: 'Lettres et dessins' },
    { name: 'logo', title: 'Logo' },
  ],
  fields: [
    defineField({
      name: 'colors',
      title: 'Couleurs',
      description:
        'Sept couleurs, dont le site tire toutes les autres. Une couleur illisible est corrigée, et c’est dit ici ; un champ vide garde celle d’origine.',
      type: 'brandColors',
      group: 'colors',
    }),
    defineField({
      name: 'typefaces',
      title: 'Caractères',
      description: 'Ceux des titres, et ceux des textes.',
      type: 'string',
      group: 'shapes',
      options: radio(TYPEFACES),
    }),
    defineField({
      name: 'drawings',
      title: 'Dessins',
      description:
        'La famille des dessins, et l’ouverture de l’accueil : le zellige à côté des mots, ou un relief plus calme au-dessous.',
      type: 'string',
      group: 'shapes',
      options: radio(DRAWINGS),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      description:
        'Dans l’en-tête, à la place du signe du site. Un SVG ou un PNG sans fond, lisible en petit sur clair.',
      type: 'image',
      group: 'logo',
      options: { accept: LOGOS },
      validation: transparentGround,
    }),
    defineField({
      name: 'logoOnNight',
      title: 'Logo pour fond sombre',
      description:
        'Le même, en couleurs claires. Sans lui, le logo devient tout blanc là où le fond est sombre.',
      type: 'image',
      group: 'logo',
      options: { accept: LOGOS },
      validation: transparentGround,
    }),
  ],
  preview: { prepare: () => ({ title: TYPES.brand.title }) },
});
