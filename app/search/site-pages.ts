import type { KnownPage } from './near-match.ts';

/** The pages of the site itself, by their addresses: what they are called, and looked for as. */
export const SITE_PAGES = [
  { path: '/', title: 'Accueil', alsoCalled: ['index', 'home', 'default'] },
  {
    path: '/services',
    title: 'Services',
    alsoCalled: ['offres', 'prestations', 'tarifs', 'prix', 'خدمات', 'أسعار'],
  },
  {
    path: '/work',
    title: 'Travaux',
    alsoCalled: [
      'portfolio',
      'projets',
      'realisations',
      'projects',
      'references',
      'clients',
      'أعمال',
    ],
  },
  {
    path: '/about',
    title: 'À propos',
    alsoCalled: ['agence', 'equipe', 'team', 'nous', 'qui-sommes-nous', 'وكالة', 'فريق'],
  },
  {
    path: '/blog',
    title: 'Blog',
    alsoCalled: ['articles', 'actualites', 'news', 'posts', 'مدونة'],
  },
  {
    path: '/careers',
    title: 'Carrières',
    alsoCalled: ['emploi', 'emplois', 'jobs', 'recrutement', 'stage', 'stages', 'وظائف', 'توظيف'],
  },
  {
    path: '/contact',
    title: 'Contact',
    alsoCalled: ['devis', 'rendez-vous', 'adresse', 'اتصال', 'عنوان'],
  },
  { path: '/legal', title: 'Informations légales', alsoCalled: ['juridique'] },
  { path: '/legal#mentions-legales', title: 'Mentions légales', alsoCalled: [] },
  {
    path: '/legal#politique-confidentialite',
    title: 'Politique de confidentialité',
    alsoCalled: ['privacy', 'rgpd', 'donnees'],
  },
  {
    path: '/legal#cgv',
    title: 'Conditions générales de vente',
    alsoCalled: ['cgv', 'cgu', 'terms'],
  },
  { path: '/legal#cookies', title: 'Politique de cookies', alsoCalled: [] },
] as const satisfies readonly KnownPage[];

export type SitePath = (typeof SITE_PAGES)[number]['path'];
