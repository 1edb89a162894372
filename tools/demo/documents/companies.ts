import type { Client } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';

function company(slug: string, name: string, drawing = slug): DocumentSource<Client> {
  return {
    _id: `client-${slug}`,
    _type: 'client',
    _createdAt: '2026-01-05T09:00:00Z',
    name,
    logo: { file: `logo-${drawing}.svg` },
  };
}

/** The clients of the demo agency, with invented names; light and heavy wordmarks take turns. */
export const companies = [
  company('tafilt', 'Tafilt'),
  company('dirhamo', 'Dirhamo'),
  company('karvane', 'Karvane'),
  company('nourelle', 'Nourelle'),
  company('solmaz', 'Solmaz'),
  company('cafe-mirage', 'Café Mirage', 'mirage'),
  company('rifane', 'Rifane'),
  company('yasmed', 'Yasmed'),
  company('bab-co', 'Bab & Co', 'bab'),
  company('houle', 'Houle'),
  company('kodba', 'Kodba'),
  company('azahar', 'Azahar'),
  company('simoun', 'Simoun'),
  company('petit-souk', 'Petit Souk', 'souk'),
  company('argile-12', 'Argile 12', 'argile'),
];
