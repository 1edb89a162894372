import { type ArrayRule, defineArrayMember, defineField } from '@sanity/types';

interface RelatedField {
  name: string;
  title: string;
  description: string;
  group?: string;
  /** The type of the documents, and what the studio calls one. */
  to: [type: string, title: string];
  /** The word for one in French, masculine: it is counted, and two of it are too many. */
  noun: string;
  max: number;
  /** A rule of this field alone. */
  rules?: (rule: ArrayRule<unknown[]>) => ArrayRule<unknown[]>;
}

/** References to a few documents of one type, each once. */
export function relatedField({ to: [type, title], noun, max, rules, ...field }: RelatedField) {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', title, to: [{ type }] })],
    validation: (rule) => [
      rule.unique().error(`Un même ${noun} figure deux fois.`),
      rule.max(max).error(`${max} ${noun}s au plus.`),
      ...(rules ? [rules(rule)] : []),
    ],
  });
}
