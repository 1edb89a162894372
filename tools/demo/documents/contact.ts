import type { Contact } from '../../../app/content/content.generated.ts';
import { FIRST_CONTACT } from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const contact: DocumentSource<Contact> = {
  _id: 'contact',
  _type: 'contact',
  _createdAt: '2026-01-05T09:00:00Z',
  ...FIRST_CONTACT,
  /** shell-3.05 in test/specification.md, to the letter. */
  subjects: [
    'Production Vidéo',
    'Création de Contenu',
    'Stratégie Marketing',
    'Media Buying',
    'Développement Web',
    'Autre',
  ],
  /** shell-3.03 in test/specification.md, to the letter. */
  budgets: [
    'Moins de 50K DH',
    '50K DH - 150K DH',
    '150K DH - 500K DH',
    'Plus de 500K DH',
    'À discuter',
  ],
  seoDescription:
    'Parlez-nous de votre projet : par formulaire, téléphone, WhatsApp ou e-mail, ou chez nous, à Casablanca. Réponse en personne, garantie sous {délai}.',
};
