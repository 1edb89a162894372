import type { Services } from '../../../app/content/content.generated.ts';
import { FIRST_SERVICES } from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const services: DocumentSource<Services> = {
  _id: 'services',
  _type: 'services',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_SERVICES,
  introduction:
    'Film, contenu, stratégie, publicité, sites, boutiques : six métiers qui se parlent avant de vous parler.',
  seoTitle: 'Services : vidéo, publicité, web et prix',
  seoDescription:
    'Vidéo, contenu, stratégie, publicité, sites vitrines et e-commerce : ce que nous faisons, ce que vous y gagnez et ce que ça coûte.',
};
