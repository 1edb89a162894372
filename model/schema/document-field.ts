import { defineField } from '@sanity/types';
import { holdsTypedText } from './typed-text.ts';

interface DocumentField {
  name: string;
  title: string;
  description: string;
  group?: string;
  /** The type of the document. */
  to: string;
}

/**
 * A reference to one document, or, in datasets from before there were such documents, its name as text. A document that
 * is referred to can't be deleted.
 */
export function documentField({ to, ...field }: DocumentField) {
  return defineField({
    ...field,
    type: 'reference',
    to: [{ type: to }],
    validation: (rule, context) => (holdsTypedText(context, field.name) ? [] : rule),
  });
}
