import { defineArrayMember, defineField, type StringRule } from '@sanity/types';

interface StringList {
  name: string;
  title: string;
  description: string;
  group?: string;
  /** The only values allowed, when there are any. */
  choices?: readonly string[];
  layout?: 'tags';
  /** What the editor reads while there is no line; absent: the list is optional. */
  required?: string;
  /** The most characters of a line. */
  max?: number;
}

/** A list of short lines, each said once. */
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
