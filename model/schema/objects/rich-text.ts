import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { readLink } from '../../../packages/kit/network/read-link.ts';
import { ALT_MAX_LENGTH, SHOWN_SHAPES } from '../described-image.ts';
import { textField } from '../text-field.ts';

/** Anything else (`javascript:`, `data:`…) would run in the visitor's browser when clicked. */
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

const NO_LINK = 'L’adresse commence par https://, mailto:, tel: ou par une barre oblique.';

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
            fields: [
              defineField({
                name: 'href',
                title: 'Adresse',
                description:
                  'Une page du site (« /services »), une adresse complète (https), un e-mail (mailto:) ou un téléphone (tel:).',
                type: 'url',
                validation: (rule) => [
                  rule.required().error('Indiquez l’adresse du lien.'),
                  rule
                    .uri({ allowRelative: true, scheme: LINK_SCHEMES })
                    .custom((written) => !written || Boolean(readLink(written)) || NO_LINK)
                    .error(NO_LINK),
                ],
              }),
            ],
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
