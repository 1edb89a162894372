import { contactRequest } from './contact-request.ts';
import { MESSAGE_LENGTH, PHONE_LENGTH } from './field-lengths.ts';
import type { FormDescription } from './form-description.ts';

/** site-shell §3, to the letter. */
export const CONTACT_SERVICES = [
  'Production Vidéo',
  'Création de Contenu',
  'Stratégie Marketing',
  'Media Buying',
  'Développement Web',
  'Autre',
] as const;

/** The form of /contact. site-shell §3 (fields), §5 (what is required). */
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
      // No format is asked: a number we cannot parse is still a number the agency can call.
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
      options: CONTACT_SERVICES,
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
