import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

/** Without a reading time of its own: the site computes it. */
export const leSonDAbord: DocumentSource<BlogPost> = {
  _id: 'post-le-son-d-abord',
  _type: 'blogPost',
  _createdAt: '2025-02-11T08:00:00Z',
  title: 'Écoutez votre film avant de le regarder',
  slug: 'le-son-d-abord',
  excerpt:
    "On pardonne une image un peu floue. On ne pardonne pas une voix au fond d'un couloir. Le son d'un tournage, avec un micro à 500 DH et un frigo éteint.",
  category: 'category-video',
  tags: ['Vidéo', 'Tournage', 'Casablanca'],
  author: 'person-ousmane-keita',
  publishDate: '2025-02-11T08:00:00Z',
  featured: false,
  content: [
    paragraph(
      "Un réfrigérateur de café chante un sol, un peu faux. Une mobylette lancée boulevard Zerktouni couvre quatre mots. Le tramway, lui, prévient : il sonne d'abord, il couvre ensuite. Voilà ce que l'on sait d'une ville quand on y enregistre des gens qui parlent.",
    ),
    paragraph(
      "J'ai commencé par le son, à dix-neuf ans, au bout d'une perche. J'en ai gardé une manie : je ferme les yeux pendant les prises. Si je comprends tout et que j'ai envie d'entendre la suite, le film existe. Sinon, aucune caméra ne le sauvera.",
    ),
    quote("L'image dit où l'on est. Le son dit si c'est vrai."),
    heading('Le seul achat utile'),
    paragraph(
      "Si vous filmez vous-même, avec un téléphone, n'achetez ni stabilisateur ni anneau lumineux. Achetez un micro-cravate filaire ou sans fil, à partir de 500 DH environ, et sa petite boule de mousse. Tout ce qui suit suppose qu'il est accroché à une chemise, une main sous le menton, du côté opposé aux cheveux longs.",
    ),
    paragraph(
      "Pourquoi cela change-t-il tout ? Parce que le micro de votre téléphone est à deux mètres et qu'il entend la pièce avant la personne. À vingt centimètres, il entend la personne. Aucun logiciel ne rattrape ces deux mètres-là.",
    ),
    heading('Choisir la pièce à l’oreille'),
    paragraph(
      "Nos [tournages](/services/production-video) commencent par un applaudissement solitaire : on entre, on tape une fois dans ses mains, on écoute. Si la pièce répond, on sort. Le carrelage, la baie vitrée et le plafond haut font de belles photos et des voix de piscine. Une arrière-boutique pleine de cartons, un salon avec ses banquettes et ses tapis, une voiture à l'arrêt : voilà de bons studios. Les plus beaux entretiens que j'ai enregistrés l'ont été entre des rouleaux de tissu.",
    ),
    subheading('Dix minutes de chasse'),
    paragraph(
      "Avant d'installer quoi que ce soit, restez une minute sans bouger et notez ce que vous entendez. Puis éliminez.",
    ),
    ...bullets(
      '**Le réfrigérateur.** Débranchez-le, et posez vos clés de voiture dedans. Vous ne partirez pas sans le rallumer.',
      '**La climatisation et les néons.** Ils ronronnent plus bas que la voix et se voient plus tard, au montage.',
      '**Les bracelets, les stylos à bouton, les chaises à roulettes.** Un coup de stylo vaut un coup de feu.',
      '**Les téléphones, le vôtre compris.** En mode avion, pas en vibreur : une vibration sur une table en bois traverse tout.',
      "**L'heure.** L'appel à la prière, la sortie de l'école, le camion de livraison ont leurs horaires. Demandez-les au gardien, il les connaît mieux que personne.",
    ),
    heading('Dix secondes de rien'),
    paragraph(
      "À la fin de chaque scène, demandez à tout le monde de se taire et enregistrez dix secondes. On vous prendra pour un original. Ces dix secondes de silence, qui n'est jamais tout à fait du silence, serviront à boucher les trous entre deux phrases. Sans elles, chaque coupe s'entend comme une porte.",
    ),
    paragraph(
      "Prenez ensuite deux minutes pour les bruits seuls, micro tout près : le ciseau, la clochette, l'eau, la machine qui démarre. Posés sous l'image, ils donnent le poids des choses. Un pain qui craque vend mieux qu'un violon.",
    ),
    heading('Et la ville, alors ?'),
    paragraph(
      "Il ne s'agit pas de l'effacer. Une interview trop propre pourrait avoir été tournée n'importe où, et vos clients n'habitent pas n'importe où. Gardez-la derrière, à sa place : un peu de marché, un klaxon lointain, les mouettes si vous êtes près du port. La règle est simple. Le spectateur doit l'entendre quand personne ne parle, et l'oublier dès que quelqu'un ouvre la bouche.",
    ),
    paragraph(
      "Ce soir, prenez la dernière vidéo que vous avez publiée. Retournez le téléphone sur la table et écoutez-la. Comprenez-vous tout ? Vous ennuyez-vous ? Puis recommencez demain, porte fermée, frigo débranché. Et n'oubliez pas vos clés.",
    ),
  ],
  relatedBlogPosts: ['post-temoignage-client-filme', 'post-sous-titres'],
  seoTitle: "Réussir le son d'une vidéo avec peu de moyens",
  seoDescription:
    "Micro-cravate, choix de la pièce, chasse aux bruits, silence enregistré : le son d'une vidéo d'entreprise, réglé en dix minutes.",
};
