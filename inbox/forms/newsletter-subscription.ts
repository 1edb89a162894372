import { contactRequest } from './contact-request.ts';
import type { FormDescription } from './form-description.ts';

export const newsletterSubscription = {
  kind: 'newsletter-subscription',
  fields: {
    email: {
      label: 'Votre e-mail',
      noun: 'E-mail',
      element: 'input',
      attributes: { ...contactRequest.fields.email.attributes, enterKeyHint: 'send' },
      missing: 'Indiquez l’adresse à laquelle envoyer la lettre.',
    },
  },
} as const satisfies FormDescription;
