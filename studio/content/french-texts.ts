import { defineLocaleResourceBundle } from 'sanity';

/** What the French locale leaves in English, or says in a way nobody does; read when the studio starts. */
export const completedFrench = [
  defineLocaleResourceBundle({
    locale: 'fr-FR',
    namespace: 'studio',
    resources: async () => (await import('./french-studio.ts')).FRENCH_STUDIO,
  }),
  defineLocaleResourceBundle({
    locale: 'fr-FR',
    namespace: 'structure',
    resources: async () => (await import('./french-structure.ts')).FRENCH_STRUCTURE,
  }),
];
