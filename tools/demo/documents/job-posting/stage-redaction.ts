import type { JobPosting } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const stageRedaction: DocumentSource<JobPosting> = {
  _id: 'job-stage-redaction',
  _type: 'jobPosting',
  _createdAt: '2026-11-02T09:00:00Z',
  title: 'Stage rédaction, français et darija',
  slug: 'stage-redaction',
  department: 'Contenu',
  location: 'Casablanca',
  employmentType: 'Stage',
  experienceLevel: 'Débutant accepté',
  salaryRange: { min: 4000, max: 4000 },
  description:
    "Six mois pour apprendre à écrire court, avec Leïla, qui coupe une phrase sur deux et explique toujours pourquoi. Vous écrirez dès la première semaine, et l'on vous lira dès la deuxième.\n\nNous cherchons quelqu'un qui passe du français à la darija sans y penser, et qui sait que ce ne sont pas les mêmes plaisanteries. Le stage est payé ; il peut mener à un poste.",
  responsibilities: [
    'Écrire des publications, des fiches produits et des sous-titres',
    'Relire, les vôtres et celles des autres',
    'Écouter des clients au téléphone et noter leurs mots',
    "Tenir le calendrier d'une marque à partir du troisième mois",
  ],
  requirements: [
    'Un français écrit sûr et une darija vivante',
    'Trois textes à nous montrer, même courts, même drôles',
    'Six mois disponibles, à partir de février 2027',
  ],
  skills: ['Rédaction', 'Darija', 'Relecture', 'Curiosité'],
  benefits: [
    'Stage payé, transport remboursé',
    'Une marraine qui relit chaque texte avec vous',
    'Horaires courts pendant le ramadan',
    'Un poste à la clé si la table s’agrandit',
  ],
  featured: false,
  contactEmail: 'recrutement@atelier-anfa.example',
  isActive: true,
  seoTitle: 'Stage de rédaction, français et darija',
  seoDescription:
    'Stage payé de six mois à Casablanca : écrire court en français et en darija, relu chaque jour par une rédactrice en chef.',
};
