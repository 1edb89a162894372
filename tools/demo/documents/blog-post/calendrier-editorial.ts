import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

/** Without a reading time of its own: the site computes it. */
export const calendrierEditorial: DocumentSource<BlogPost> = {
  _id: 'post-calendrier-editorial',
  _type: 'blogPost',
  _createdAt: '2024-11-19T08:00:00Z',
  title: 'Le calendrier éditorial qui tient en quatre-vingt-dix minutes',
  slug: 'calendrier-editorial',
  excerpt:
    'La plupart des calendriers éditoriaux meurent la troisième semaine. Le nôtre tient sur une feuille, se remplit le lundi et pardonne les absences.',
  category: 'category-contenu',
  tags: ['Contenu', 'Calendrier', 'Réseaux sociaux'],
  author: 'person-leila-bennis',
  publishDate: '2024-11-19T08:00:00Z',
  featured: false,
  content: [
    paragraph(
      "Un calendrier éditorial meurt toujours un mardi. Le lundi, tout le monde y croit. Le mardi, un fournisseur appelle, la personne qui devait écrire « 5 conseils pour bien choisir » n'a pas cinq conseils, et la case reste vide. La semaine suivante, deux cases. La troisième, on ne l'ouvre plus.",
    ),
    paragraph(
      "J'ai enterré assez de tableaux à douze colonnes pour savoir que le problème n'est ni la discipline ni l'outil. On planifie des cases au lieu de planifier des matières premières. Un restaurant n'écrit pas « mercredi : plat » sans savoir ce qu'il y a dans la chambre froide.",
    ),
    heading("D'abord la réserve"),
    paragraph(
      'Avant la moindre date, remplissez une réserve. Quatre bocaux, et des choses vraies dedans :',
    ),
    ...bullets(
      '**Les questions.** Celles que l’on vous pose au comptoir, mot pour mot. Vingt suffisent pour démarrer ; votre vendeuse vous les dictera en dix minutes.',
      '**Les gestes.** Ce que vos mains font et que le client ne voit jamais : couper, vérifier, emballer, réparer.',
      "**Les gens.** Un client d'accord pour être cité, un artisan qui vous fournit, l'apprenti qui vient d'arriver.",
      '**Les rendez-vous.** Rentrée, fêtes, saison des mariages, soldes, inventaire. Ceux-là seuls ont une date.',
    ),
    paragraph(
      "Un fleuriste avec qui nous avons fait l'exercice en est ressorti avec soixante et une idées. Il publiait deux fois par mois, faute d'inspiration.",
    ),
    heading('Ensuite, le lundi'),
    paragraph(
      "Quatre-vingt-dix minutes, une fois par semaine, à la même heure, à deux si possible. Le téléphone reste dans la pièce d'à côté. Voici le déroulé ; il a l'air rigide, il l'est.",
    ),
    ...numbered(
      '**Dix minutes pour relire.** Qu’est-ce qui a été commenté, transmis, gardé ? Une phrase par publication, pas de graphique.',
      '**Dix minutes pour choisir.** Trois idées dans trois bocaux différents.',
      '**Trois quarts d’heure pour écrire les trois**, mal s’il le faut, mais jusqu’au dernier mot.',
      '**Quinze minutes pour les images.** Une photo déjà faite, une à prendre mercredi, une sans image.',
      '**Dix minutes pour programmer** les deux qui sont prêtes, et ranger la feuille.',
    ),
    quote("Ce qui n'est pas écrit lundi à midi ne le sera pas mercredi à dix-huit heures."),
    subheading('Pourquoi trois, et pas cinq'),
    paragraph(
      "Parce que la quatrième est celle qui fait abandonner. Une entreprise de moins de dix personnes qui publie trois choses utiles par semaine pendant un an en publie cent cinquante. Celle qui vise cinq s'arrête, en moyenne, avant la trentième. Je parle d'expérience : l'agence a tenu le rythme de cinq pendant onze jours.",
    ),
    heading('Un mois, chez le fleuriste'),
    table(
      'Quatre semaines de publications, une seule feuille',
      ['Semaine', 'Question', 'Geste', 'Gens ou rendez-vous'],
      [
        '1',
        'Combien de temps tient une pivoine ?',
        'Couper une tige en biais, sous l’eau',
        'Le marché de gros à cinq heures',
      ],
      [
        '2',
        'Que mettre dans un bureau sans fenêtre ?',
        'Monter un bouquet rond en une minute',
        'Une mariée, un an après',
      ],
      [
        '3',
        'Pourquoi mes roses piquent-elles du nez ?',
        'Sauver une orchidée trop arrosée',
        'Le livreur et ses dix adresses',
      ],
      [
        '4',
        'Que coûte un bouquet par semaine ?',
        'Emballer pour deux heures de route',
        'Fête des mères : commander avant jeudi',
      ],
    ),
    paragraph(
      "Remarquez qu'une seule case vend quelque chose. Les onze autres rendent service, et c'est pour elles que l'on suit le compte. Quand la douzième arrive, elle est lue.",
    ),
    heading('Prévoir les trous'),
    paragraph(
      "Une semaine de grippe, un mariage, un contrôle : il y aura des trous. Gardez donc **deux publications d'avance**, sans date, qui supportent d'attendre. Quand vous en utilisez une, remplacez-la avant toute autre chose. Et si la réserve est vide, taisez-vous une semaine. Personne n'écrit pour demander où vous étiez. On remarque en revanche très bien la photo de coucher de soleil avec « Bon week-end à tous ».",
    ),
    subheading('Ce que l’on a le droit de republier'),
    paragraph(
      "Tout ce qui date de plus de six mois et reste vrai. Vos abonnés ont changé, et les autres ont oublié. Changez la première phrase, gardez le reste. Un quart de notre propre calendrier est fait de reprises, et aucune n'a jamais été relevée.",
    ),
    heading('Le seul chiffre à tenir'),
    paragraph(
      "Le nombre de lundis. Sur douze lundis, combien ont eu lieu ? En dessous de neuf, ne changez ni d'outil ni de réseau : déplacez le créneau. Au-dessus de dix, vous pouvez penser à la qualité, aux séries, à la vidéo. La suite se construit toute seule, ou [avec nous](/services/creation-contenu) si vos lundis sont déjà pris.",
    ),
  ],
  relatedBlogPosts: ['post-photos-de-votre-commerce', 'post-prix-en-message-prive'],
  seoTitle: 'Calendrier éditorial : une méthode de 90 minutes',
  seoDescription:
    'Quatre bocaux d’idées, un rituel du lundi et deux publications d’avance : un calendrier éditorial que les petites équipes tiennent vraiment.',
};
