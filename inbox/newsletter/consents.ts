import { CONSENT, CURRENT_CONSENT } from '../forms/newsletter-wording.ts';

/** The consents as people read them, by the version their proof names: a changed text is a new number, the old ones stay. */
export const CONSENTS: ReadonlyMap<number, string> = new Map([
  [
    1,
    'En vous abonnant, vous acceptez de recevoir notre newsletter mensuelle. Chaque lettre porte un lien pour vous désinscrire, en un clic.',
  ],
  [
    2,
    'Votre adresse sert à vous envoyer une lettre par mois, si vous le confirmez par e-mail. Chaque lettre porte un lien pour vous désabonner, en un clic.',
  ],
  [CURRENT_CONSENT, CONSENT],
]);
