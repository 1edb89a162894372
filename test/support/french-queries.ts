/**
 * What people may type, and what must be found first among the demo content. Asked of the server and of a
 * browser: both answer with the same module.
 */

type Query = readonly [typed: string, url: string];

/** Accents, capitals, ligatures, elision, typographic apostrophes. */
const WRITING: readonly Query[] = [
  ['strategie', '/services/strategie-marketing'],
  ['STRATÉGIE MARKETING', '/services/strategie-marketing'],
  ['Strate\u0301gie SEO', '/services/seo-strategy'],
  ['redaction darija', '/careers/stage-redaction'],
  ['à propos', '/about'],
  ['a propos', '/about'],
  ['fleur amere', '/work/fleur-amere'],
  ['cœur', '/work/fleur-amere'],
  ['coeur', '/work/fleur-amere'],
  ['d’œil', '/blog/photos-de-votre-commerce'],
  ['soeur', '/blog/prix-en-message-prive'],
  ["l'huile", '/work/quarante-secondes-huile'],
  ['l´huile', '/work/quarante-secondes-huile'],
  ['l`huile', '/work/quarante-secondes-huile'],
  ['l huile', '/work/quarante-secondes-huile'],
  ['d argile', '/work/corporate-identity'],
  ['S.E.O.', '/services/seo-strategy'],
  ['nous contacter', '/contact'],
  ['contactez-nous', '/contact'],
  ['candidature spontanée', '/careers'],
  ['postuler', '/careers'],
  ['newsletter', '/newsletter'],
  ['désinscription', '/newsletter'],
  ['se désabonner', '/newsletter'],
  ['faq', '/#faq'],
  ['questions fréquentes', '/#faq'],
  ['d’argile', '/work/corporate-identity'],
  ["les toits d'avril", '/work/toits-d-avril'],
  ['jusqu’à combien de commandes', '/blog/messagerie-ou-boutique'],
  ["aujourd'hui", '/blog/titres-et-intertitres'],
];

/** Hyphens, spaces and numbers, put otherwise than we do. */
const SPACING: readonly Query[] = [
  ['e-commerce', '/services/sites-e-commerce'],
  ['ecommerce', '/services/sites-e-commerce'],
  ['e commerce', '/services/sites-e-commerce'],
  ['Web Design', '/services/sites-vitrines'],
  ['webdesign', '/services/sites-vitrines'],
  ['siteweb', '/services/sites-vitrines'],
  ['rendez vous', '/work/rendez-vous-au-phare'],
  ['rendezvous', '/work/rendez-vous-au-phare'],
  ['sous titres', '/blog/sous-titres'],
  ['  petit   souk ', '/work/ecommerce-modern'],
  ['5000 DH', '/blog/cinq-mille-dirhams-de-publicite'],
  ['5 000 dh', '/blog/cinq-mille-dirhams-de-publicite'],
];

/** Plurals, feminines, and the other way round. */
const FORMS: readonly Query[] = [
  ['boutiques', '/offres/boutique-en-ligne'],
  ['travail', '/work'],
  ['livraisons gratuites', '/blog/livraison-gratuite'],
  ['fiches produits', '/blog/fiche-produit'],
  ['retour échange', '/blog/retours-et-echanges'],
  ['monteurs', '/careers/monteuse-monteur-video'],
  ['développeuses', '/careers/developpeuse-developpeur-web'],
  ['acheteurs', '/careers/acheteuse-acheteur-media'],
  ['directrice technique', '/about'],
  ['site vitrine', '/services/sites-vitrines'],
  ['fleurs amères', '/work/fleur-amere'],
];

/** Begun, or mistyped: a letter too many, too few, another one, two exchanged. */
const SLIPS: readonly Query[] = [
  ['marketi', '/services/strategie-marketing'],
  ['ramad', '/blog/ramadan-se-prepare-en-novembre'],
  ['stratgeie', '/services/strategie-marketing'],
  ['marketting', '/services/strategie-marketing'],
  ['pbulicté', '/blog/cinq-mille-dirhams-de-publicite'],
  ['referencemnt casablnca', '/blog/referencement-casablanca-trois-rues'],
  ['contcat', '/contact'],
  ['darrija', '/blog/ecrire-en-darija'],
  ['vidoé', '/services/production-video'],
  ['phrae', '/work/rendez-vous-au-phare'],
];

/** What people call things that we call otherwise. */
const NAMES: readonly Query[] = [
  ['SEO', '/services/seo-strategy'],
  ['Mobile App', '/work/mobile-app'],
  ['Branding', '/offres/branding-identite'],
  ['tarifs', '/services'],
  ['réalisations', '/work'],
  ['équipe', '/about'],
  ['qui sommes-nous', '/about'],
  ['recrutement', '/careers'],
  ['devis', '/contact'],
  ['CGV', '/legal#cgv'],
  ['rgpd', '/legal#politique-confidentialite'],
  ['Karvane', '/work/route-9'],
  ['الخدمات', '/services'],
  ['وَظَائِف', '/careers'],
  ['اتصل بنا', '/contact'],
];

/** What other search engines read as commands, emoji, one letter, and five hundred. */
const ODD: readonly Query[] = [
  ['"petit souk"', '/work/ecommerce-modern'],
  ['fleur*', '/work/fleur-amere'],
  ['+seo -(stratégie', '/services/seo-strategy'],
  ['vidéo 🎬', '/services/production-video'],
  ['👩🏽‍💻 développeur web', '/careers/developpeuse-developpeur-web'],
  ['s', '/services/seo-strategy'],
  ['é', '/services/sites-e-commerce'],
  ['quarante secondes d’huile '.repeat(20).slice(0, 500), '/work/quarante-secondes-huile'],
];

export const FRENCH_QUERIES: readonly Query[] = [
  ...WRITING,
  ...SPACING,
  ...FORMS,
  ...SLIPS,
  ...NAMES,
  ...ODD,
];

/** What nothing must be found for, and nothing break on. */
export const FRUITLESS_QUERIES: readonly string[] = [
  '',
  '   ',
  '\u00a0\u202f',
  '"',
  '*',
  '\\',
  '%',
  '🎬',
  'xyzzy',
  'zzzzzzzz',
  'a'.repeat(500),
  'constructor',
  '__proto__ valueOf',
];
