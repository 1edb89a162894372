import { defineArrayMember, defineField } from '@sanity/types';

interface StringList {
  name: string;
  title: string;
  description: string;
  group?: string;
  /** The only values allowed, when there are any. */
  choices?: readonly string[];
  layout?: 'tags';
}

/** A list of short lines, each said once. */
export function stringList({ name, title, description, group, choices, layout }: StringList) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    group,
    of: [defineArrayMember({ type: 'string', title: 'Ligne' })],
    options: { ...(layout && { layout }), ...(choices && { list: [...choices] }) },
    validation: (rule) => rule.unique().error('Une même ligne figure deux fois.'),
  });
}
