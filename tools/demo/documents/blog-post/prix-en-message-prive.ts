import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const prixEnMessagePrive: DocumentSource<BlogPost> = {
  _id: 'post-prix-en-message-prive',
  _type: 'blogPost',
  _createdAt: '2026-02-10T08:00:00Z',
  title: '« Prix en privé » : trois mots qui vous coûtent des ventes',
  slug: 'prix-en-message-prive',
  excerpt:
    "Nous avons demandé leur prix à trente boutiques. Onze ont répondu dans l'heure, quatre n'ont jamais répondu. Ce que l'on perd à ne pas l'écrire.",
  category: 'category-contenu',
  tags: ['Contenu', 'Réseaux sociaux', 'E-commerce', 'Rédaction'],
  author: 'person-leila-bennis',
  publishDate: '2026-02-10T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    paragraph(
      "_Bch7al ?_ Sous chaque photo de sac, de tapis ou de gâteau, la même question, vingt fois. Et la même réponse, vingt fois : « Prix en privé ». C'est devenu si courant que l'on ne se demande plus pourquoi.",
    ),
    paragraph(
      "En janvier, nous nous sommes fait passer pour des acheteurs, ce que nous étions d'ailleurs un peu. Nous avons écrit à trente boutiques marocaines qui vendent sur les réseaux sans afficher leurs prix, un mercredi, entre dix heures et midi. Une seule question : combien coûte l'article de la dernière publication ?",
    ),
    ...bullets(
      "11 ont répondu dans l'heure.",
      '9 ont répondu dans la journée.',
      '6 ont répondu le lendemain ou plus tard, dont une au bout de neuf jours.',
      '4 n’ont jamais répondu.',
    ),
    paragraph(
      "Parmi les vingt-six réponses, sept donnaient le prix dès le premier message. Les dix-neuf autres posaient d'abord une question : quelle ville, quelle taille, quel numéro de téléphone. Au total, un acheteur sur quatre connaissait le prix au premier échange, alors que la boutique avait déjà fait l'effort de la photo, de la légende et de la réponse.",
    ),
    quote(
      "Un prix caché n'intrigue pas. Il fait supposer le pire, et passer à la boutique d'à côté.",
    ),
    heading('Les quatre raisons que l’on nous donne'),
    paragraph(
      "Nous avons ensuite appelé quelques-unes de ces boutiques, pour comprendre. Aucune n'est de mauvaise foi, et chaque raison mérite une réponse honnête.",
    ),
    subheading('« Les concurrents vont copier nos prix »'),
    paragraph(
      "Ils les ont déjà. Il leur a suffi d'écrire un message depuis le téléphone de leur sœur, comme nous.",
    ),
    subheading('« En privé, on peut discuter »'),
    paragraph(
      "Vrai pour un tapis ancien, pièce unique. Pour un sac vendu à deux cents exemplaires, discuter revient à faire payer plus cher ceux qui n'osent pas. Ils finissent par le savoir : les clientes se parlent.",
    ),
    subheading('« Les messages font monter la publication »'),
    paragraph(
      "Peut-être. Mais comptez ce que coûte chaque message à traiter. Une de ces boutiques reçoit 140 demandes de prix par semaine. À trois minutes l'une, cela fait sept heures : une journée de travail, chaque semaine, passée à recopier un nombre.",
    ),
    subheading('« Notre prix est élevé, il fait fuir »'),
    paragraph(
      "C'est la raison la plus sincère. Un prix élevé sans explication fait fuir, en effet, en public comme en privé. Avec une phrase, il trie. Ceux qui restent savent pourquoi ils paient, et ne renvoient pas le colis.",
    ),
    paragraph(
      "Ajoutons que la loi 31-08 sur la protection du consommateur demande au vendeur d'informer l'acheteur du prix. L'afficher vous évite au moins d'avoir à vous poser la question.",
    ),
    heading('Écrire un prix que l’on assume'),
    paragraph(
      "Afficher ne veut pas dire jeter un nombre au bout de la légende. Trois éléments suffisent, toujours dans le même ordre : ce que l'on reçoit, combien, et ce qui est compris.",
    ),
    code(
      'text',
      'Cabas en cuir de chèvre, doublé, fermeture éclair. 34 × 28 cm.',
      '480 DH, livraison à Casablanca comprise (45 DH ailleurs).',
      'Cousu à la main en deux jours : si votre couleur manque, comptez une semaine.',
      'Pour commander : écrivez la couleur et votre ville.',
    ),
    paragraph(
      'La dernière ligne change tout. Elle remplace la question que vous ne voulez plus recevoir par celle que vous attendez. Un message qui commence par « marron, Rabat » est une commande.',
    ),
    heading('Et quand le prix dépend vraiment ?'),
    paragraph(
      "Un traiteur, un peintre, une agence comme la nôtre ne peuvent pas afficher un prix unique. Ils peuvent afficher un point de départ et ce qui le fait bouger. C'est ce que nous faisons [sur nos propres services](/services) : un site vitrine démarre à 30 000 DH TTC, une boutique à 80 000 DH TTC, et la page dit pourquoi l'on monte.",
    ),
    ...numbered(
      "**Un « à partir de » réel**, que vous avez facturé au moins une fois dans l'année. Un prix d'appel que personne n'a jamais payé se retourne contre vous au premier devis.",
      '**Un exemple complet.** « Buffet pour cinquante personnes, salé et sucré, servi : 9 200 DH. » Les gens comptent très bien à partir d’un exemple.',
      '**Deux choses qui font monter, une qui fait baisser.** « Le week-end et la vaisselle ajoutent ; commander trois semaines avant retire. »',
    ),
    heading('L’essai de trois semaines'),
    paragraph(
      "Si vous hésitez encore, n'affichez le prix que sur une publication sur deux pendant trois semaines. Notez pour chacune les messages reçus et les ventes conclues. Une boutique de prêt-à-porter s'est prêtée au jeu : 212 messages et 23 ventes sur les publications sans prix, 96 messages et 31 ventes sur les autres. Moitié moins de conversations, un tiers de ventes en plus. Trois semaines ne font pas une loi, mais elle a gardé les soirées libres.",
    ),
    paragraph(
      "Le jour où les prix sont écrits, les vraies questions arrivent : la taille, le lavage, le délai. Rassemblez les dix plus fréquentes, répondez-y une bonne fois dans vos légendes, et faites-en la base d'une boutique qui encaisse pendant que vous dormez. Le [paiement à la livraison](/blog/paiement-a-la-livraison) s'y règle très bien, à condition que l'acheteur ait su le montant depuis le début.",
    ),
  ],
  relatedBlogPosts: ['post-ecrire-en-darija', 'post-paiement-a-la-livraison'],
  seoTitle: '« Prix en privé » : pourquoi afficher vos prix',
  seoDescription:
    'Trente boutiques interrogées, quatre objections et un modèle de légende : pourquoi et comment afficher ses prix sur les réseaux au Maroc.',
};
