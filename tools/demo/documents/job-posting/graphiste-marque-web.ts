import type { JobPosting } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

/** Nothing optional: no salary, no deadline, no missions, no skills. The page must do without. */
export const graphisteMarqueWeb: DocumentSource<JobPosting> = {
  _id: 'job-graphiste-marque-web',
  _type: 'jobPosting',
  _createdAt: '2026-10-12T09:00:00Z',
  title: 'Graphiste, marque et web',
  slug: 'graphiste-marque-web',
  department: 'Design',
  location: 'Casablanca',
  employmentType: 'Freelance',
  experienceLevel: 'Plus de 5 ans',
  description:
    "Une à deux missions par trimestre, de six à dix semaines : une marque entière, du premier croquis au fichier que l'imprimeur ne renvoie pas.\n\nVous travaillez d'où vous voulez, et à notre table le mardi. Yasmine dirige, vous dessinez, le client voit les deux versions que vous défendriez et aucune autre. Les honoraires se discutent à la mission, avant de commencer, par écrit.",
  requirements: [
    'Trois marques vivantes que vous avez dessinées, visibles dans la rue ou en ligne',
    'La lettre latine et la lettre arabe avec le même soin',
    'Le statut pour facturer au Maroc',
  ],
  benefits: [
    'Honoraires fixés avant le premier trait, payés à trente jours',
    'Votre nom sur le projet, toujours',
    'Une place à la table, quand vous voulez',
  ],
  featured: false,
  contactEmail: 'recrutement@atelier-anfa.example',
  isActive: true,
  seoTitle: 'Mission : graphiste de marque, en indépendant',
  seoDescription:
    'Missions de six à dix semaines à Casablanca pour graphiste de marque : identités latines et arabes, du croquis au fichier final.',
};
