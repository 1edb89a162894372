import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, paragraph, quote, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const changerDeNom: DocumentSource<BlogPost> = {
  _id: 'post-changer-de-nom',
  _type: 'blogPost',
  _createdAt: '2026-05-26T08:00:00Z',
  title: "Faut-il changer de nom ? Six questions avant de repeindre l'enseigne",
  slug: 'changer-de-nom',
  excerpt:
    'Changer de nom coûte toujours plus que le logo. Parfois, ne pas en changer coûte davantage. Six questions pour savoir de quel côté vous êtes.',
  category: 'category-marketing',
  tags: ['Branding', 'Stratégie', 'Budget'],
  author: 'person-yasmine-alaoui',
  publishDate: '2026-05-26T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    paragraph(
      "Sur dix entreprises qui viennent nous voir pour un nouveau nom, six repartent avec l'ancien. Elles n'en sont pas toujours contentes sur le moment. Elles avaient déjà une liste, un cousin graphiste, parfois un nom de domaine réservé un soir d'enthousiasme.",
    ),
    paragraph(
      "Voici les six questions que nous leur posons, dans l'ordre. La première qui reçoit un « oui » franc décide presque toujours de la suite.",
    ),
    heading('1. Perdez-vous des clients à cause du nom ?'),
    paragraph(
      "Perdre, pas « risquer de perdre ». Une facture partie chez un homonyme, un client qui vous a cherché deux jours, un courrier d'avocat. L'atelier de céramique de Salé que nous avons accompagné avait trois commandes égarées en six mois chez des confrères au nom presque identique. Cela se compte, et cela suffit : vous pouvez lire [comment il est devenu Argile 12](/work/corporate-identity).",
    ),
    paragraph(
      "À l'inverse, « les gens le prononcent mal » n'est pas une perte. Les gens prononcent mal la moitié des noms qu'ils adorent.",
    ),
    heading('2. Le nom ment-il sur ce que vous vendez ?'),
    paragraph(
      "Une « Boulangerie du Parc » qui ne fait plus que des buffets d'entreprise, une « Clim Express » qui pose surtout des panneaux solaires. Tant que l'écart fait sourire, un sous-titre règle l'affaire pour quelques centaines de dirhams d'impression. Quand il vous fait écarter d'un appel d'offres avant la lecture, il faut agir.",
    ),
    heading('3. La personne du nom est-elle encore là ?'),
    paragraph(
      "Un nom de famille est un capital tant que la famille répond au téléphone. Après une cession ou un départ à la retraite, il devient une promesse que plus personne ne peut tenir. Laissez passer une année avec les deux noms côte à côte, puis coupez. Six mois, c'est trop court pour les habitués ; trois ans, et l'ancien nom est redevenu le vrai.",
    ),
    heading('4. Voulez-vous un nom, ou un événement ?'),
    paragraph(
      "C'est la question qui fâche. Beaucoup de changements de nom sont des anniversaires déguisés : l'équipe est lasse, le site a vieilli, un concurrent vient de tout refaire. Si votre phrase commence par « on aurait besoin d'un coup de neuf », vous avez besoin d'une vitrine propre, de photos récentes et d'une page d'accueil qui parle à vos clients. [Cela se fait sans toucher au nom](/blog/page-accueil-parle-trop-de-vous), et pour bien moins cher.",
    ),
    quote("Un nouveau nom ne règle qu'un problème : celui de l'ancien nom."),
    heading('5. Le nouveau nom est-il libre, vraiment ?'),
    paragraph(
      '« Libre » veut dire quatre choses différentes, et il faut les quatre. Vérifiez dans cet ordre, du moins cher au plus long.',
    ),
    ...bullets(
      "**Dans les bouches.** Dites-le à dix personnes, au téléphone, avec du bruit autour. Elles doivent pouvoir l'écrire. Dites-le en darija, en arabe, en amazighe et en espagnol si vous vendez au Nord : un mot charmant à Casablanca peut désigner tout autre chose à Nador.",
      '**Sur les écrans.** Cherchez-le, avec votre métier et votre ville. Si un restaurant célèbre le porte déjà, vous passerez dix ans derrière lui dans les résultats.',
      '**Dans les adresses.** Le nom de domaine et les comptes de réseaux, le même partout, sans tiret ajouté en catastrophe.',
      "**Dans les registres.** L'Office marocain de la propriété industrielle et commerciale tient deux choses distinctes : le certificat négatif, pour la dénomination de la société, et la marque, déposée pour des classes de produits et de services. Avoir l'un ne donne pas l'autre. Faites faire la recherche d'antériorité par quelqu'un dont c'est le métier.",
    ),
    heading('6. Avez-vous compté jusqu’au dernier tampon ?'),
    paragraph(
      "Le logo est la petite dépense. Le reste se cache dans des tiroirs. Voici le compte d'une entreprise de quatorze personnes, deux camionnettes et un local sur rue, telle que nous en voyons souvent :",
    ),
    table(
      "Ce qu'emporte un changement de nom, pour une PME de quatorze personnes",
      ['Poste', 'Ordre de grandeur TTC', 'Souvent oublié'],
      ['Recherche du nom et vérifications', '15 000 – 30 000 DH', 'Les noms refusés en route'],
      ['Signe, charte et gabarits', '25 000 – 60 000 DH', 'Les devis et factures du logiciel'],
      [
        'Enseigne et deux véhicules',
        '20 000 – 45 000 DH',
        "La remise en état de l'ancienne façade",
      ],
      ['Site et adresses', '10 000 – 30 000 DH', "Les redirections et l'ancien e-mail"],
      ['Papeterie, tenues, tampons', '8 000 – 15 000 DH', 'Le stock imprimé à jeter'],
      ['Prévenir', '5 000 – 20 000 DH', 'Banques, assureurs, douane, fournisseurs'],
    ),
    paragraph(
      "Entre 83 000 et 200 000 DH, donc, et trois à cinq mois. Si ce total vous fait reculer, c'est que la réponse aux trois premières questions était « non ». Si vous vous dites que c'est encore moins que ce que l'ancien nom vous a coûté l'an dernier, n'attendez pas.",
    ),
    heading('Si c’est oui : le jour J'),
    paragraph(
      "Choisissez un mardi, hors saison. Prévenez vos vingt plus gros clients de vive voix la semaine d'avant ; rien ne vexe comme d'apprendre un changement de nom par une facture. Basculez tout la même nuit : enseigne, site, signatures, fiche d'établissement. Pendant un an, écrivez l'ancien nom en petit sous le nouveau, partout où un client pourrait hésiter.",
    ),
    paragraph(
      "Et si c'est non, vous venez d'économiser une année de chamailleries. Mettez-en le dixième dans une [stratégie](/services/strategie-marketing) : on y parle de ce que vos clients retiennent de vous. C'est rarement votre nom.",
    ),
  ],
  relatedBlogPosts: ['post-dix-entretiens-clients', 'post-budget-marketing-premiere-annee'],
  seoTitle: 'Changer le nom de son entreprise : six questions',
  seoDescription:
    'Homonymes, cession, vérifications à l’OMPIC, coût réel poste par poste : les six questions à se poser avant de changer de nom.',
};
