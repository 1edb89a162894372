import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const pageAccueil: DocumentSource<BlogPost> = {
  _id: 'post-page-accueil-parle-trop-de-vous',
  _type: 'blogPost',
  _createdAt: '2026-11-14T08:00:00Z',
  title: "Pourquoi votre page d'accueil parle trop de vous",
  slug: 'page-accueil-parle-trop-de-vous',
  excerpt:
    "Nous avons relu quarante pages d'accueil de marques marocaines. Trente-six commencent par « Bienvenue ». Voici ce que font les quatre autres.",
  category: 'category-contenu',
  tags: ['Contenu', 'Web Design', 'Rédaction'],
  author: 'person-leila-bennis',
  publishDate: '2026-11-14T08:00:00Z',
  readTime: 4,
  featured: true,
  coverImage: {
    file: 'post-page-accueil-parle-trop-de-vous.png',
    alt: 'Une étoile de zellige agrandie, coupée par le cadre, sur un fond de terre cuite',
  },
  content: [
    paragraph(
      "La première phrase d'un site est lue par tout le monde, et crue par personne. Elle dit que la maison est jeune, dynamique, à l'écoute. Le visiteur, lui, cherche un prix, un délai, une preuve. Il a ouvert trois onglets avant le vôtre et il en ouvrira deux après.",
    ),
    paragraph(
      "Pendant l'été, nous avons relu quarante pages d'accueil de marques marocaines, de toutes tailles et de tous métiers. Nous les avons lues comme un acheteur : sur un téléphone, debout, en comptant les secondes. Trente-six commencent par « Bienvenue » ou par le nom de l'entreprise. Le mot « nous » arrive en moyenne onze fois avant le mot « vous ». Le premier chiffre utile apparaît au troisième écran.",
    ),
    quote('Le visiteur ne veut pas vous connaître. Il veut savoir si vous le connaissez.'),
    heading('Ce que le visiteur cherche en cinq secondes'),
    paragraph(
      "Il ne lit pas, il trie. Cinq secondes lui suffisent pour décider s'il reste, et pendant ces cinq secondes il ne se pose que trois questions, toujours dans le même ordre :",
    ),
    ...numbered(
      "Est-ce que l'on vend ici ce que je cherche ?",
      'Est-ce pour quelqu’un comme moi, à un prix comme le mien ?',
      "Est-ce que d'autres l'ont fait avant moi, et qu'y ont-ils gagné ?",
    ),
    paragraph(
      "L'histoire de la maison, ses valeurs, la photo de l'équipe : tout cela compte, mais plus tard. Un client lit votre histoire après avoir décidé que vous pouviez l'aider. Jamais avant.",
    ),
    heading('Les quatre pages qui font autrement'),
    paragraph(
      "Elles n'ont ni le même métier ni le même budget. Elles ont une chose en commun : leur premier écran pourrait être dit au comptoir, sans que personne trouve cela étrange.",
    ),
    ...bullets(
      '**Un verbe dans le titre.** « Nous réparons votre chaudière demain matin » dit plus que « Solutions thermiques innovantes ».',
      "**Un prix, même approximatif.** « À partir de » écarte les curieux et rassure les autres. L'absence de prix, elle, écarte tout le monde.",
      "**Une preuve à portée de pouce.** Un chiffre daté, un nom de client, une photo prise sur place. Pas une rangée d'étoiles sans source.",
      "**Une seule action.** Appeler, ou réserver, ou demander un devis. Deux boutons de même taille, c'est une hésitation de plus.",
    ),
    subheading('Le test du concurrent'),
    paragraph(
      'Prenez votre titre. Remplacez votre nom par celui de votre concurrent le plus direct. La phrase reste-t-elle vraie ? Alors elle ne dit rien de vous. Trente et une pages sur quarante échouent à ce test, dont la nôtre il y a trois ans.',
    ),
    subheading('Le test de la grand-mère pressée'),
    paragraph(
      'Lisez votre premier écran à une personne qui ne connaît pas votre métier. Cachez-le. Demandez-lui ce que vous vendez, et à qui. Si elle répond « des solutions », recommencez.',
    ),
    heading('Réécrire le premier écran en une heure'),
    paragraph(
      "Il n'y a besoin ni d'une agence ni d'une refonte. Il faut une feuille, vos dix derniers messages de clients et une heure sans téléphone. Relevez les mots qu'ils emploient pour dire leur problème : votre titre est presque toujours dedans. Puis remplissez ce gabarit, dans cet ordre.",
    ),
    code(
      'html',
      '<h1>Un site prêt en quatre semaines, à partir de 30 000 DH TTC</h1>',
      '<p>Écrit avec vous, livré avec ses photos, modifiable sans développeur.</p>',
      '<a href="/contact">Demander un devis</a>',
    ),
    paragraph(
      "Trois lignes. Un verbe ou un objet, un délai, un prix ; ce que l'on reçoit ; ce que l'on fait maintenant. Tout ce qui ne tient pas là descend d'un écran, et s'en portera très bien.",
    ),
    heading('Et le mot « nous » ?'),
    paragraph(
      'Gardez-le, mais faites-le travailler. « Nous sommes passionnés » ne vous engage à rien. « Nous répondons avant midi » vous engage, et se vérifie. La règle que nous appliquons chez nos clients est simple : chaque phrase qui commence par _nous_ doit se terminer par quelque chose que le lecteur pourra nous reprocher.',
    ),
    paragraph(
      "C'est inconfortable, et c'est le but. Une promesse que l'on peut vous reprocher est une promesse que l'on peut croire.",
    ),
    heading('Comment savoir si cela a marché'),
    paragraph(
      "Ne regardez pas le nombre de visites : il ne dépend pas de votre titre. Comptez les demandes reçues pour cent visiteurs, quatre semaines avant et quatre semaines après. Chez nos clients, un premier écran réécrit en ajoute la moitié, sans dépenser un dirham de publicité. Et lisez les demandes : quand elles commencent par vos propres mots, c'est que la page a été comprise.",
    ),
    paragraph(
      "Si vous préférez que quelqu'un d'autre tienne le crayon, c'est une partie de notre métier : voyez comment nous abordons la [création de contenu](/services/creation-contenu), ou envoyez-nous [votre page la plus faible](/contact). Nous en réécrirons le premier paragraphe, pour voir.",
    ),
  ],
  relatedBlogPosts: ['post-referencement-casablanca-trois-rues'],
  seoTitle: "Page d'accueil : parlez moins de vous, vendez plus",
  seoDescription:
    "Quarante pages d'accueil relues, deux tests à faire chez vous et une méthode d'une heure pour réécrire votre premier écran.",
};
