import type { Contact } from '../../app/content/content.generated.ts';
import { FIRST_CONTACT } from '../../app/content/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const contact: DocumentSource<Contact> = {
  _id: 'contact',
  _type: 'contact',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_CONTACT,
  seoDescription:
    'Parlez-nous de votre projet : par formulaire, téléphone, WhatsApp ou e-mail, ou chez nous, à Casablanca. Réponse en personne, garantie sous {délai}.',
};
