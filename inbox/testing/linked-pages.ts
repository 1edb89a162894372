import type { FormPages } from '../figures/figures.ts';
import type { LinkedPages } from '../mail-links.ts';

/** The pages as the server gives them: the inbox itself knows nothing of the site's route map. */
export function linkedPages(origin: string): LinkedPages {
  return {
    confirmation: `${origin}/newsletter/confirmer`,
    unsubscription: `${origin}/newsletter/desinscription`,
    moderation: `${origin}/commentaires/moderation`,
    sentRequest: (reference) => `${origin}/demande/${reference}`,
  };
}

/** The pages of forms, not all of them the site's own: the inbox follows what it is given. */
export const FORM_PAGES: FormPages = {
  'contact-request': '/',
  'contact-message': '/ecrire',
  'short-application': '/metiers',
  'job-application': '/metiers/:slug',
  comment: '/blog/:slug',
  'newsletter-subscription': '/lettre',
};
