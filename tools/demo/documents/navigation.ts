import type { Navigation } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';

export const navigation: DocumentSource<Navigation> = {
  _id: 'navigation',
  _type: 'navigation',
  _createdAt: '2026-01-05T09:00:00Z',
  home: 'Accueil',
  services: 'Services',
  work: 'Travaux',
  about: 'À propos',
  blog: 'Blog',
  careers: 'Carrières',
  contact: 'Contact',
};
