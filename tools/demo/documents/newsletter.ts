import type { Newsletter } from '../../../app/content/content.generated.ts';
import {
  FIRST_NEWSLETTER_BOX,
  FIRST_NEWSLETTER_LINKS,
  FIRST_NEWSLETTER_PAGE,
} from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const newsletter: DocumentSource<Newsletter> = {
  _id: 'newsletter',
  _type: 'newsletter',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_NEWSLETTER_BOX,
  ...FIRST_NEWSLETTER_PAGE,
  ...FIRST_NEWSLETTER_LINKS,
  title: 'Une lettre par mois, pas deux.',
  introduction:
    'Dans notre newsletter : un projet démonté pièce par pièce, un chiffre qui a compté, une erreur que nous ne referons pas.',
  confirmText: 'Appuyez, et la prochaine lettre vous parviendra. Une par mois, pas deux.',
  seoTitle: 'Newsletter : une lettre par mois',
  seoDescription:
    'Une lettre par mois, pas deux : un projet démonté pièce par pièce, un chiffre qui a compté, une erreur que nous ne referons pas. On part en un clic.',
};
