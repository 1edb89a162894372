import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const paiementALaLivraison: DocumentSource<BlogPost> = {
  _id: 'post-paiement-a-la-livraison',
  _type: 'blogPost',
  _createdAt: '2026-10-24T08:00:00Z',
  title: 'Paiement à la livraison : mode d’emploi',
  slug: 'paiement-a-la-livraison',
  excerpt:
    "Il rassure l'acheteur et inquiète le vendeur. Bien réglé, il coûte moins cher qu'on ne le croit. Les réglages, un par un.",
  category: 'category-e-commerce',
  tags: ['E-commerce', 'Paiement', 'Livraison'],
  author: 'person-imane-chraibi',
  publishDate: '2026-10-24T08:00:00Z',
  readTime: 4,
  featured: false,
  coverImage: {
    file: 'post-paiement-a-la-livraison.png',
    alt: 'Une arche verte et blanche encadre un pan de zellige',
  },
  content: [
    paragraph(
      'Posez la question autour de vous : achèteriez-vous un canapé en ligne, carte en main, à une boutique découverte hier ? Non. Et si vous le payez au livreur, une fois déballé ? Peut-être. Tout le commerce en ligne marocain tient dans ce _peut-être_.',
    ),
    paragraph(
      "Le paiement à la livraison n'est pas un retard que l'on rattrapera un jour. C'est une manière de faire confiance, et elle a ses règles. Les boutiques qui le subissent y perdent un colis sur quatre. Celles qui le règlent en perdent un sur vingt. Voici ce qui les sépare.",
    ),
    quote(
      "Un colis refusé n'est pas un client malhonnête. C'est une promesse que l'on a laissée refroidir.",
    ),
    heading('Ce que coûte un refus'),
    paragraph(
      "Comptez l'aller, le retour, l'emballage, le temps au téléphone, et l'article absent du rayon pendant une semaine. Sur les boutiques que nous suivons, un refus revient à **45 DH** avant même de parler de marge. À 25 % de refus, une boutique de cent commandes par jour jette un salaire par semaine.",
    ),
    paragraph(
      "La plupart des vendeurs réagissent en augmentant leurs prix ou en supprimant le paiement à la livraison. Les deux font fuir les bons clients et gardent les mauvais. Il y a mieux à faire, et cela se passe avant l'expédition.",
    ),
    heading('Avant l’envoi : confirmer, vite et une seule fois'),
    paragraph(
      "Le refus se décide dans les heures qui suivent la commande. Une commande confirmée dans l'heure est acceptée dix-neuf fois sur vingt ; confirmée le lendemain, quinze fois. Ce n'est pas de la malveillance : l'envie est passée, ou un cousin a trouvé moins cher.",
    ),
    ...numbered(
      '**Dans la minute**, un message écrit avec le nom de l’article, le prix total, frais compris, et le jour de passage. Aucun lien à cliquer.',
      '**Dans l’heure**, une demande de réponse par un mot : « oui » pour confirmer, « non » pour annuler. Annuler doit être facile ; chaque « non » vous épargne 45 DH.',
      "**Sans réponse à la fin de la journée**, un seul appel. Deux appels, c'est du harcèlement ; zéro, c'est un pari.",
      '**Le matin de la livraison**, un dernier message avec une heure à deux heures près et le montant à préparer, billets ronds si possible.',
    ),
    subheading("L'adresse"),
    paragraph(
      "Ne demandez pas une adresse de formulaire : demandez un repère. « En face de la pharmacie, immeuble vert, deuxième étage » livre mieux que n'importe quel code postal. Deux champs suffisent : une ville dans une liste, un repère en texte libre. Et un numéro de téléphone, vérifié par sa longueur seulement.",
    ),
    heading('À la porte : laisser ouvrir'),
    paragraph(
      "Beaucoup de vendeurs interdisent d'ouvrir le colis avant de payer. C'est la clause la plus chère du métier. Quand l'ouverture est permise, et annoncée dès la fiche produit, les refus baissent d'un tiers : celui qui sait qu'il pourra regarder n'a plus besoin de se méfier.",
    ),
    ...bullets(
      'Écrivez « Vous ouvrez, vous regardez, vous payez » à côté du bouton, pas dans les conditions générales.',
      'Choisissez un emballage qui se rouvre et se referme sans couteau.',
      'Glissez la facture dessus, pas dedans.',
      'Donnez au livreur la réponse à une seule question : que faire si la taille ne va pas.',
    ),
    heading('Après : tenir les comptes'),
    paragraph(
      "L'argent revient du transporteur avec une à deux semaines de décalage, par lots, souvent avec des erreurs. Rapprochez chaque virement de ses commandes, toutes les semaines, à jour fixe. Une boutique de taille moyenne retrouve ainsi un à deux pour cent de son chiffre, simplement parce qu'elle regarde.",
    ),
    paragraph(
      'Suivez trois chiffres et pas un de plus : la part de commandes confirmées, la part de colis refusés, le délai entre la commande et la porte. Quand le troisième dépasse quatre jours, le deuxième monte toujours.',
    ),
    heading('Et la carte ?'),
    paragraph(
      "Proposez-la, en second, avec un vrai avantage : la livraison offerte, ou l'échange gratuit. Ne la forcez jamais. Chez [Petit Souk](/work/ecommerce-modern), elle est passée de deux à dix-neuf pour cent des commandes en six mois, sans une ligne de publicité : les clients qui avaient été bien livrés une première fois n'avaient plus de raison de garder des billets à la maison.",
    ),
    heading('Par où commencer lundi'),
    paragraph(
      "Relevez vos refus des trente derniers jours et appelez dix de ces clients. Pas pour vendre : pour demander ce qui s'est passé. Vous entendrez huit fois « on ne m'a pas prévenu » ou « c'était trop long ». Les deux se corrigent cette semaine. Et si votre boutique ne sait pas envoyer ces messages toute seule, [parlons-en](/services/sites-e-commerce) : c'est le premier réglage que nous faisons.",
    ),
  ],
  relatedBlogPosts: ['post-page-accueil-parle-trop-de-vous'],
  seoTitle: 'Paiement à la livraison : réduire les colis refusés',
  seoDescription:
    'Confirmer vite, laisser ouvrir, rapprocher les comptes : les réglages du paiement à la livraison pour les boutiques en ligne au Maroc.',
};
