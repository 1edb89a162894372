import type { Careers } from '../../../app/content/content.generated.ts';
import { FIRST_APPLICATIONS } from '../../../model/first-texts.ts';
import type { DocumentSource } from '../source.ts';

export const careers: DocumentSource<Careers> = {
  _id: 'careers',
  _type: 'careers',
  _createdAt: '2026-01-05T09:00:00Z',
  heroTitle: 'La table a\nencore des\nchaises',
  heroText:
    'Nous cherchons des gens précis, drôles et ponctuels. Deux sur trois suffisent pour commencer.',
  values: [
    { title: 'Passion', text: 'Vous avez le droit de défendre une virgule.' },
    { title: 'Innovation', text: 'Un vendredi sur deux appartient à vos essais.' },
    { title: 'Excellence', text: "On refait. Calmement. Jusqu'à ce que ce soit juste." },
    { title: 'Collaboration', text: 'Personne ne présente seul, personne ne corrige seul.' },
  ],
  perks: [
    { text: 'une mutuelle dès le premier jour', highlight: 'dès le premier jour' },
    { text: 'trois jours à la maison si vous voulez' },
    { text: '25 jours de congé', highlight: '25 jours de congé' },
    { text: 'le mois de Ramadan en horaires courts' },
    { text: 'du matériel neuf' },
    {
      text: '4 000 DH par an pour apprendre ce qui vous plaît',
      highlight: '4 000 DH par an',
    },
  ],
  ...FIRST_APPLICATIONS,
  seoTitle: 'Carrières : postes ouverts à Casablanca',
  seoDescription:
    'Postes ouverts à Casablanca en vidéo, web, stratégie et contenu. Un salaire affiché pour chaque contrat, une réponse à chaque candidature sous 48h.',
};
