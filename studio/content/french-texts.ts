import { defineLocaleResourceBundle } from 'sanity';

/** What the French locale leaves in English, or says in a way nobody does. */
export const completedFrench = [
  defineLocaleResourceBundle({
    locale: 'fr-FR',
    namespace: 'studio',
    resources: {},
  }),
];
