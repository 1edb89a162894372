import type { NotFound } from '../../../app/content/content.generated.ts';
import { FIRST_NEAR_PAGES, FIRST_NOT_FOUND } from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const notFound: DocumentSource<NotFound> = {
  _id: 'notFound',
  _type: 'notFound',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_NOT_FOUND,
  ...FIRST_NEAR_PAGES,
};
