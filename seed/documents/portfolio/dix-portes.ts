import type { Portfolio } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';
import { amineLahlou } from '../quoted-clients.ts';

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
      caption: 'Dix portes, une par métier.',
    },
    {
      type: 'image',
      src: { file: 'dix-portes-gallery-2.png' },
      alt: 'Une étoile rouge et blanche, coupée par le cadre',
      caption: "La page d'urgence n'a qu'un bouton.",
    },
  ],
  results: [
    'Moins de visites, plus de clients : une sur neuf finit par un appel, contre une sur soixante.',
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
    ...amineLahlou,
    content:
      "Un site clair, des visites qualifiées, et un interlocuteur qui décroche. C'est rare et c'est reposant.",
  },
  publishDate: '2023-10-09T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: 'Une porte, dix métiers : le site de Bab & Co',
  seoDescription:
    'Douze pages au lieu de trente-cinq, six fois plus d’appels par visite : la refonte du site d’une maison de dix artisans.',
};
