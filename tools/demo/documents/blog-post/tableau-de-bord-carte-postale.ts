import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const tableauDeBordCartePostale: DocumentSource<BlogPost> = {
  _id: 'post-tableau-de-bord-carte-postale',
  _type: 'blogPost',
  _createdAt: '2025-07-22T08:00:00Z',
  title: 'Un tableau de bord qui tient sur une carte postale',
  slug: 'tableau-de-bord-carte-postale',
  excerpt:
    "Quatorze onglets, et personne ne savait si le mois était bon. Nous les avons remplacés par trois chiffres, une phrase et un seuil écrit d'avance.",
  category: 'category-marketing',
  tags: ['Mesure', 'Stratégie', 'Clients'],
  author: 'person-karim-tazi',
  publishDate: '2025-07-22T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "Le fichier s'appelait `Reporting_VF3_final_corrigé`. Il avait quatorze onglets, quarante-deux courbes et une couleur par service. On le projetait le premier jeudi du mois. Quelqu'un disait « les impressions sont en hausse », quelqu'un d'autre prenait un café. J'ai demandé si le mois avait été bon. Il y a eu un silence, puis trois réponses différentes.",
    ),
    paragraph(
      "Ce client loue des salles de réunion. Son tableau de bord d'aujourd'hui tient sur une carte postale, punaisée près de la machine à café. Tout le monde la lit, y compris la personne qui fait les clés.",
    ),
    code(
      'text',
      'SEMAINE 28             cette semaine   d’habitude    seuil',
      '',
      'Demandes reçues                   34           31       24',
      'Devenues réservations      12 (35 %)    11 (35 %)     25 %',
      'Coût d’une demande             82 DH        90 DH   130 DH',
      '',
      'Ce que nous changeons : rien. On ne touche pas à une semaine normale.',
    ),
    heading('Pourquoi ces trois-là'),
    paragraph(
      "Parce qu'ils se multiplient. Les demandes, la part qui achète, ce que coûte une demande : avec les trois, vous retrouvez vos ventes et ce qu'elles vous ont coûté. Et surtout, chacun désigne un coupable différent quand il bouge.",
    ),
    table(
      'Le chiffre qui bouge dit où regarder',
      ['Ce qui bouge', 'Ce que cela veut dire', 'Qui regarde en premier'],
      [
        'Moins de demandes',
        'On vous voit moins, ou la page répond mal',
        'La personne qui tient le site et les annonces',
      ],
      [
        'Moins de ventes par demande',
        'On vous trouve cher, lent, ou ce ne sont pas les bons visiteurs',
        'La personne qui répond au téléphone',
      ],
      [
        'Une demande plus chère',
        'L’annonce s’use, ou un concurrent est arrivé',
        'La personne qui achète l’espace',
      ],
    ),
    paragraph(
      "Remarquez ce qui ne figure pas sur la carte : les visites, les abonnés, les impressions, la durée de visite. Ces chiffres existent, je les regarde, ils m'aident à comprendre. Mais aucun ne vous dit quoi faire lundi.",
    ),
    quote("Un bon indicateur se reconnaît à ceci : quand il change, quelqu'un se lève."),
    heading('Les deux colonnes que personne ne remplit'),
    paragraph(
      "« D'habitude » est la moyenne des huit dernières semaines. Une semaine ne se compare pas à la précédente, elle se compare à son habitude, sinon vous passerez votre vie à expliquer les jours fériés.",
    ),
    paragraph(
      "« Seuil » est le nombre à partir duquel vous avez décidé, un jour de calme, de faire quelque chose. Pour les salles de réunion, moins de 24 demandes deux semaines de suite déclenchent une vérification dans l'ordre : le formulaire part-il, le téléphone sonne-t-il, la fiche d'établissement est-elle juste, les annonces tournent-elles ? Trois fois sur quatre, la panne est dans cette liste, et aucune stratégie ne l'aurait réparée.",
    ),
    subheading("Une dernière ligne, pour l'honnêteté"),
    paragraph(
      "« Ce que nous changeons » est la ligne que tout le monde veut sauter. Elle oblige à écrire « rien » quand il n'y a rien à faire. En un an, la carte postale a dit « rien » trente-trois fois. Ce sont trente-trois réunions qui n'ont pas eu lieu.",
    ),
    heading('D’où viennent les nombres'),
    paragraph("Aucun outil coûteux n'est nécessaire. Il faut en revanche trois habitudes."),
    ...bullets(
      '**Une demande est une demande.** Formulaire, appel, message, visite au comptoir : tout compte pour un, dans le même cahier. Si vous ne comptez que les formulaires, vous fermerez le téléphone.',
      "**La question rituelle.** « Comment nous avez-vous connus ? », posée à chacun, notée avec les mots du client. C'est moins précis qu'un logiciel, et cela mesure aussi le beau-frère.",
      '**Le même jour, la même main.** Le lundi à neuf heures, par la même personne, en dix minutes. Un chiffre relevé par trois personnes est trois chiffres.',
    ),
    subheading('Le nombre qui ment le plus'),
    paragraph(
      "Le coût par demande affiché par une régie publicitaire. Elle s'attribue volontiers une personne qui avait vu l'annonce mardi et serait venue jeudi de toute façon. Nous divisons donc la dépense totale par **toutes** les demandes, payées ou non. Le résultat paraît trop beau, mais il est stable, et c'est sa variation que l'on regarde. Pour savoir ce que l'annonce a vraiment apporté, il y a [d'autres méthodes](/blog/mesurer-la-publicite-sans-cookies).",
    ),
    heading('Trois chiffres, mais pas forcément ceux-là'),
    paragraph(
      "Un restaurant comptera les couverts réservés, la part d'absents et le ticket moyen. Une école, les visites, les inscriptions et les départs en cours d'année. Une boutique en ligne, les commandes confirmées, les colis refusés et le délai jusqu'à la porte. La règle est la même partout : au plus trois, qui s'enchaînent, avec un seuil pour chacun et un prénom en face.",
    ),
    paragraph(
      "Écrivez votre carte ce soir, à la main, avec les nombres que vous connaissez déjà. S'il en manque un, laissez la case blanche et affichez-la quand même : une case blanche au mur se remplit en une semaine. Celle que nous remettons à la fin d'une [stratégie marketing](/services/strategie-marketing) n'est pas plus grande. Nous avons simplement tranché sur les seuils, à plusieurs, avec vos ventes sur la table.",
    ),
  ],
  relatedBlogPosts: ['post-mesurer-la-publicite-sans-cookies', 'post-combien-vaut-un-client'],
  seoTitle: 'Tableau de bord marketing : trois chiffres suffisent',
  seoDescription:
    'Demandes, ventes, coût : trois chiffres, un seuil et une phrase pour piloter son marketing chaque semaine, sur une carte postale.',
};
