import type { Portfolio } from '../../../../app/content/content.generated.ts';
import type { DocumentSource } from '../../source.ts';

export const rendezVousAuPhare: DocumentSource<Portfolio> = {
  _id: 'portfolio-rendez-vous-au-phare',
  _type: 'portfolio',
  _createdAt: '2024-06-17T09:00:00Z',
  title: 'Rendez-vous au phare',
  slug: 'rendez-vous-au-phare',
  summary:
    "Rifane tient trois auberges sur la côte. Un Reel par auberge, et la même première image : un phare, vu d'une fenêtre.",
  description:
    'Rifane loue vingt-six chambres dans trois maisons : une à El Jadida, une au cap Beddouza, une à Safi. De chacune, on voit un phare ; la route, elle, ne se voit pas. Les voyageurs les trouvaient par hasard et revenaient exprès. La maison voulait remplacer le hasard.',
  tags: ['Reels', 'Vidéo', 'Publicité'],
  client: 'client-rifane',
  timeline: '4 semaines',
  role: ['Concept', 'Tournage', 'Montage', 'Media buying'],
  problem:
    'Les sites de réservation prenaient dix-huit pour cent de chaque nuit et classaient Rifane derrière des hôtels à piscine. Hors saison, une chambre sur quatre était occupée.\n\nLes photos montraient des lits. Personne ne traverse le pays pour un lit.',
  solution:
    "Chaque film commence par le même plan fixe : un phare, la nuit, vu d'une fenêtre de la maison. Puis la lampe tourne et, à chaque passage, la lumière révèle une chose de plus : une table mise, un bateau tiré sur le sable, une porte ouverte. La boucle qui tourne ici est celle du cap Beddouza.\n\nLes annonces n'ont été montrées qu'à moins de trois heures de route, du mercredi au vendredi. Elles mènent à une page de la maison, un calendrier et un numéro de téléphone, sans intermédiaire.",
  techStack: [
    'Tournage de nuit',
    'Boucle sans raccord',
    'Annonces par distance de route',
    'Réservation en direct',
  ],
  coverImage: {
    file: 'rendez-vous-au-phare-poster.png',
    alt: 'Un phare rayé noir et blanc sur un ciel safran, au-dessus des vagues',
  },
  video: {
    type: 'local',
    src: { file: 'rendez-vous-au-phare.mp4' },
    captions: { file: 'rendez-vous-au-phare.vtt' },
    duration: 5,
    aspectRatio: '9:16',
    poster: {
      file: 'rendez-vous-au-phare-poster.png',
      alt: 'Première image du Reel : un phare dans un ciel safran',
    },
  },
  gallery: [
    {
      type: 'image',
      src: { file: 'rendez-vous-au-phare-gallery-1.png' },
      alt: 'Une façade rouge aux balcons noirs, sous un soleil bleu',
      caption: 'La maison d’El Jadida, côté balcons.',
    },
    {
      type: 'image',
      src: { file: 'rendez-vous-au-phare-gallery-2.png' },
      alt: 'Une étoile à cœur rouge, agrandie et coupée par le cadre, sur un bleu pâle',
      caption: 'La lampe, vue de face : à chaque tour, une chose de plus.',
    },
  ],
  results: [
    'Six nuits sur dix se réservent en direct, contre deux auparavant.',
    'Les trois maisons sont pleines du jeudi au samedi, même en novembre.',
    'Les commissions économisées ont payé le projet en quatre mois.',
  ],
  metrics: [
    {
      value: '60 %',
      label: 'de nuits en direct',
      description: 'Contre 21 % au semestre précédent.',
    },
    {
      value: '+33',
      label: 'points de remplissage hors saison',
      description: "D'octobre à décembre, comparé à l'automne d'avant.",
    },
    {
      value: '4 mois',
      label: 'pour rentrer dans ses frais',
      description: "Sur les seules commissions qui n'ont plus été payées.",
    },
  ],
  testimonial: {
    name: 'Abla Rifi',
    role: 'Gérante',
    company: 'client-rifane',
    rating: 5,
    date: '2025-03-05',
    content:
      "Le film ne montre pas un lit. C'est la première fois que l'on nous réserve en demandant une fenêtre.",
  },
  publishDate: '2024-06-17T09:00:00Z',
  featured: false,
  status: 'published',
  seoTitle: 'Rendez-vous au phare, trois Reels pour Rifane',
  seoDescription:
    'Trois auberges, trois phares, des annonces à trois heures de route : comment Rifane réserve six nuits sur dix sans intermédiaire.',
};
