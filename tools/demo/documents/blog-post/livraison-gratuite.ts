import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const livraisonGratuite: DocumentSource<BlogPost> = {
  _id: 'post-livraison-gratuite',
  _type: 'blogPost',
  _createdAt: '2026-07-21T08:00:00Z',
  title: 'Livraison offerte : à partir de combien ?',
  slug: 'livraison-gratuite',
  excerpt:
    'Offrir la livraison fait vendre, et peut faire perdre. Une division et une addition donnent le bon seuil. Une boutique en a essayé quatre.',
  category: 'category-e-commerce',
  tags: ['E-commerce', 'Livraison', 'Mesure'],
  author: 'person-imane-chraibi',
  publishDate: '2026-07-21T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    paragraph(
      "300 DH. C'est le seuil de livraison offerte que l'on voit partout, du savon au canapé. Nous avons demandé à neuf boutiques d'où venait le leur. Six l'avaient pris à un concurrent, deux l'avaient trouvé rond, la dernière ne se rappelait plus.",
    ),
    paragraph(
      'Or ce nombre décide de trois choses à la fois : combien de gens commandent, combien ils mettent dans leur panier, et ce qui vous reste quand le transporteur est payé. Il mérite cinq minutes.',
    ),
    heading('La division'),
    paragraph(
      "La livraison vous coûte 35 DH. Sur 100 DH vendus, il vous reste 40 DH une fois l'article payé. Pour que l'envoi gratuit ne vous coûte rien, le client doit donc acheter 88 DH de plus qu'il ne l'aurait fait : 40 % de 88, c'est 35.",
    ),
    code(
      'text',
      'coût de la livraison ÷ taux de marge = achat supplémentaire nécessaire',
      '       35 DH         ÷     0,40      = 88 DH',
      '',
      'panier moyen + achat supplémentaire  = seuil',
      '   262 DH    +        88 DH          = 350 DH',
    ),
    paragraph(
      "Le seuil de cette boutique est à **350 DH**. Ni 300, ni 399. Avec une marge de 25 %, il faudrait 140 DH de plus, et le seuil monterait à 402. C'est pourquoi copier celui du voisin est dangereux : sa marge n'est pas sur son étiquette.",
    ),
    heading('L’expérience'),
    paragraph(
      "La boutique en question vend des cosmétiques naturels, à peu près deux cents commandes par mois. De septembre à décembre, elle a essayé un réglage par mois, sans autre changement et hors promotions. Les saisons pèsent toujours un peu ; les écarts, ici, sont plus gros qu'elles.",
    ),
    table(
      'Quatre mois, quatre réglages',
      ['Réglage', 'Commandes', 'Panier moyen', 'Reste, livraison déduite'],
      ['Payante pour tous (35 DH)', '200', '262 DH', '20 960 DH'],
      ['Offerte à tous', '251', '229 DH', '14 207 DH'],
      ['Offerte dès 200 DH', '236', '248 DH', '18 196 DH'],
      ['Offerte dès 350 DH', '214', '301 DH', '22 896 DH'],
    ),
    paragraph(
      "Le deuxième mois fut le plus joyeux : un quart de commandes en plus, des emballages jusqu'au plafond, et 6 753 DH de moins à la fin. Le quatrième fut le plus calme, et le meilleur. Personne n'a écrit pour se plaindre.",
    ),
    quote("Un mois où l'on emballe davantage n'est pas forcément un mois où l'on gagne davantage."),
    subheading('Pourquoi 200 DH ne marchait pas'),
    paragraph(
      "Parce que près de deux commandes sur trois dépassaient déjà ce montant. Le seuil faisait un cadeau à des gens qui ne l'avaient pas demandé. Un seuil utile est juste au-dessus de ce que l'on allait dépenser ; assez près pour tenter, assez loin pour payer.",
    ),
    heading('Aider à franchir la marche'),
    paragraph(
      "Un seuil que personne n'atteint n'est qu'une phrase dans un bandeau. Trois réglages l'ont rendu vivant, sans une remise.",
    ),
    ...bullets(
      "**Dire ce qui manque, dans le panier.** « Plus que 62 DH pour la livraison offerte », mis à jour à chaque ajout. C'est cette ligne qui a fait l'essentiel du travail.",
      '**Avoir de quoi combler.** Des articles entre 40 et 90 DH, qui servent vraiment : le savon, la recharge, le gant. Sans eux, le client doit doubler son panier et renonce.',
      '**Annoncer le total tôt.** Le prix de la livraison est écrit sur la fiche, pas au dernier écran. Découvert à la fin, un même montant semble deux fois plus cher.',
    ),
    heading('Casablanca n’est pas Zagora'),
    paragraph(
      "35 DH est une moyenne. En réalité, la boutique payait 25 DH pour un colis à Casablanca et jusqu'à 50 pour les zones éloignées. Elle a hésité à fixer un seuil par ville, puis renoncé : trois prix à expliquer coûtent plus cher au téléphone qu'ils ne rapportent. Elle garde un seuil unique et une exception écrite, les colis de plus de cinq kilos, sur devis.",
    ),
    paragraph(
      "N'oubliez pas les refus. En paiement à la livraison, un colis offert et refusé vous coûte l'aller et le retour. Si plus d'une commande sur dix revient, réglez cela d'abord, car un envoi gratuit attire aussi ceux qui commandent pour voir.",
    ),
    heading('Votre seuil, ce soir'),
    paragraph(
      "Il vous faut trois nombres : ce que coûte un envoi en moyenne, retours compris ; votre [taux de marge](/blog/combien-vaut-un-client) ; votre panier moyen des trois derniers mois. Faites la division, puis l'addition, arrondissez aux dix dirhams. Changez le seuil un premier du mois, ne touchez à rien d'autre, et regardez la dernière colonne et non la première. [Petit Souk](/work/ecommerce-modern) a doublé son panier moyen en quatre mois par bien d'autres voies, mais la ligne « plus que… » en faisait partie dès l'ouverture. Elle est dans toutes [les boutiques](/services/sites-e-commerce) que nous livrons.",
    ),
    heading('Et si tout le monde livre gratuitement ?'),
    paragraph(
      "Cela arrive, pour les petits objets légers. Alors la livraison n'est pas offerte, elle est dans le prix, et il faut l'y mettre franchement : le même article à 125 DH « livraison comprise » se vend souvent mieux qu'à 90 plus 35. Le client compare des totaux. Faites l'addition à sa place et montrez-la.",
    ),
    paragraph(
      "Reste l'exception dont personne ne parle : le cadeau. Une livraison offerte sans seuil, une seule fois, à quelqu'un dont le premier colis est arrivé en retard, ne passe dans aucun tableau. Elle coûte 35 DH et fait un client pour trois ans.",
    ),
  ],
  relatedBlogPosts: ['post-paiement-a-la-livraison', 'post-combien-vaut-un-client'],
  seoTitle: 'Livraison gratuite : calculer le bon seuil',
  seoDescription:
    'Une division, une addition et quatre mois d’essai : comment fixer le seuil de livraison offerte d’une boutique en ligne sans perdre sa marge.',
};
