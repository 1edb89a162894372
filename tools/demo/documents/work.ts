import type { Work } from '../../../app/content/content.generated.ts';
import { FIRST_WORK } from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const work: DocumentSource<Work> = {
  _id: 'work',
  _type: 'work',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_WORK,
  othersText: 'Identités, sites, campagnes : ce qui ne tient pas dans un film.',
  seoTitle: 'Travaux : vidéo, sites et marques',
  seoDescription:
    'Reels, films, sites et identités, faits à Casablanca : chaque projet avec son défi, sa solution et ses résultats, mesurés sur six mois.',
  // pages-9.22 in test/specification.md.
  satisfiedClients: '100\u00a0%',
};
