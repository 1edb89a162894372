import type { Team } from '../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';
import { people } from './people.ts';

export const team: DocumentSource<Team> = {
  _id: 'team',
  _type: 'team',
  _createdAt: '2026-01-05T09:00:00Z',
  title: "Sous l'arcade, cinq têtes.",
  text: "Pas d'organigramme. Cinq personnes, un étage, une grande table.",
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
