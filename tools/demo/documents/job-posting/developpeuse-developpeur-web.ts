import type { JobPosting } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const developpeuseDeveloppeurWeb: DocumentSource<JobPosting> = {
  _id: 'job-developpeuse-developpeur-web',
  _type: 'jobPosting',
  _createdAt: '2026-10-19T09:00:00Z',
  title: 'Développeuse ou développeur web',
  slug: 'developpeuse-developpeur-web',
  department: 'Technique',
  location: 'Casablanca, hybride',
  employmentType: 'CDI',
  experienceLevel: '3 à 5 ans',
  salaryRange: { min: 16000, max: 22000 },
  description:
    "Nos sites doivent s'ouvrir avant l'impatience, sur un téléphone moyen et un réseau moyen. Vous les construirez de bout en bout, du balisage à la mise en ligne, avec Karim.\n\nNous écrivons peu de code, et nous le relisons beaucoup. Une page qui marche sans JavaScript, un formulaire qui ne perd rien, un test qui échoue pour la bonne raison : si ces phrases vous font plaisir, la table a une chaise pour vous.",
  responsibilities: [
    'Construire deux à trois sites ou boutiques par trimestre',
    "Tenir la vitesse et l'accessibilité de ce qui est déjà en ligne",
    'Relire le code des autres et faire relire le vôtre, chaque jour',
    'Expliquer un choix technique à un client, sans sigle',
  ],
  requirements: [
    'Trois ans de développement web, dont un site que vous aimez montrer',
    'HTML et CSS sur le bout des doigts, TypeScript au quotidien',
    "Le réflexe de mesurer avant d'optimiser",
    'Le français, et assez d’anglais pour lire une documentation',
  ],
  skills: ['TypeScript', 'React', 'CSS', 'Accessibilité', 'SQL', 'Tests automatisés'],
  benefits: [
    'Mutuelle dès le premier jour',
    'Trois jours à la maison par semaine, si vous voulez',
    '25 jours de congé et horaires courts pendant le ramadan',
    'Machine de votre choix',
    '4 000 DH par an pour apprendre ce qui vous plaît',
  ],
  featured: false,
  contactEmail: 'recrutement@atelier-anfa.example',
  isActive: true,
  seoTitle: 'Offre : développeuse ou développeur web, CDI',
  seoDescription:
    'CDI hybride à Casablanca, 16 000 à 22 000 DH : construire des sites rapides et accessibles, du balisage à la mise en ligne.',
};
