import { COMPANY_LENGTH, EMAIL_LENGTH, MESSAGE_LENGTH, NAME_LENGTH } from './field-lengths.ts';
import type { FormDescription } from './form-description.ts';

/** The home page's contact form: shell-3.01 and shell-5.01 to 5.04 in test/specification.md. */
export const contactRequest = {
  kind: 'contact-request',
  fields: {
    name: {
      label: 'Nom complet *',
      noun: 'Nom',
      element: 'input',
      attributes: {
        type: 'text',
        required: true,
        maxLength: NAME_LENGTH,
        autoComplete: 'name',
        autoCapitalize: 'words',
        spellCheck: false,
      },
      missing: 'Dites-nous comment vous vous appelez.',
    },
    email: {
      label: 'Email *',
      noun: 'E-mail',
      element: 'input',
      attributes: {
        type: 'email',
        required: true,
        maxLength: EMAIL_LENGTH,
        autoComplete: 'email',
        inputMode: 'email',
        spellCheck: false,
      },
      missing: 'Indiquez l’adresse à laquelle vous répondre.',
    },
    company: {
      label: 'Entreprise',
      noun: 'Entreprise',
      element: 'input',
      attributes: { type: 'text', maxLength: COMPANY_LENGTH, autoComplete: 'organization' },
    },
    budget: {
      label: 'Budget',
      noun: 'Budget',
      element: 'select',
      attributes: {},
      /** shell-3.04 in test/specification.md. */
      prompt: 'Sélectionnez un budget',
      options: [],
    },
    message: {
      label: 'Votre projet *',
      noun: 'Projet',
      element: 'textarea',
      attributes: { required: true, rows: 5, maxLength: MESSAGE_LENGTH },
      missing: 'Racontez-nous votre projet, même en deux phrases.',
    },
  },
} as const satisfies FormDescription;
