import type { JobPosting } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const monteuseMonteurVideo: DocumentSource<JobPosting> = {
  _id: 'job-monteuse-monteur-video',
  _type: 'jobPosting',
  _createdAt: '2026-11-09T09:00:00Z',
  title: 'Monteuse ou monteur vidéo',
  slug: 'monteuse-monteur-video',
  department: 'Production',
  location: 'Casablanca',
  employmentType: 'CDI',
  experienceLevel: '1 à 3 ans',
  salaryRange: { min: 10000, max: 14000 },
  description:
    "Nous tournons de plus en plus, et de plus en plus court. Vous prendrez la suite du tournage : trouver le film dans les images, lui donner son rythme, puis en tirer les séquences de la semaine.\n\nVous travaillerez à côté d'Ousmane, qui réalise, et de Leïla, qui écrit les sous-titres et les coupe. Personne ici ne dit « on verra au montage » : vous êtes dans la pièce dès le scénario.",
  responsibilities: [
    'Monter deux à trois films courts par semaine, verticaux et horizontaux',
    'Étalonner et mixer jusqu’à la version livrée',
    'Décliner chaque tournage en séquences à publier',
    'Tenir les rushes rangés et sauvegardés deux fois',
    'Assister à un tournage par mois, pour comprendre ce que vous recevez',
  ],
  requirements: [
    'Un an de montage au moins, montrable en cinq minutes',
    'Une bonne oreille : le son compte autant que l’image',
    "Le français écrit sans faute, l'arabe ou la darija à l'oral",
    "Le goût de couper ce que l'on aime",
  ],
  skills: ['Montage', 'Étalonnage', 'Mixage', 'Animation simple', 'Sous-titrage'],
  benefits: [
    'Mutuelle dès le premier jour',
    '25 jours de congé et horaires courts pendant le ramadan',
    'Poste de montage neuf, écran calibré',
    '4 000 DH par an pour apprendre ce qui vous plaît',
    'Un vendredi sur deux pour vos propres essais',
  ],
  featured: true,
  applicationDeadline: '2027-01-15',
  contactEmail: 'recrutement@atelier-anfa.example',
  isActive: true,
  seoTitle: 'Offre : monteuse ou monteur vidéo, CDI',
  seoDescription:
    'CDI à Casablanca, 10 000 à 14 000 DH : monter des films courts du scénario à la livraison, dans une équipe de cinq personnes.',
};
