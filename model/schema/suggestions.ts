/** A text of one line that may be anything, with words that are offered while it is written. */

declare module '@sanity/types' {
  interface StringOptions {
    /**
     * The suggestions of `SuggestedInput` in `studio/content/form-components.tsx`, besides the words that documents of
     * the type already have.
     */
    suggestions?: readonly string[];
  }
}

export const TEAMS = ['Création', 'Production', 'Conseil', 'Commercial', 'Administration'];
export const CONTRACTS = ['CDI', 'CDD', 'Stage', 'Alternance', 'Freelance', 'Temps partiel'];
export const LEVELS = ['Débutant accepté', '1 à 3 ans', '3 à 5 ans', 'Plus de 5 ans'];
