import { defineArrayMember, defineField, type StringRule } from '@sanity/types';

interface StringList {
  name: string;
  title: string;
  description: string;
  group?: string;
  /** The only values allowed, when there are any. */
  choices?: readonly string[];
  layout?: 'tags';
  /** The error while the list is empty; absent: the list is optional. */
  required?: string;
  /** The most characters of a line. */
  max?: number;
}

/** A list of short lines without duplicates. */
export function stringList({
  name,
  title,
  description,
  group,
  choices,
  layout,
  required,
  max,
}: StringList) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    group,
    of: [
      defineArrayMember({
        type: 'string',
        title: 'Ligne',
        ...(max && {
          validation: (rule: StringRule) => rule.max(max).error(`${max} caractères au plus.`),
        }),
      }),
    ],
    options: { ...(layout && { layout }), ...(choices && { list: [...choices] }) },
    validation: (rule) => [
      ...(required ? [rule.required().min(1).error(required)] : []),
      rule.unique().error('Une même ligne figure deux fois.'),
    ],
  });
}
