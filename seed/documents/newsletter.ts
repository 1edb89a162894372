import type { Newsletter } from '../../app/content/content.generated.ts';
import {
  FIRST_NEWSLETTER_BOX,
  FIRST_NEWSLETTER_LINKS,
  FIRST_NEWSLETTER_PAGE,
} from '../../app/content/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const newsletter: DocumentSource<Newsletter> = {
  _id: 'newsletter',
  _type: 'newsletter',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_NEWSLETTER_BOX,
  ...FIRST_NEWSLETTER_PAGE,
  ...FIRST_NEWSLETTER_LINKS,
};
