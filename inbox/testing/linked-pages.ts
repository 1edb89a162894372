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
