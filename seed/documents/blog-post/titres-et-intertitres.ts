import type { BlogPost } from '../../../app/queries/content.generated.ts';
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
  category: 'SEO',
  tags: ['SEO', 'Rédaction', 'Contenu'],
  author: 'Leïla Bennis',
  publishDate: '2026-01-20T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      'Notre expertise. Nos services. Une équipe à votre écoute. Ils nous font confiance. Contactez-nous.',
    ),
    paragraph(
      "Vous venez de lire, en entier, tous les titres d'un site que je ne nommerai pas. Vend-il des ascenseurs, des assurances, des mariages ? Aucun moyen de le savoir. C'était une clinique dentaire. Deux mille mots très honnêtes attendaient sous ces titres, que personne n'allait ouvrir.",
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
      "L'erreur la plus courante vient de la mise en page. Quelqu'un voulait un texte plus gros, il a choisi « Titre 1 » ; plus petit, « Titre 4 ». La page de la clinique avait six titres principaux, dont un numéro de téléphone. Voici ce qu'entendait une personne aveugle, puis ce qu'elle entend aujourd'hui.",
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
      '<h1>Dentiste pour enfants et adultes au quartier Gauthier</h1>',
      '<h2>Une urgence aujourd’hui ?</h2>',
      '<h2>Les soins, et leur prix</h2>',
      '<h3>Carie, dévitalisation, couronne</h3>',
      '<h3>Appareils dentaires</h3>',
      '<h3>Implants</h3>',
      '<h2>Votre enfant a peur ? Le premier rendez-vous</h2>',
      '<h2>Venir : tramway, parking, étage</h2>',
    ),
    ...bullets(
      "**Un seul `h1`**, qui dit ce qu'est la page. Une machine en supporte plusieurs ; un lecteur, rarement.",
      "**On ne saute pas d'étage.** Après un `h2` vient un `h3`, jamais un `h4` parce qu'il est plus joli. La taille se règle dans la feuille de style.",
      "**Un titre n'est pas un slogan, ni un bouton, ni un numéro.** Si rien ne suit, ce n'est pas un titre.",
    ),
    subheading('Le test, en deux minutes'),
    paragraph(
      "Copiez vos titres dans une page blanche, en décalant les sous-titres. Donnez la feuille à quelqu'un qui ne connaît pas votre métier et posez trois questions : que vend-on ici, à qui, et où cliqueriez-vous si vous aviez mal aux dents ? Ce dernier point se remplace par votre urgence à vous.",
    ),
    heading('L’autre titre, celui que l’on ne voit pas'),
    paragraph(
      "Chaque page a aussi une balise `title`. Elle s'affiche sur l'onglet, dans les favoris, et le plus souvent en bleu dans les résultats. Google la réécrit quand elle lui paraît vague ou bourrée de mots-clés ; la meilleure défense est de ne pas lui en donner l'envie.",
    ),
    table(
      'Quatre titres de page, avant et après',
      ['Page', 'Avant', 'Après'],
      ['Accueil', 'Accueil | Clinique X', 'Dentiste à Gauthier, Casablanca | Clinique X'],
      ['Soins', 'Nos services', 'Prix des soins dentaires : carie, couronne, implant'],
      [
        'Enfants',
        'Dentiste enfant dentiste pédiatrique Casablanca dentiste bébé',
        'Premier rendez-vous chez le dentiste : votre enfant a peur ?',
      ],
      ['Contact', 'Contact', 'Prendre rendez-vous : adresse, horaires, urgences'],
    ),
    paragraph(
      "Il n'existe pas de longueur officielle. L'affichage se coupe à la largeur de l'écran, aux alentours de soixante caractères ; placez donc l'essentiel au début et votre nom à la fin. Et donnez à chaque page un titre différent : si deux pages peuvent porter le même, l'une des deux est de trop.",
    ),
    quote("Un intertitre qui marche est une phrase que l'on pourrait répondre au téléphone."),
    heading('Où trouver les mots'),
    paragraph(
      "Pas dans un outil, pour commencer. Écoutez la secrétaire. À la clinique, on demandait « combien pour arracher une dent de sagesse », jamais « chirurgie orale ». Les deux mots ont leur place : le premier dans le titre, le second dans la phrase qui suit, où il rassure. Pour vérifier ensuite qu'on les cherche vraiment, il y a [une méthode](/blog/vingt-recherches).",
    ),
    paragraph(
      'Le nouveau plan a pris une matinée à écrire et une heure à mettre en place. En trois mois, les demandes de rendez-vous venues de la page des soins sont passées de onze à vingt-six, sans un paragraphe de plus. Les textes étaient bons depuis le début. On ne les avait simplement jamais présentés.',
    ),
    paragraph(
      "Faites le test sur votre page la plus importante avant de commander quoi que ce soit. Si la feuille reste muette, nous la réécrivons avec vous, c'est la part la plus gaie d'une [stratégie SEO](/services/seo-strategy).",
    ),
  ],
  relatedBlogPosts: ['post-vingt-recherches', 'post-page-accueil-parle-trop-de-vous'],
  seoTitle: 'Titres h1, h2 et balise title : les écrire bien',
  seoDescription:
    'Un test de deux minutes et des exemples avant et après pour écrire des titres utiles aux lecteurs, aux moteurs et aux lecteurs d’écran.',
};
