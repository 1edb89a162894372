import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { ALT_MAX_LENGTH, SHOWN_SHAPES } from '../described-image.ts';
import { linkField } from '../link-field.ts';
import { textField } from '../text-field.ts';

/** A post's or legal text (pages-2.99 and 2.100 in test/specification.md); all in it has a component. */
export const richText = defineType({
  name: 'richText',
  title: 'Texte',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      title: 'Paragraphe',
      styles: [
        { title: 'Paragraphe', value: 'normal' },
        { title: 'Titre', value: 'h2' },
        { title: 'Sous-titre', value: 'h3' },
        { title: 'Petit titre', value: 'h4' },
        { title: 'Citation', value: 'blockquote' },
      ],
      lists: [
        { title: 'Liste à puces', value: 'bullet' },
        { title: 'Liste numérotée', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Gras', value: 'strong' },
          { title: 'Italique', value: 'em' },
          { title: 'Code', value: 'code' },
        ],
        annotations: [
          {
            name: 'link',
            title: 'Lien',
            type: 'object',
            fields: [linkField({ name: 'href', required: 'Indiquez l’adresse du lien.' })],
          },
        ],
      },
    }),
    defineArrayMember({
      type: 'image',
      title: 'Image',
      options: { hotspot: { previews: SHOWN_SHAPES } },
      fields: [
        defineField({
          name: 'alt',
          title: 'Description de l’image',
          description:
            'Dites en une phrase ce que l’on voit, pour les personnes qui ne voient pas l’image.',
          type: 'string',
          validation: (rule) => [
            rule.required().error('Décrivez l’image en une phrase.'),
            rule.max(ALT_MAX_LENGTH).warning(`Restez sous ${ALT_MAX_LENGTH} caractères.`),
          ],
        }),
        textField({
          name: 'caption',
          title: 'Légende',
          description: 'Facultative, affichée sous l’image.',
        }),
      ],
      preview: { select: { title: 'alt', subtitle: 'caption', media: 'asset' } },
    }),
    defineArrayMember({ type: 'codeBlock' }),
    defineArrayMember({ type: 'table' }),
  ],
});
