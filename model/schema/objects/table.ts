import { MenuIcon } from '@sanity/icons/Menu';
import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { tileBars } from '../../tile-bars.ts';
import { radio } from '../radio.ts';
import { siblingValue } from '../sibling-value.ts';
import { textField } from '../text-field.ts';

/** The most columns: on a telephone more leave no room for words. */
const MAX_COLUMNS = 4;

/** A table in a text. A list in a list is not something content can hold: a row is an object. */
export const table = defineType({
  name: 'table',
  title: 'Tableau',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    textField({
      name: 'caption',
      title: 'Légende',
      description: 'Ce que le tableau apprend, en quelques mots. Lue avant lui.',
      required: 'Donnez une légende au tableau.',
    }),
    defineField({
      name: 'columns',
      title: 'Colonnes',
      description: `Le titre de chaque colonne, ${MAX_COLUMNS} au plus.`,
      type: 'array',
      of: [defineArrayMember({ type: 'string', title: 'Colonne' })],
      validation: (rule) => [
        rule.required().min(2).error('Un tableau a au moins deux colonnes.'),
        rule.max(MAX_COLUMNS).error(`${MAX_COLUMNS} colonnes au plus.`),
      ],
    }),
    defineField({
      name: 'rows',
      title: 'Lignes',
      description: 'La première case de chaque ligne dit de quoi elle parle.',
      type: 'array',
      of: [defineArrayMember({ type: 'tableRow' })],
      validation: (rule) => rule.required().min(1).error('Ajoutez au moins une ligne.'),
    }),
    defineField({
      name: 'drawnAs',
      title: 'Présentation',
      description:
        'Les barres se comprennent d’un regard : chaque nombre devient une file de carreaux. Les nombres restent lisibles.',
      type: 'string',
      options: radio({ table: 'Tableau', bars: 'Barres de carreaux' }),
      initialValue: 'table',
      validation: (rule) =>
        rule
          .custom((drawnAs, context) =>
            drawnAs !== 'bars' || tileBars(cellsOf(siblingValue(context, 'rows')))
              ? true
              : 'Aucune colonne n’a que des nombres de la même unité (3 500 DH, 42 %) : le tableau restera un tableau.',
          )
          .warning(),
    }),
  ],
  preview: { select: { title: 'caption' } },
});

function cellsOf(rows: unknown): string[][] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) => {
    const cells = siblingValue({ parent: row }, 'cells');
    return Array.isArray(cells) ? cells.map(String) : [];
  });
}

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Ligne',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'cells',
      title: 'Cases',
      description: 'Dans l’ordre des colonnes.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', title: 'Case' })],
      validation: (rule) => rule.required().min(2).error('Une ligne a au moins deux cases.'),
    }),
  ],
  preview: { select: { title: 'cells.0', subtitle: 'cells.1' } },
});
