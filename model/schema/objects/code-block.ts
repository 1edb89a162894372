import { CodeBlockIcon } from '@sanity/icons/CodeBlock';
import { defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

export const codeBlock = defineType({
  name: 'codeBlock',
  title: 'Extrait de code',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    textField({
      name: 'language',
      title: 'Langage',
      description: 'Annoncé aux lecteurs d’écran et affiché au-dessus de l’extrait.',
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
    textField({
      name: 'code',
      title: 'Code',
      description: 'Recopié tel quel : ni guillemets ni espaces ne sont retouchés.',
      rows: 8,
      required: 'Collez le code.',
    }),
  ],
  preview: { select: { title: 'code', subtitle: 'language' } },
});
