import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const ficheProduit: DocumentSource<BlogPost> = {
  _id: 'post-fiche-produit',
  _type: 'blogPost',
  _createdAt: '2026-04-14T08:00:00Z',
  title: 'La fiche produit qui répond avant la question',
  slug: 'fiche-produit',
  excerpt:
    "Ce pouf est-il livré rempli ? Deux mots manquaient sur la fiche, et cent messages par mois arrivaient à leur place. Écrire pour quelqu'un qui ne peut pas toucher.",
  category: 'category-e-commerce',
  tags: ['E-commerce', 'Rédaction', 'Photo', 'SEO'],
  author: 'person-leila-bennis',
  publishDate: '2026-04-14T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      'Pouf en cuir véritable, fabrication artisanale, un must-have pour votre intérieur. 390 DH. Dessous, quatre photos superbes. Et dans la messagerie de la boutique, la même question cent huit fois en un mois : _il est livré rempli ?_',
    ),
    paragraph(
      "Non, il était livré plat. Quarante-trois personnes l'ont appris en ouvrant le carton, et dix-sept l'ont refusé à la porte. La fiche ne mentait pas. Elle avait seulement été écrite par des gens qui voient ce pouf tous les jours, pour des gens qui ne l'avaient jamais vu.",
    ),
    heading('Écrire avec les mains de l’acheteur'),
    paragraph(
      "En boutique, on soulève, on retourne, on renifle. En ligne, il ne reste que vos phrases pour faire ces trois gestes. Nous commençons donc toujours par une demi-heure au comptoir, avec l'objet, et quelqu'un qui ne le connaît pas. On note tout ce qu'il fait et tout ce qu'il demande, dans l'ordre. Cet ordre est le plan de la fiche.",
    ),
    ...numbered(
      "**Qu'est-ce que c'est, et à quoi cela sert ?** Une phrase que l'on dirait à un ami.",
      "**Quelle taille, par rapport à quelque chose ?** « 50 cm de large, la hauteur d'une chaise basse » vaut mieux que deux nombres.",
      '**En quoi, exactement ?** Cuir de chèvre, cousu main, doublure en coton. « Matériaux nobles » ne veut rien dire.',
      '**Que reçoit-on dans le carton ?** La question du pouf. Rempli ou non, avec ou sans pied, pile comprise ou pas.',
      '**Comment cela vieillit ?** Il fonce, il se lave à sec, il sent le cuir pendant deux semaines.',
      '**Quand, à quel prix total, et si cela ne va pas ?** Livraison, ouverture du colis, échange.',
    ),
    paragraph(
      "La cinquième ligne est celle que les vendeurs redoutent. C'est pourtant elle qui fait vendre. Un défaut annoncé devient un caractère ; le même défaut découvert devient un colis refusé.",
    ),
    heading('La même fiche, réécrite'),
    code(
      'text',
      'Un pouf en cuir de chèvre, cousu à Marrakech.',
      '',
      'On s’y assoit, on y pose les pieds, les enfants en font un bateau.',
      '50 cm de large, 30 de haut : un peu plus bas qu’une banquette.',
      '',
      'LIVRÉ VIDE. Vous le remplissez en dix minutes par la fermeture du',
      'dessous, avec deux couvertures ou un sac de mousse (60 DH, à cocher).',
      '',
      'Le cuir est brut : il fonce avec l’âge, et sent le cuir deux semaines.',
      'Chiffon sec, jamais d’eau.',
      '',
      '390 DH, livraison comprise. Chez vous en 2 à 4 jours. Vous ouvrez, vous',
      'regardez, vous payez.',
    ),
    paragraph(
      'Moins de cent mots. Les messages sont tombés de cent huit à onze, les refus de dix-sept à trois, et le sac de mousse, que personne ne commandait, part désormais avec un pouf sur deux. Une réponse bien placée est parfois un produit, et [chaque message évité](/blog/prix-en-message-prive) trois minutes de gagnées.',
    ),
    subheading('Et les photos ?'),
    paragraph(
      "Elles suivent les mêmes questions. Une pour l'ensemble, une pour l'échelle avec une main ou un pied dans le cadre, une pour la matière de très près, une pour le carton ouvert. La cinquième, sur fond blanc, sert aux catalogues. Chez [Petit Souk](/work/ecommerce-modern), chaque jouet n'a qu'une grande image, un film de neuf secondes et trois phrases de la vendeuse : on peut faire moins, à condition que ce soit elle qui parle.",
    ),
    quote("Décrire, c'est prêter ses mains à quelqu'un qui se trouve à Oujda."),
    heading('Les mots qui n’ont plus cours'),
    ...bullets(
      "**Véritable, authentique, de qualité.** Que seraient les autres ? Dites la matière et l'endroit.",
      '**Incontournable, must-have, tendance.** Ils vieillissent plus vite que le stock.',
      '**Idéal pour offrir.** À qui, et à quelle occasion ? « Tient dans une valise de cabine » est un argument de cadeau.',
      "**Stock limité.** S'il l'est, écrivez combien. S'il ne l'est pas, ne l'écrivez pas.",
      "**Voir photo.** Les gens la regardent. Ils veulent savoir ce qu'elle ne montre pas.",
    ),
    heading('Répéter la fiche à la machine'),
    paragraph(
      "Une fois la fiche juste, redites-en l'essentiel dans un petit bloc invisible que les moteurs savent lire. Ils peuvent alors afficher le prix et la disponibilité sous votre lien, ce qui fait venir des gens déjà d'accord sur le prix.",
    ),
    code(
      'html',
      '<script type="application/ld+json">',
      '{',
      '  "@context": "https://schema.org",',
      '  "@type": "Product",',
      '  "name": "Pouf en cuir de chèvre, livré vide",',
      '  "image": "https://boutique.example/pouf-cuir-naturel.jpg",',
      '  "description": "50 cm de large, 30 de haut, cousu à Marrakech.",',
      '  "sku": "POUF-50-NAT",',
      '  "offers": {',
      '    "@type": "Offer",',
      '    "price": "390.00",',
      '    "priceCurrency": "MAD",',
      '    "availability": "https://schema.org/InStock",',
      '    "itemCondition": "https://schema.org/NewCondition",',
      '    "url": "https://boutique.example/pouf-cuir"',
      '  }',
      '}',
      '</script>',
    ),
    paragraph(
      "Le code de la monnaie est `MAD`, le prix s'écrit avec un point et sans « DH », et tout doit correspondre à ce que la page affiche. Quand le stock est à zéro, `InStock` devient `OutOfStock` ; une bonne boutique le fait seule. N'y mettez pas d'étoiles que personne ne vous a données.",
    ),
    heading('Par laquelle commencer'),
    paragraph(
      "Pas par les trois cents. Ouvrez vos messages du mois dernier, comptez les questions par produit, et réécrivez les cinq fiches qui en reçoivent le plus. Une heure chacune, l'objet sur la table. C'est ainsi que nous procédons quand nous ouvrons [une boutique](/services/sites-e-commerce) : les vingt premières fiches sont écrites par nous, au comptoir. Les suivantes le sont par vos vendeurs, qui découvrent à cette occasion qu'ils écrivent très bien.",
    ),
  ],
  relatedBlogPosts: ['post-prix-en-message-prive', 'post-donnees-structurees-commerce'],
  seoTitle: 'Fiche produit : six réponses et un exemple réécrit',
  seoDescription:
    'Six questions, un exemple avant et après, le balisage Product en dirhams : comment écrire une fiche produit qui évite les colis refusés.',
};
