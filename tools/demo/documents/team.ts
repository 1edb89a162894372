import type { Team } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';
import { people } from './people.ts';

export const team: DocumentSource<Team> = {
  _id: 'team',
  _type: 'team',
  _createdAt: '2026-01-05T09:00:00Z',
  title: 'Cinq personnes, une seule table.',
  text: "Pas d'organigramme : tout le monde à portée de voix.",
  members: people.map(({ _id }) => _id),
  values: [
    { title: 'Excellence', text: 'Une chose finie vaut trois choses promises.' },
    {
      title: 'Collaboration',
      text: 'Vous voyez le travail chaque semaine, même quand il est laid.',
    },
    { title: 'Innovation', text: 'Du neuf quand il sert. Du simple le reste du temps.' },
  ],
};
