import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, paragraph, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const budgetMarketingPremiereAnnee: DocumentSource<BlogPost> = {
  _id: 'post-budget-marketing-premiere-annee',
  _type: 'blogPost',
  _createdAt: '2025-12-09T08:00:00Z',
  title: 'Combien dépenser en marketing la première année ?',
  slug: 'budget-marketing-premiere-annee',
  excerpt:
    'Un pourcentage du chiffre, oui, mais lequel, et sur quoi ? Un budget complet, ligne par ligne et mois par mois, pour une entreprise qui ouvre.',
  category: 'category-marketing',
  tags: ['Budget', 'Stratégie', 'Mesure'],
  author: 'person-imane-chraibi',
  publishDate: '2025-12-09T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "Réponse courte : entre 5 et 10 % du chiffre d'affaires que vous visez, plus près de 10 si personne ne vous connaît, plus près de 5 si vos premiers clients vous attendent déjà. Réponse utile : cela dépend de ce que vous achetez en premier, et la plupart des jeunes entreprises achètent dans le désordre.",
    ),
    paragraph(
      "Décembre est le mois où l'on remplit des tableaux. Remplissons-en un ensemble, pour une entreprise inventée mais vraisemblable : un atelier de menuiserie à Aïn Sebaâ, quatre personnes, qui ouvre en janvier et vise 1 200 000 DH de ventes dans l'année. À 8 %, cela fait **96 000 DH**.",
    ),
    heading('Les cinq lignes, et rien d’autre'),
    table(
      'Un budget de 96 000 DH TTC, première année',
      ['Ligne', 'Montant', 'Ce que cela achète'],
      ['Site vitrine', '30 000 DH', 'Cinq pages, un formulaire, un numéro cliquable'],
      ['Textes et photos', '15 000 DH', 'Les mots du site, les photos de vos réalisations'],
      ['Essai publicitaire', '14 000 DH', 'Un mois accompagné, dont 5 000 DH d’espace'],
      ['Publicité courante', '25 000 DH', "Cinq mois d'espace à 5 000 DH"],
      ['Réserve', '12 000 DH', 'Ce que vous ne savez pas encore'],
    ),
    paragraph(
      "Presque la moitié part dans des choses qui restent : le site, les textes, les photos. C'est beaucoup au printemps et très peu sur trois ans. Les autres lignes s'arrêtent le jour où l'on cesse de payer ; elles doivent donc se justifier tous les mois.",
    ),
    heading('Dans quel ordre'),
    subheading('Janvier à mars : exister'),
    paragraph(
      "Le site se paie en trois fois, 30 % à la commande, 40 % à mi-parcours et 30 % à la livraison ; la trésorerie respire. Pendant que d'autres l'écrivent, vous avez une tâche gratuite et décisive : la fiche d'établissement, les horaires, les premiers avis. Pas de publicité. Envoyer des visiteurs vers une page qui n'existe pas est la dépense la plus courante de toutes.",
    ),
    subheading('Avril : essayer'),
    paragraph(
      "Un mois, un canal, une offre. Pour notre menuisier : les cuisines sur mesure, dans trois quartiers. L'objectif n'est pas de vendre dix cuisines, mais de connaître le prix d'une demande de devis. S'il tombe sous le [plafond calculé d'avance](/blog/combien-vaut-un-client), on continue. Sinon, on change d'offre avant de changer de canal.",
    ),
    subheading('Mai à septembre : tenir'),
    paragraph(
      "Cinq mois à 5 000 DH, les mêmes, sans coup d'éclat. La régularité apprend des choses qu'une grosse campagne n'apprend pas : ce que fait juillet, ce que fait la rentrée, quelle annonce s'use.",
    ),
    subheading('Octobre à décembre : décider'),
    paragraph(
      "Volontairement, il n'y a pas de publicité prévue au dernier trimestre. Soit l'essai a payé, et les ventes financent la suite sans y penser. Soit il n'a pas payé, et les 12 000 DH de réserve vont ailleurs : un salon, une plaquette pour les architectes, des échantillons.",
    ),
    heading('Ce qui n’y figure pas, exprès'),
    ...bullets(
      "**Les cadeaux d'entreprise.** Un stylo n'a jamais vendu une porte.",
      '**Le logo à 40 000 DH.** La première année, un nom bien composé suffit. Vous ne savez pas encore qui vous êtes.',
      "**L'agence au mois.** Nous devrions dire le contraire. Mais un abonnement se justifie quand il y a un flux à entretenir, pas avant qu'il existe.",
      '**Trois réseaux sociaux.** Un seul, bien tenu. Choisissez celui où vos clients vous envoient déjà des photos.',
    ),
    heading('Et si vous avez quatre fois moins ?'),
    paragraph(
      "Avec 24 000 DH, il ne faut pas faire la même chose en plus petit. Il faut retirer des lignes. Une demi-journée de photos, 6 000 DH. Une fiche d'établissement impeccable, gratuite. Une page unique, sobre, que vous modifiez vous-même. Et trois mois de publicité à 5 000 DH, parce qu'en dessous de cette somme les résultats tiennent du hasard. Il reste 3 000 DH : imprimez cent cartes et passez voir les architectes du quartier.",
    ),
    paragraph(
      "Le site vitrine viendra la deuxième année, payé par les clients de la première. Il n'y a aucune honte à cela.",
    ),
    heading('Les trois questions qui déplacent le curseur'),
    paragraph(
      "**Combien vaut un client ?** Si une vente laisse 14 000 DH de marge, on peut dépenser pour la chercher. Si elle en laisse 60, il faut que le produit se vende par la vitrine ou par le bouche-à-oreille. **Combien de temps met-il à se décider ?** À trois mois de réflexion, l'argent d'avril revient en juillet : prévoyez de quoi attendre. **Qui vous recommande déjà ?** Une entreprise née avec vingt clients fidèles peut diviser la ligne publicité par deux et s'offrir [quelques conversations avec eux](/blog/dix-entretiens-clients).",
    ),
    paragraph(
      "Si ces trois réponses vous échappent, commencez par elles : un [diagnostic](/services/strategie-marketing) dure deux semaines et sert surtout à rayer des lignes. C'est la seule dépense de marketing qui en supprime d'autres.",
    ),
  ],
  relatedBlogPosts: ['post-combien-vaut-un-client', 'post-dix-entretiens-clients'],
  seoTitle: 'Budget marketing : un exemple complet sur un an',
  seoDescription:
    'Quel budget marketing pour une première année au Maroc ? Un exemple de 96 000 DH, ligne par ligne, et la version à 24 000 DH.',
};
