import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const leBonCadre: DocumentSource<Portfolio> = {
  _id: 'portfolio-le-bon-cadre',
  _type: 'portfolio',
  _createdAt: '2023-04-17T09:00:00Z',
  title: 'Le bon cadre',
  slug: 'le-bon-cadre',
  summary:
    "Nourelle est opticienne dans une rue que l'on ne traverse pas. Trois textes, une fiche et une vitrine ont rempli son carnet.",
  description:
    "Nourelle tient une boutique d'optique dans une rue calme du quartier Gauthier. Dix-neuf ans de métier, une clientèle fidèle et vieillissante. La gérante ne voulait ni promotion ni influenceuse : elle voulait que les gens du quartier sachent qu'elle existe.",
  tags: ['SEO', 'Stratégie', 'Contenu'],
  client: 'client-nourelle',
  timeline: '5 semaines',
  role: ['Étude de quartier', 'Référencement local', 'Rédaction', 'Vitrine'],
  problem:
    "À moins d'un kilomètre, neuf autres opticiens. Nourelle arrivait dixième dans les recherches : sa fiche portait une ancienne adresse, des horaires faux et la photo d'un autre magasin.\n\nLes grandes enseignes offrent la deuxième paire. Une boutique seule ne peut pas les suivre sur ce terrain, et ne devrait pas essayer.",
  solution:
    "Nous avons passé une semaine dans la rue, à compter. Les passants qui entrent viennent de trois immeubles de bureaux et d'une école. Leur question n'est jamais le prix : c'est « combien de temps ? ».\n\nLa vitrine y répond en une ligne, changée chaque matin à la main. La fiche en ligne dit la même chose, avec les vrais horaires et dix photos des vrais présentoirs. Trois textes courts expliquent ce qu'une opticienne fait de plus qu'un rayon ; ils sont signés de son prénom.",
  techStack: [
    'Fiche d’établissement',
    'Textes de fond',
    'Prise de rendez-vous',
    'Lettrage de vitrine',
  ],
  gallery: [
    {
      type: 'image',
      src: { file: 'le-bon-cadre-gallery-1.png' },
      alt: 'Des arches blanches, rouges et noires, emboîtées autour d’une porte de zellige',
      caption: "La porte, dans une rue que l'on ne traverse pas.",
    },
    {
      type: 'image',
      src: { file: 'le-bon-cadre-gallery-2.png' },
      alt: 'Un immeuble à balcons arrondis, une étoile au-dessus de la rue, dans un ciel clair',
      caption: 'L’un des trois immeubles dont viennent les passants.',
    },
  ],
  results: [
    'La boutique est passée de la dixième à la deuxième place des recherches du quartier.',
    "Le carnet de rendez-vous est plein quinze jours à l'avance.",
    'La moitié des nouveaux clients a moins de trente-cinq ans.',
  ],
  metrics: [
    {
      value: '2e',
      label: 'dans les recherches du quartier',
      description: 'Contre dixième, six mois plus tôt.',
    },
    {
      value: '+72 %',
      label: 'de rendez-vous',
      description: 'Sur six mois, comparé aux six mois précédents.',
    },
    {
      value: '15 j',
      label: "d'agenda rempli",
      description: 'Délai moyen du premier créneau libre.',
    },
  ],
  testimonial: {
    name: 'Inès Lahbabi',
    role: 'Opticienne',
    company: 'client-nourelle',
    rating: 5,
    date: '2023-11-14',
    content:
      "On m'appelait pour savoir combien de temps. La vitrine répond avant moi, et l'on entre.",
  },
  publishDate: '2023-04-17T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: 'Le bon cadre : le référencement local de Nourelle',
  seoDescription:
    'Une fiche juste, trois textes signés, une ligne en vitrine : comment une opticienne de quartier a rempli son carnet de rendez-vous.',
};
