import type { SentRequest } from '../../../app/content/content.generated.ts';
import { FIRST_SENT_REQUEST } from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const sentRequest: DocumentSource<SentRequest> = {
  _id: 'sentRequest',
  _type: 'sentRequest',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_SENT_REQUEST,
};
