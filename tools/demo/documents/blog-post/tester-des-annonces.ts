import type { BlogPost } from '../../../../app/content/content.generated.ts';
import {
  code,
  heading,
  numbered,
  paragraph,
  picture,
  quote,
  subheading,
  table,
} from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const testerDesAnnonces: DocumentSource<BlogPost> = {
  _id: 'post-tester-des-annonces',
  _type: 'blogPost',
  _createdAt: '2026-08-25T08:00:00Z',
  title: 'Tester deux annonces sans se raconter d’histoires',
  slug: 'tester-des-annonces',
  excerpt:
    "Nous avons opposé une annonce à elle-même. Elle a gagné, largement. Voici comment reconnaître un vrai vainqueur d'un coup de chance.",
  category: 'category-publicite',
  tags: ['Publicité', 'Mesure', 'Budget'],
  author: 'person-karim-tazi',
  publishDate: '2026-08-25T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "Au mois de mai, nous avons lancé deux annonces pendant dix jours. L'annonce A a rapporté 18 demandes, l'annonce B en a rapporté 29. Soixante pour cent de mieux. En réunion, chacun avait son explication : le cadrage de B était plus serré, sa première phrase plus franche, son bouton plus visible.",
    ),
    paragraph(
      "A et B étaient la même annonce. Même image, même texte, même public, même budget, copiée d'un clic. Nous voulions savoir de combien deux jumelles peuvent s'écarter par hasard. La réponse est : d'assez pour que six professionnels y voient du talent.",
    ),
    heading('Le hasard est plus fort que vous ne le croyez'),
    paragraph(
      "Lancez une pièce quarante-sept fois. Obtenir 18 piles et 29 faces, ou pire, arrive à peu près une fois sur sept. Personne n'en conclurait que la pièce est truquée. Avec des annonces, nous concluons tous les lundis, parce que derrière chaque chiffre il y a quelqu'un qui a choisi une photo.",
    ),
    picture(
      'corporate-identity-gallery-2.png',
      'Un pavage de zellige bleu se défait en éclats dispersés sur un fond clair',
      'À droite, un motif. À gauche, des éclats. Avec trop peu de demandes, un tableau de bord ne montre que la partie gauche.',
    ),
    heading('Une règle qui tient sur un ticket de caisse'),
    paragraph(
      "Il existe des calculs plus fins. Celui-ci suffit pour deux annonces diffusées au même moment, avec le même budget : **l'écart doit dépasser deux fois la racine carrée du total**. En dessous, vous ne savez rien. Ce n'est pas un échec, c'est une information : ces deux annonces se valent, ou bien il faut attendre.",
    ),
    code(
      'javascript',
      '// Deux annonces, même budget, mêmes jours : combien de demandes chacune ?',
      'function ecartCredible(a, b) {',
      '  return Math.abs(a - b) > 2 * Math.sqrt(a + b);',
      '}',
      '',
      'ecartCredible(18, 29); // false : un écart de 11, il en faudrait 14',
      'ecartCredible(18, 41); // true : un écart de 23, il en fallait 16',
    ),
    paragraph('Pour ceux qui préfèrent un tableau collé au mur :'),
    table(
      'À partir de quel score une annonce a-t-elle gagné ?',
      ['Demandes au total', 'Le vainqueur doit en avoir', 'Le perdant en a donc au plus'],
      ['20', '15', '5'],
      ['50', '33', '17'],
      ['100', '61', '39'],
      ['200', '115', '85'],
    ),
    paragraph(
      "Lisez la dernière ligne lentement. Avec deux cents demandes, ce que peu de petites entreprises obtiennent en un mois, on ne distingue encore qu'un écart d'un tiers. Inutile d'y chercher si le bouton vert vaut mieux que le bleu.",
    ),
    quote(
      'Si vous avez besoin d’un tableur pour voir la différence, vos clients ne la voient pas non plus.',
    ),
    heading('Donc, tester grand'),
    paragraph(
      "Puisque seuls les gros écarts se voient, il faut comparer des annonces qui peuvent en produire. Nous classons ce que l'on peut changer du plus lourd au plus léger, et nous ne descendons jamais avant d'avoir épuisé l'étage du dessus.",
    ),
    ...numbered(
      "**L'offre.** Livraison comprise contre remise de dix pour cent. Premier mois gratuit contre essai d'une heure. C'est là que l'on gagne du simple au double.",
      "**La promesse.** « Prêt vendredi » contre « garanti deux ans ». Elles n'attirent pas les mêmes personnes.",
      '**Le moment.** Midi au bureau, ou dimanche soir au salon. Pour [Payer sans chercher](/work/payer-sans-chercher), trois montages suivaient trois moments de la journée.',
      '**La première seconde.** Un visage, un geste, un objet, un prix.',
      '**Le reste.** Couleurs, bouton, longueur du texte. Décidez-le avec goût, sans test.',
    ),
    heading('Mais alors, pourquoi couper chaque lundi ?'),
    paragraph(
      "Nous écrivons, sur [la page de notre métier](/services/media-buying), que trois annonces sont essayées chaque semaine et les perdantes coupées le lundi. Y a-t-il contradiction ? Non, car couper et couronner sont deux décisions. Arrêter une annonce qui n'a rien donné après 400 DH coûte peu si l'on se trompe : une idée moyenne disparaît. Déclarer qu'une autre a gagné, la décliner en affiches et refaire le site autour d'elle coûte cher. La première décision supporte le doute, la seconde exige la règle.",
    ),
    subheading('Trois manières de tricher sans le savoir'),
    paragraph(
      "Regarder tous les matins et s'arrêter le jour où l'écart est beau : en guettant assez longtemps, on finit toujours par voir passer un beau jour. Fixez la durée avant. Lancer A en semaine et B le week-end : vous comparez des jours. Compter les clics quand on vend des rendez-vous : l'annonce la plus cliquée est souvent la plus floue.",
    ),
    heading('Votre test de la semaine'),
    paragraph(
      "Faites ce que nous avons fait en mai : copiez votre meilleure annonce et opposez-la à elle-même pendant une semaine. Cela ne vous coûte rien, puisque vous l'auriez diffusée de toute façon. L'écart que vous lirez est la taille du brouillard, chez vous, avec votre budget. Tout ce qui est plus petit ne mérite pas de réunion. Si votre budget est mince, [ce plan à 5 000 DH](/blog/cinq-mille-dirhams-de-publicite) montre comment en tirer quand même une décision.",
    ),
  ],
  relatedBlogPosts: ['post-cinq-mille-dirhams-de-publicite', 'post-combien-vaut-un-client'],
  seoTitle: 'Tester deux annonces : distinguer talent et hasard',
  seoDescription:
    'Une règle simple, un tableau et une fonction pour savoir si une annonce a vraiment gagné, et quoi tester quand le budget est petit.',
};
