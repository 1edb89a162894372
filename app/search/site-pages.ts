import { href } from 'react-router';
import { legalAddress } from '../content/legal-address.ts';
import type { KnownPage } from './near-match.ts';

/** The pages of the site itself, by their addresses: what they are called, and looked for as. */
export const SITE_PAGES = [
  { path: '/', title: 'Accueil', alsoCalled: ['index', 'home', 'default'] },
  {
    path: href('/services'),
    title: 'Services',
    alsoCalled: ['offres', 'prestations', 'tarifs', 'prix', 'خدمات', 'أسعار'],
  },
  {
    path: href('/work'),
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
    path: href('/about'),
    title: 'À propos',
    alsoCalled: ['agence', 'equipe', 'team', 'nous', 'qui-sommes-nous', 'وكالة', 'فريق'],
  },
  {
    path: href('/blog'),
    title: 'Blog',
    alsoCalled: ['articles', 'actualites', 'news', 'posts', 'مدونة'],
  },
  {
    path: href('/careers'),
    title: 'Carrières',
    alsoCalled: ['emploi', 'emplois', 'jobs', 'recrutement', 'stage', 'stages', 'وظائف', 'توظيف'],
  },
  {
    path: href('/contact'),
    title: 'Contact',
    alsoCalled: ['devis', 'rendez-vous', 'adresse', 'اتصال', 'عنوان'],
  },
  { path: href('/legal'), title: 'Informations légales', alsoCalled: ['juridique'] },
  { path: legalAddress('legalNotice'), title: 'Mentions légales', alsoCalled: [] },
  {
    path: legalAddress('privacyPolicy'),
    title: 'Politique de confidentialité',
    alsoCalled: ['privacy', 'rgpd', 'donnees'],
  },
  {
    path: legalAddress('termsOfSale'),
    title: 'Conditions générales de vente',
    alsoCalled: ['cgv', 'cgu', 'terms'],
  },
  { path: legalAddress('cookiePolicy'), title: 'Politique de cookies', alsoCalled: [] },
] as const satisfies readonly KnownPage[];
