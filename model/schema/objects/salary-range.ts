import { defineField, defineType } from '@sanity/types';
import { writtenSalary } from '../../../packages/kit/french/written-salary.ts';
import { siblingValue } from '../sibling-value.ts';

/** A monthly gross salary in MAD, the currency of the structured data (pages-9.24 in test/specification.md). */
export const salaryRange = defineType({
  name: 'salaryRange',
  title: 'Salaire mensuel brut, en DH',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'min',
      title: 'De',
      description: 'En dirhams, sans espace ni décimale.',
      type: 'number',
      validation: (rule) => [
        rule.required().error('Indiquez le bas de la fourchette.'),
        rule.integer().positive().error('Un nombre entier de dirhams.'),
      ],
    }),
    defineField({
      name: 'max',
      title: 'À',
      description: 'Égal au premier si le salaire est fixe.',
      type: 'number',
      validation: (rule) => [
        rule.required().error('Indiquez le haut de la fourchette.'),
        rule.integer().positive().error('Un nombre entier de dirhams.'),
        rule.custom((max, context) => {
          const min = siblingValue(context, 'min');
          return typeof min === 'number' && max !== undefined && max < min
            ? 'Le haut de la fourchette est plus bas que le bas.'
            : true;
        }),
      ],
    }),
  ],
  preview: {
    select: { min: 'min', max: 'max' },
    prepare: ({ min, max }) => ({
      title: min || max ? writtenSalary({ min, max }) : 'Salaire à écrire',
    }),
  },
});
