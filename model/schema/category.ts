import { TagIcon } from '@sanity/icons/Tag';
import { defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { slugField } from './slug-field.ts';
import { textField } from './text-field.ts';
import { uniqueName } from './unique-name.ts';

/** A category of the blog, a button above its list (pages-2.81 in test/specification.md). */
export const category = defineType({
  name: 'category',
  title: TYPES.category.title,
  type: 'document',
  icon: TagIcon,
  fields: [
    textField({
      name: 'name',
      title: 'Nom',
      description: 'Un mot ou deux : le texte du bouton. Le changer ici le change partout.',
      required: 'Donnez un nom à la rubrique.',
      max: [30, 'Trente caractères au plus.'],
      rules: (rule) => uniqueName(rule, 'Une autre rubrique porte déjà ce nom.'),
    }),
    slugField('name', '/blog?categorie='),
  ],
  orderings: [{ title: 'Nom, A à Z', name: 'nameAsc', by: [{ field: 'name', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'slug.current' } },
});
