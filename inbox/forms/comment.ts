import { contactRequest } from './contact-request.ts';
import { COMMENT_LENGTH } from './field-lengths.ts';
import type { FormDescription } from './form-description.ts';

/** The comment form of a post: pages-2.109 in test/specification.md. */
export const comment = {
  kind: 'comment',
  fields: {
    name: { ...contactRequest.fields.name, label: 'Nom *' },
    email: {
      ...contactRequest.fields.email,
      missing: 'Indiquez votre adresse. Elle n’est pas publiée.',
    },
    comment: {
      label: 'Commentaire *',
      noun: 'Commentaire',
      element: 'textarea',
      attributes: { required: true, rows: 5, maxLength: COMMENT_LENGTH },
      missing: 'Écrivez votre commentaire.',
    },
  },
} as const satisfies FormDescription;
