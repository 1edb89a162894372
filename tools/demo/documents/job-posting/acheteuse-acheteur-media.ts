import type { JobPosting } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const acheteuseAcheteurMedia: DocumentSource<JobPosting> = {
  _id: 'job-acheteuse-acheteur-media',
  _type: 'jobPosting',
  _createdAt: '2026-10-26T09:00:00Z',
  title: 'Acheteuse ou acheteur média',
  slug: 'acheteuse-acheteur-media',
  department: 'Stratégie',
  location: 'Casablanca, hybride',
  employmentType: 'CDI',
  experienceLevel: '1 à 3 ans',
  salaryRange: { min: 11000, max: 15000 },
  description:
    "Vous dépenserez l'argent des autres, et vous devrez dormir la nuit. Chaque matin, vous saurez ce qu'un client a coûté la veille ; chaque vendredi, vous l'écrirez en dix lignes que leur patron comprend.\n\nImane vous confiera trois comptes la première semaine, huit au bout de six mois. Elle relit tout avant un lancement, puis elle vous laisse faire. Ici, on coupe une annonce qui ne marche pas même quand on l'aime.",
  responsibilities: [
    'Construire et régler les campagnes sur les réseaux et les moteurs',
    'Tester chaque semaine une annonce, une cible ou une page',
    'Tenir un budget au dirham près, et le dire quand il dérape',
    'Écrire le compte rendu du vendredi, sans graphique inutile',
  ],
  requirements: [
    'Un an de campagnes gérées de vos mains, chiffres à l’appui',
    'Une feuille de calcul vous repose',
    'Assez de français pour écrire à un client, assez de darija pour écouter les siens',
  ],
  skills: ['Achat d’espace', 'Mesure', 'Tableur', 'Rédaction d’annonces'],
  benefits: [
    'Mutuelle dès le premier jour',
    'Trois jours à la maison par semaine, si vous voulez',
    '25 jours de congé et horaires courts pendant le ramadan',
    'Les certifications payées, et le temps de les passer',
    '4 000 DH par an pour apprendre ce qui vous plaît',
  ],
  featured: false,
  contactEmail: 'recrutement@atelier-anfa.example',
  isActive: true,
  seoTitle: 'Offre : acheteuse ou acheteur média, CDI',
  seoDescription:
    'CDI hybride à Casablanca, 11 000 à 15 000 DH : régler des campagnes, tenir des budgets et le raconter en dix lignes chaque vendredi.',
};
