import { contactMessage } from './contact-message.ts';
import { contactRequest } from './contact-request.ts';
import { EXPERIENCE_LENGTH, MESSAGE_LENGTH, POSITION_LENGTH } from './field-lengths.ts';
import { CV_BYTES } from './file-refusal.ts';
import type { FormDescription } from './form-description.ts';

/** The spontaneous application of /careers: pages-3.17 and pages-5.02 in test/specification.md. */
export const shortApplication = {
  kind: 'short-application',
  fields: {
    name: contactRequest.fields.name,
    email: contactRequest.fields.email,
    phone: contactMessage.fields.phone,
    position: {
      label: 'Poste souhaité *',
      noun: 'Poste souhaité',
      element: 'input',
      attributes: { type: 'text', required: true, maxLength: POSITION_LENGTH },
      missing: 'Choisissez une offre, ou nommez le métier que vous cherchez.',
    },
    experience: {
      label: 'Expérience',
      noun: 'Expérience',
      element: 'input',
      attributes: { type: 'text', maxLength: EXPERIENCE_LENGTH },
    },
    motivation: {
      label: 'Motivation *',
      noun: 'Motivation',
      element: 'textarea',
      attributes: { required: true, rows: 4, maxLength: MESSAGE_LENGTH },
      missing: 'Dites-nous pourquoi vous, et pourquoi ici.',
    },
    cv: {
      label: 'CV *',
      noun: 'CV',
      element: 'file',
      attributes: { required: true, accept: '.pdf,.doc,.docx' },
      extensions: ['pdf', 'doc', 'docx'],
      maxBytes: CV_BYTES,
      missing: 'Joignez votre CV.',
    },
  },
} as const satisfies FormDescription;
