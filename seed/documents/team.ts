import type { Team } from '../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';

const portrait = (slug: string, name: string) => ({
  file: `portrait-${slug}.png`,
  alt: `Portrait dessiné de ${name}`,
});

export const team: DocumentSource<Team> = {
  _id: 'team',
  _type: 'team',
  _createdAt: '2026-01-05T09:00:00Z',
  title: "Sous l'arcade, cinq têtes.",
  text: "Pas d'organigramme. Cinq personnes, un étage, une grande table.",
  members: [
    {
      name: 'Yasmine Alaoui',
      role: 'Fondatrice, directrice de création',
      portrait: portrait('yasmine-alaoui', 'Yasmine Alaoui'),
      bio: 'Dix ans de marques, dont six à Casablanca. Trace tout au compas.',
    },
    {
      name: 'Karim Tazi',
      role: 'Directeur technique',
      portrait: portrait('karim-tazi', 'Karim Tazi'),
      bio: 'Écrit du code court. Déteste attendre une page.',
    },
    {
      name: 'Imane Chraïbi',
      role: 'Stratège et médias',
      portrait: portrait('imane-chraibi', 'Imane Chraïbi'),
      bio: 'Transforme un budget en calendrier, puis en clients.',
    },
    {
      name: 'Ousmane Keïta',
      role: 'Réalisateur',
      portrait: portrait('ousmane-keita', 'Ousmane Keïta'),
      bio: 'Tourne tôt le matin, quand la ville est blanche.',
    },
    {
      name: 'Leïla Bennis',
      role: 'Rédactrice en chef',
      portrait: portrait('leila-bennis', 'Leïla Bennis'),
      bio: 'Coupe une phrase sur deux. On la remercie toujours.',
    },
  ],
  values: [
    { title: 'Excellence', text: 'Une chose finie vaut trois choses promises.' },
    {
      title: 'Collaboration',
      text: 'Vous voyez le travail chaque semaine, même quand il est laid.',
    },
    { title: 'Innovation', text: 'Du neuf quand il sert. Du simple le reste du temps.' },
  ],
};
