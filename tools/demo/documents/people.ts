import type { Person } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';

function person(slug: string, name: string, role: string, bio: string): DocumentSource<Person> {
  return {
    _id: `person-${slug}`,
    _type: 'person',
    _createdAt: '2026-01-05T09:00:00Z',
    name,
    role,
    portrait: { file: `portrait-${slug}.png`, alt: `Portrait dessiné : ${name}` },
    bio,
  };
}

/** The five of the agency: the team shows them, and they sign the posts. */
export const people = [
  person(
    'yasmine-alaoui',
    'Yasmine Alaoui',
    'Fondatrice, directrice de création',
    'Dix ans de marques, à Casablanca depuis 2019. Trace tout au compas.',
  ),
  person(
    'karim-tazi',
    'Karim Tazi',
    'Directeur technique',
    'Écrit du code court. Déteste attendre une page.',
  ),
  person(
    'imane-chraibi',
    'Imane Chraïbi',
    'Directrice stratégie et médias',
    'Transforme un budget en calendrier, puis en clients.',
  ),
  person(
    'ousmane-keita',
    'Ousmane Keïta',
    'Réalisateur',
    'Tourne tôt le matin, quand la ville est blanche.',
  ),
  person(
    'leila-bennis',
    'Leïla Bennis',
    'Rédactrice en chef',
    'Coupe une phrase sur deux. On la remercie toujours.',
  ),
];
