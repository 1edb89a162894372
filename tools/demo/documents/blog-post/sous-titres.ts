import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const sousTitres: DocumentSource<BlogPost> = {
  _id: 'post-sous-titres',
  _type: 'blogPost',
  _createdAt: '2026-06-23T08:00:00Z',
  title: "Huit spectateurs sur dix n'ont pas le son : écrivez pour eux",
  slug: 'sous-titres',
  excerpt:
    "Sous-titrer, c'est écrire le film une seconde fois, avec des mesures, des coupes et des pièges en trois langues. Cinq nombres et un avant-après.",
  category: 'category-video',
  tags: ['Vidéo', 'Rédaction', 'Reels', 'Darija'],
  author: 'person-leila-bennis',
  publishDate: '2026-06-23T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "« Zut, loue. » C'est ainsi qu'un outil automatique a compris _zit l'oud_, l'huile d'olive, dans la bouche d'un épicier. La vidéo est restée en ligne deux jours. Elle vendait de l'huile d'olive.",
    ),
    paragraph(
      "On relit une affiche dix fois parce qu'elle s'imprime. Un sous-titre, personne ne le relit, alors que c'est parfois la seule phrase de la marque qui sera lue de la journée. Sur [Le matin à Derb Omar](/work/matin-derb-omar), huit spectateurs sur dix regardaient sans le son : dans un taxi, dans une salle d'attente, à côté d'un enfant qui dort. Pour eux, le film est muet et vous en êtes le dialoguiste.",
    ),
    heading('Les mesures'),
    paragraph(
      'Il existe des normes de télévision, longues et sages. Pour un film vertical regardé sur un téléphone, nous travaillons avec cinq nombres.',
    ),
    table(
      'Les cinq nombres du sous-titre vertical',
      ['Mesure', 'Valeur', 'Pourquoi'],
      ['Vitesse', '15 caractères par seconde', "Au-delà, on lit et l'on ne regarde plus"],
      ['Ligne', '28 caractères au plus', 'La largeur du pouce, à bout de bras'],
      ['Hauteur', 'Deux lignes', 'La troisième cache un visage'],
      [
        'Durée',
        '1 seconde au moins, 5 au plus',
        'En dessous, un clignotement ; au-dessus, une pancarte',
      ],
      ['Place', 'Au-dessus du quart inférieur', 'Les boutons des applications occupent le bas'],
    ),
    paragraph(
      "Quinze caractères par seconde, c'est moins que ce que dit une personne pressée. Il faudra donc couper. Tant mieux : à l'oral on répète, on hésite, on reprend son souffle avec des « donc voilà ». Aucun de ces mots n'a besoin d'être lu.",
    ),
    heading('Couper là où le sens respire'),
    paragraph(
      "Une ligne doit se comprendre seule, même si la suivante n'arrivait jamais. On ne sépare pas l'article de son nom, le verbe de sa négation, le nombre de son unité. Comparez ces deux fichiers, tirés du même plan :",
    ),
    code(
      'text',
      'WEBVTT',
      '',
      'NOTE Avant : la machine coupe quand il n’y a plus de place',
      '00:00:00.400 --> 00:00:02.000',
      'Alors moi le rideau je le lève avant',
      'le soleil et donc le',
      '',
      '00:00:02.000 --> 00:00:03.600',
      'café c’est après sinon voilà il',
      'refroidit',
    ),
    code(
      'text',
      'WEBVTT',
      '',
      'NOTE Après : une idée par carton',
      '00:00:00.400 --> 00:00:02.900',
      'Le rideau, je le lève',
      'avant le soleil.',
      '',
      '00:00:02.900 --> 00:00:05.800',
      'Le café, c’est après.',
      'Sinon, il refroidit.',
    ),
    paragraph(
      "Le second dit moins et l'on entend mieux l'homme. Remarquez qu'il finit plus tard que le premier : un carton peut rester pendant le silence qui suit. C'est même là que se lit la moitié d'un film.",
    ),
    quote('Un bon sous-titre ne répète pas la voix. Il la laisse finir.'),
    heading('Trois langues, deux fichiers'),
    paragraph(
      'Une vidéo tournée en darija pose une question que les manuels ne connaissent pas : dans quelle langue la sous-titrer ? Nous livrons deux fichiers, jamais un mélange.',
    ),
    ...bullets(
      "**Le français**, pour ceux qui ont appris à lire dans cette langue, et la lisent plus vite qu'une autre.",
      "**L'arabe**, en lettres arabes et dans une langue simple, proche de ce qui est dit. Traduire un épicier en prose de journal télévisé le rend ridicule.",
      "**La darija en lettres latines**, seulement pour une accroche de trois mots. Au-delà, chacun l'écrit à sa façon et tout le monde bute.",
    ),
    subheading('Les pièges de la droite à la gauche'),
    paragraph(
      "Dans une ligne arabe, un prix, un nom de marque en lettres latines ou un point d'exclamation peuvent sauter de l'autre côté. Vérifiez sur un vrai téléphone, pas dans le logiciel de montage. Et n'incrustez pas deux langues l'une sous l'autre : à quatre lignes, il n'y a plus d'image.",
    ),
    subheading('Incrustés ou à part ?'),
    paragraph(
      "Les réseaux sociaux aiment les sous-titres gravés dans l'image : ils s'affichent toujours, et dans votre caractère. Un site doit les garder dans un fichier séparé, que l'on peut couper, agrandir, traduire et faire lire à haute voix. Nous livrons les deux, puisqu'ils viennent du même texte.",
    ),
    heading('Et pour qui n’entend pas du tout'),
    paragraph(
      "Jusqu'ici je parlais de gens pressés. D'autres n'ont pas coupé le son : ils n'en ont pas. Pour eux, la voix ne suffit pas. Le rideau qui claque, la presse qui démarre, le client que l'on ne voit pas et qui appelle depuis le trottoir [font partie du récit](/blog/le-son-d-abord). Une note brève entre crochets, `[un rideau métallique se lève]`, et la scène existe. Cela prend dix minutes par film. Je n'ai jamais trouvé de bonne raison de les économiser.",
    ),
    heading('La relecture à trois'),
    paragraph(
      "Regardez le film une fois sans le son, sans rien noter, et racontez-le. Faites-le regarder par quelqu'un qui ne parle que la langue du sous-titre. Puis par la personne filmée : c'est elle qui vous dira que son quartier s'écrit avec deux _l_ et que l'on ne dit pas « huile », ici, sans dire de quoi. Trois lectures, un quart d'heure. Toute notre [production vidéo](/services/production-video) passe par là, et pas une fois nous n'en sommes sortis sans une correction.",
    ),
  ],
  relatedBlogPosts: ['post-le-son-d-abord', 'post-ecrire-en-darija'],
  seoTitle: 'Sous-titrer une vidéo verticale : cinq nombres utiles',
  seoDescription:
    "Vitesse, coupe, place, langues : comment écrire les sous-titres d'un Reel en français et en arabe, avec un fichier avant et après.",
};
