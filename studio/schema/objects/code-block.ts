import { CodeBlockIcon } from '@sanity/icons/CodeBlock';
import { defineField, defineType } from '@sanity/types';

export const codeBlock = defineType({
  name: 'codeBlock',
  title: 'Extrait de code',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'language',
      title: 'Langage',
      description: 'Annoncé aux lecteurs d’écran et affiché au-dessus de l’extrait.',
      type: 'string',
      options: {
        list: [
          { title: 'Texte simple', value: 'text' },
          { title: 'HTML', value: 'html' },
          { title: 'CSS', value: 'css' },
          { title: 'JavaScript', value: 'javascript' },
          { title: 'JSON', value: 'json' },
        ],
      },
      initialValue: 'text',
    }),
    defineField({
      name: 'code',
      title: 'Code',
      description: 'Recopié tel quel : ni guillemets ni espaces ne sont retouchés.',
      type: 'text',
      rows: 8,
      validation: (rule) => rule.required().error('Collez le code.'),
    }),
  ],
  preview: { select: { title: 'code', subtitle: 'language' } },
});
