import type { Services } from '../../app/content/content.generated.ts';
import { FIRST_SERVICES } from '../../app/content/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const services: DocumentSource<Services> = {
  _id: 'services',
  _type: 'services',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_SERVICES,
};
