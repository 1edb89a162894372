import type { Home } from '../../app/queries/content.generated.ts';
import type { DocumentSource } from '../source.ts';

export const home: DocumentSource<Home> = {
  _id: 'home',
  _type: 'home',
  _createdAt: '2026-01-05T09:00:00Z',
  heroTitle: 'Le marketing\ndigital, taillé\npièce à pièce\nà Casablanca',
  heroText:
    "Atelier Anfa est une agence de marketing digital à Casablanca. Vidéo, contenus, stratégie, médias, web : des métiers ajustés entre eux comme les pièces d'un zellige.",
  heroPrimaryAction: 'Parler à un expert',
  heroSecondaryAction: 'Voir le portfolio',
  contactTitle: 'Racontez-nous votre projet.',
  contactText: 'Une réponse sous 24h, promis.',
  seoTitle: 'Agence de marketing digital à Casablanca',
  seoDescription:
    'Vidéo, contenus, stratégie, médias et web : une seule équipe à Casablanca, des prix annoncés et une réponse sous 24h.',
};
