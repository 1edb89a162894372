import { defineField } from '@sanity/types';
import { holdsTypedText } from './typed-text.ts';

interface DocumentField {
  name: string;
  title: string;
  description: string;
  group?: string;
  /** The type of the document. */
  to: string;
  /** What the editor reads while none is chosen; absent: the field is optional. */
  required?: string;
}

/**
 * A reference to one document, or, in datasets from before there were such documents, its name as text. A document that
 * is referred to can't be deleted.
 */
export function documentField({ to, required, ...field }: DocumentField) {
  return defineField({
    ...field,
    type: 'reference',
    to: [{ type: to }],
    validation: (rule, context) => {
      if (holdsTypedText(context, field.name)) return [];
      return required ? rule.required().error(required) : rule;
    },
  });
}
