import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const dixPortes: DocumentSource<Portfolio> = {
  _id: 'portfolio-dix-portes',
  _type: 'portfolio',
  _createdAt: '2023-10-09T09:00:00Z',
  title: 'Une porte, dix métiers',
  slug: 'dix-portes',
  summary:
    'Bab & Co fabrique des portes et répare des serrures. Son site parlait de tout à la fois ; il a maintenant une entrée par métier.',
  description:
    "Bab & Co réunit dix artisans sous un même toit, à Derb Ghallef : menuisiers, serruriers, ferronniers, verriers. Selon la personne qui décrochait, l'entreprise était une fabrique, un dépanneur ou un décorateur. Le site essayait d'être les trois.",
  tags: ['Web Design', 'SEO', 'Contenu'],
  client: 'client-bab-co',
  timeline: '6 semaines',
  role: ['Architecture du site', 'Rédaction', 'Développement web', 'Référencement'],
  problem:
    "L'ancien site comptait trente-cinq pages et une seule phrase : « solutions d'ouverture sur mesure ». Personne ne cherche une solution d'ouverture ; on cherche une clé perdue à minuit ou une porte en cèdre pour septembre.\n\nLe site recevait quatre mille visites par mois, dont la moitié venait du bout du monde.",
  solution:
    "Nous avons commencé par le standard : pendant deux semaines, nous avons noté chaque appel avec les mots de celui qui appelle. Ces mots sont devenus les dix portes du site, une par métier, chacune avec son prix de départ, son délai et la photo de l'artisan.\n\nLe site est devenu plus petit : douze pages, écrites en français et en darija latine, qui s'affichent en une seconde. La page d'urgence n'a qu'un bouton, un numéro de téléphone, et l'heure à laquelle on arrive.",
  techStack: [
    'Site sur mesure',
    'Rédaction bilingue',
    'Données structurées',
    "Suivi des appels par page d'entrée",
  ],
  gallery: [
    {
      type: 'image',
      src: { file: 'dix-portes-gallery-1.png' },
      alt: 'Des arches emboîtées, du noir au safran, mènent à une porte de zellige',
      caption: 'Une porte par métier : celle du menuisier.',
    },
    {
      type: 'image',
      src: { file: 'dix-portes-gallery-2.png' },
      alt: 'Une étoile blanche au cœur safran, coupée par le cadre, entre des losanges rouges',
      caption: "La page d'urgence : un seul bouton, au milieu.",
    },
  ],
  results: [
    'Moins de visites, plus de clients : une sur dix finit par un appel, contre une sur soixante.',
    'Les dix métiers apparaissent en première page des recherches de Casablanca.',
    'Les appels de nuit arrivent au bon artisan du premier coup.',
  ],
  metrics: [
    {
      value: '×6',
      label: "d'appels par visite",
      description: "Sur six mois, comparé à l'ancien site.",
    },
    {
      value: '12',
      label: 'pages au lieu de trente-cinq',
      description: 'Toutes lues au moins cent fois par mois.',
    },
    {
      value: '0,9 s',
      label: 'pour afficher une page',
      description: "Médiane relevée en 4G sur des téléphones d'entrée de gamme.",
    },
  ],
  testimonial: {
    name: 'Naïma Rahali',
    role: 'Standardiste',
    company: 'client-bab-co',
    rating: 5,
    date: '2024-04-16',
    content:
      "Avant, je devinais quel artisan on cherchait. Maintenant, on me demande le serrurier, et c'est bien lui qu'il faut.",
  },
  publishDate: '2023-10-09T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: 'Une porte, dix métiers : le site de Bab & Co',
  seoDescription:
    'Douze pages au lieu de trente-cinq, six fois plus d’appels par visite : la refonte du site d’une maison de dix artisans.',
};
