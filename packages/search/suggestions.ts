/** The suggestions before and while a visitor types. Small: needs neither the index nor its library. */
import { fold } from './french-folding.ts';

/** The popular searches (shell-9.27 in test/specification.md). */
export const POPULAR_SEARCHES = [
  'Web Design',
  'E-commerce',
  'Mobile App',
  'Branding',
  'SEO',
  'Marketing Digital',
  'Logo Design',
  'Site Web',
  'Application Mobile',
  'Stratégie Marketing',
] as const;

/** The quick filters (shell-9.28 in test/specification.md). */
export const QUICK_FILTERS = [
  'Web Design',
  'E-commerce',
  'Mobile App',
  'Branding',
  'SEO',
  'Marketing',
] as const;

/** The fixed list of French marketing terms (shell-9.26 in test/specification.md): what the agency sells. */
const MARKETING_TERMS = [
  'Achat média',
  'Calendrier éditorial',
  'Campagne publicitaire',
  'Charte graphique',
  'Création de contenu',
  'Fiche produit',
  'Film d’entreprise',
  'Identité de marque',
  'Identité visuelle',
  'Livraison et retours',
  'Motion design',
  'Paiement en ligne',
  'Production vidéo',
  'Publicité en ligne',
  'Rédaction web',
  'Référencement local',
  'Référencement naturel',
  'Refonte de site',
  'Réseaux sociaux',
  'Site e-commerce',
  'Site vitrine',
  'Sous-titres',
  'Tableau de bord',
  'Tarifs et devis',
  'Tournage vidéo',
] as const;

/** The most suggestions (shell-9.26 in test/specification.md). */
const MOST_SUGGESTIONS = 8;

/**
 * What begins with what is typed, then what has a word that does: the visitor's own searches first,
 * popular terms, then the fixed list; each once, whatever its case and accents. None for a blank term,
 * and never the term itself.
 *
 * @param recents newest first
 */
export function suggestionsFor(term: string, recents: readonly string[]): string[] {
  const typed = words(term);
  if (typed === '') return [];
  const all = [...recents, ...POPULAR_SEARCHES, ...MARKETING_TERMS];
  const once = new Map(all.toReversed().map((text) => [words(text), text]));
  const candidates = all.filter((text) => once.get(words(text)) === text && words(text) !== typed);
  const begin = candidates.filter((text) => words(text).startsWith(typed));
  const contain = candidates.filter(
    (text) => !begin.includes(text) && words(text).includes(` ${typed}`),
  );
  return [...begin, ...contain].slice(0, MOST_SUGGESTIONS);
}

/** `E-commerce` begins with `e com`, and `Film d’entreprise` has a word that begins with `entre`. */
function words(text: string): string {
  return fold(text)
    .replace(/[\s'-]+/g, ' ')
    .trim();
}
