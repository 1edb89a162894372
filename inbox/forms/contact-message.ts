import { contactRequest } from './contact-request.ts';
import { MESSAGE_LENGTH, PHONE_LENGTH } from './field-lengths.ts';
import type { FormDescription } from './form-description.ts';

/** The form of /contact: its fields are shell-3.02, what is required shell-5.06 to 5.10 in test/specification.md. */
export const contactMessage = {
  kind: 'contact-message',
  fields: {
    name: contactRequest.fields.name,
    email: contactRequest.fields.email,
    company: contactRequest.fields.company,
    phone: {
      label: 'Téléphone',
      noun: 'Téléphone',
      element: 'input',
      // The format of a phone number is not checked: the agency can also call one that we cannot parse.
      attributes: {
        type: 'tel',
        maxLength: PHONE_LENGTH,
        autoComplete: 'tel',
        inputMode: 'tel',
        spellCheck: false,
      },
    },
    service: {
      label: 'Service *',
      noun: 'Service',
      element: 'select',
      attributes: { required: true },
      prompt: 'Sélectionnez un service',
      options: [],
      missing: 'Choisissez un service, ou «\u00a0Autre\u00a0» si vous hésitez.',
    },
    message: {
      label: 'Votre message *',
      noun: 'Message',
      element: 'textarea',
      attributes: { required: true, rows: 6, maxLength: MESSAGE_LENGTH },
      missing: 'Écrivez-nous quelques mots, nous ferons le reste.',
    },
    budget: contactRequest.fields.budget,
  },
} as const satisfies FormDescription;
