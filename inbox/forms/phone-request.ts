import { contactMessage } from './contact-message.ts';
import { contactRequest } from './contact-request.ts';
import { MESSAGE_LENGTH } from './field-lengths.ts';
import type { FormDescription } from './form-description.ts';

/**
 * A request that came by phone, as a person of the agency enters it in the desk. Unlike in the site's forms, the phone
 * number is required and the e-mail address is not: the agency calls back.
 */
export const phoneRequest = {
  kind: 'phone-request',
  fields: {
    name: {
      ...contactRequest.fields.name,
      label: 'Qui a appelé *',
      attributes: { ...contactRequest.fields.name.attributes, autoComplete: 'off' },
      missing: 'Indiquez qui a appelé.',
    },
    phone: {
      ...contactMessage.fields.phone,
      label: 'Téléphone *',
      attributes: {
        ...contactMessage.fields.phone.attributes,
        autoComplete: 'off',
        required: true,
      },
      missing: 'Indiquez le numéro auquel rappeler.',
    },
    email: {
      ...contactRequest.fields.email,
      label: 'E-mail',
      attributes: {
        ...contactRequest.fields.email.attributes,
        autoComplete: 'off',
        required: false,
      },
    },
    company: {
      ...contactRequest.fields.company,
      attributes: { ...contactRequest.fields.company.attributes, autoComplete: 'off' },
    },
    service: {
      ...contactMessage.fields.service,
      label: 'Service',
      attributes: {},
      prompt: 'Non précisé',
    },
    budget: { ...contactRequest.fields.budget, prompt: 'Non précisé' },
    message: {
      label: 'Ce qui a été demandé *',
      noun: 'Demande',
      element: 'textarea',
      attributes: { required: true, rows: 5, maxLength: MESSAGE_LENGTH },
      missing: 'Notez ce qui a été demandé, même en une phrase.',
    },
  },
} as const satisfies FormDescription;
