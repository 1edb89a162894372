import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const titresEtIntertitres: DocumentSource<BlogPost> = {
  _id: 'post-titres-et-intertitres',
  _type: 'blogPost',
  _createdAt: '2026-01-20T08:00:00Z',
  title: 'Cachez vos paragraphes : que disent vos titres ?',
  slug: 'titres-et-intertitres',
  excerpt:
    "Les moteurs, les gens pressés et les personnes aveugles lisent vos titres d'abord. Un test de deux minutes, et une façon de les écrire pour les trois.",
  category: 'category-seo',
  tags: ['SEO', 'Rédaction', 'Contenu'],
  author: 'person-leila-bennis',
  publishDate: '2026-01-20T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      'Notre expertise. Nos services. Une équipe à votre écoute. Ils nous font confiance. Contactez-nous.',
    ),
    paragraph(
      "Vous venez de lire, en entier, tous les titres d'un site que je ne nommerai pas. Vend-il des ascenseurs, des assurances, des mariages ? Aucun moyen de le savoir. C'était une école de natation. Deux mille mots très honnêtes attendaient sous ces titres, que personne n'allait ouvrir.",
    ),
    heading('Trois lecteurs, une seule liste'),
    paragraph(
      "Un titre est lu trois fois. Par le visiteur, qui fait défiler la page du pouce et s'arrête sur ce qui le regarde. Par le moteur, qui s'en sert pour comprendre de quoi parle le passage dessous. Par une personne aveugle, enfin, dont le logiciel énumère les titres comme une table des matières : c'est ainsi qu'elle parcourt une page inconnue, de titre en titre.",
    ),
    paragraph(
      "La bonne nouvelle est que ces trois lecteurs veulent la même chose. On n'écrit pas « pour Google » d'un côté et « pour les gens » de l'autre. On écrit des titres qui tiennent debout tout seuls.",
    ),
    heading('Le plan d’abord, la taille ensuite'),
    paragraph(
      "L'erreur la plus courante vient de la mise en page. Quelqu'un voulait un texte plus gros, il a choisi « Titre 1 » ; plus petit, « Titre 4 ». La page de l'école avait six titres principaux, dont un numéro de téléphone. Voici le début de ce qu'entendait une personne aveugle, puis ce qu'elle entend aujourd'hui.",
    ),
    code(
      'html',
      '<!-- Avant -->',
      '<h1>Bienvenue</h1>',
      '<h4>Notre expertise</h4>',
      '<h1>Nos services</h1>',
      '<h1>05 00 00 00 00</h1>',
      '',
      '<!-- Après -->',
      '<h1>Apprendre à nager à Aïn Diab, enfants et adultes</h1>',
      '<h2>Commencer cette semaine ?</h2>',
      '<h2>Les cours, et leur prix</h2>',
      '<h3>Premiers bains, de 3 à 5 ans</h3>',
      '<h3>Enfants, du petit au grand bassin</h3>',
      '<h3>Adultes qui n’ont jamais appris</h3>',
      '<h2>Peur de l’eau ? La première séance</h2>',
      '<h2>Venir : parking, vestiaires, bonnet</h2>',
    ),
    ...bullets(
      "**Un seul titre principal**, le `h1`, qui dit ce qu'est la page. Une machine en supporte plusieurs ; un lecteur, rarement.",
      "**On ne saute pas d'étage.** Après un `h2` vient un `h3`, jamais un `h4` parce qu'il est plus joli. La taille se règle dans la feuille de style.",
      "**Un titre n'est pas un slogan, ni un bouton, ni un numéro.** Si rien ne suit, ce n'est pas un titre.",
    ),
    subheading('Le test, en deux minutes'),
    paragraph(
      "Copiez vos titres dans une page blanche, en décalant les sous-titres. Donnez la feuille à quelqu'un qui ne connaît pas votre métier et posez trois questions : que vend-on ici, à qui, et où cliqueriez-vous si votre fils avait peur de l'eau ? Remplacez cette dernière question par l'inquiétude la plus courante de vos clients.",
    ),
    heading('L’autre titre, celui que l’on ne voit pas'),
    paragraph(
      "Chaque page a aussi une balise `title`. Elle s'affiche sur l'onglet, dans les favoris, et le plus souvent en bleu dans les résultats. Google la réécrit quand elle lui paraît vague ou bourrée de mots-clés ; la meilleure défense est de ne pas lui en donner l'envie.",
    ),
    table(
      'Quatre titres de page, avant et après',
      ['Page', 'Avant', 'Après'],
      ['Accueil', 'Accueil | École X', 'Cours de natation à Aïn Diab, Casablanca | École X'],
      ['Tarifs', 'Nos services', 'Prix des cours de natation : à l’unité, au trimestre'],
      [
        'Adultes',
        'Natation adulte cours natation adulte Casablanca piscine adulte',
        'Apprendre à nager à 40 ans : la première séance',
      ],
      ['Contact', 'Contact', 'Réserver une séance d’essai : adresse, horaires'],
    ),
    paragraph(
      "Il n'existe pas de longueur officielle. L'affichage se coupe à la largeur de l'écran, aux alentours de soixante caractères ; placez donc l'essentiel au début et votre nom à la fin. Et donnez à chaque page un titre différent : si deux pages peuvent porter le même, l'une des deux est de trop.",
    ),
    quote("Un intertitre qui marche est une phrase que l'on pourrait dire au téléphone."),
    heading('Où trouver les mots'),
    paragraph(
      "Pas dans un outil, pour commencer. Écoutez le standard. À l'école, on demandait « est-ce qu'on peut apprendre à quarante ans », jamais « aisance aquatique pour adultes ». Les deux ont leur place : la question dans le titre, le terme du métier dans la phrase qui suit, où il rassure. Pour vérifier ensuite qu'on les cherche vraiment, il y a [une méthode](/blog/vingt-recherches), et c'est par elle que commence une [stratégie SEO](/services/seo-strategy).",
    ),
    paragraph(
      'Le nouveau plan a pris une matinée à écrire et une heure à mettre en place. En trois mois, les demandes d’essai venues de la page des cours sont passées de onze à vingt-six, sans un paragraphe de plus. Les textes étaient bons depuis le début. On ne les avait simplement jamais présentés.',
    ),
    paragraph(
      "Si votre feuille à vous reste muette, faites lire les titres de vos trois derniers e-mails. Ils sont presque toujours meilleurs que ceux de votre site : on les avait écrits pour quelqu'un.",
    ),
  ],
  relatedBlogPosts: ['post-vingt-recherches', 'post-page-accueil-parle-trop-de-vous'],
  seoTitle: 'Titres h1, h2 et balise title : les écrire bien',
  seoDescription:
    'Un test de deux minutes et des exemples avant et après pour écrire des titres utiles aux lecteurs, aux moteurs et aux lecteurs d’écran.',
};
