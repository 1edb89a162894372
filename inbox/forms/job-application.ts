import { contactMessage } from './contact-message.ts';
import { contactRequest } from './contact-request.ts';
import { FIGURE_LENGTH, MESSAGE_LENGTH, NAME_LENGTH, POSITION_LENGTH } from './field-lengths.ts';
import type { FormDescription } from './form-description.ts';
import { shortApplication } from './short-application.ts';

/** The most years of experience taken: no career is longer. */
const LONGEST_CAREER = 60; // years

/** The application to one job: pages-3.18 and pages-5.05 in test/specification.md. */
export const jobApplication = {
  kind: 'job-application',
  fields: {
    firstName: {
      label: 'Prénom *',
      noun: 'Prénom',
      element: 'input',
      attributes: {
        type: 'text',
        required: true,
        maxLength: NAME_LENGTH,
        autoComplete: 'given-name',
        autoCapitalize: 'words',
        spellCheck: false,
      },
      missing: 'Dites-nous votre prénom.',
    },
    lastName: {
      label: 'Nom *',
      noun: 'Nom',
      element: 'input',
      attributes: {
        type: 'text',
        required: true,
        maxLength: NAME_LENGTH,
        autoComplete: 'family-name',
        autoCapitalize: 'words',
        spellCheck: false,
      },
      missing: 'Dites-nous votre nom.',
    },
    email: contactRequest.fields.email,
    phone: {
      ...contactMessage.fields.phone,
      label: 'Téléphone *',
      attributes: { ...contactMessage.fields.phone.attributes, required: true },
      missing: 'Indiquez le numéro auquel vous joindre.',
    },
    currentPosition: {
      label: 'Poste actuel',
      noun: 'Poste actuel',
      element: 'input',
      attributes: {
        type: 'text',
        maxLength: POSITION_LENGTH,
        autoComplete: 'organization-title',
      },
    },
    experience: {
      label: 'Expérience (années) *',
      noun: 'Expérience (années)',
      element: 'input',
      attributes: {
        type: 'text',
        required: true,
        maxLength: FIGURE_LENGTH,
        autoComplete: 'off',
        inputMode: 'decimal',
      },
      range: { min: 0, max: LONGEST_CAREER },
      missing: 'Indiquez vos années d’expérience\u00a0: 0 si vous débutez.',
    },
    motivation: {
      ...shortApplication.fields.motivation,
      label: 'Motivation, en quelques lignes *',
    },
    cv: {
      ...shortApplication.fields.cv,
      attributes: { required: true, accept: '.pdf' },
      extensions: ['pdf'],
      missing: 'Joignez votre CV, en PDF.',
    },
    coverLetter: {
      label: 'Lettre de motivation, si vous en avez une',
      noun: 'Lettre de motivation',
      element: 'textarea',
      attributes: { rows: 6, maxLength: MESSAGE_LENGTH },
    },
  },
} as const satisfies FormDescription;
