import { defineArrayMember, defineType } from '@sanity/types';
import { pictureMember } from '../described-image.ts';
import { linkField } from '../link-field.ts';

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
    pictureMember('Facultative, affichée sous l’image.'),
    defineArrayMember({ type: 'codeBlock' }),
    defineArrayMember({ type: 'table' }),
  ],
});
