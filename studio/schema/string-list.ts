import { defineArrayMember, defineField } from '@sanity/types';

interface StringList {
  name: string;
  title: string;
  description: string;
  group?: string;
  /** Smallest number of lines; 0 or absent: the list is optional. */
  min?: number;
  /** The only values allowed, when there are any. */
  choices?: readonly string[];
  layout?: 'tags';
}

/** A list of short lines, each said once. */
export function stringList({ name, title, description, group, min, choices, layout }: StringList) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    group,
    of: [defineArrayMember({ type: 'string', title: 'Ligne' })],
    options: { ...(layout && { layout }), ...(choices && { list: [...choices] }) },
    validation: (rule) => {
      const unique = rule.unique().error('Une même ligne figure deux fois.');
      if (!min) return unique;
      const count = min === 1 ? 'au moins une ligne' : `au moins ${min} lignes`;
      return [rule.required().min(min).error(`Il faut ${count}.`), unique];
    },
  });
}
