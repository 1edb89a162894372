import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, quote, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const cinqMilleDirhamsDePublicite: DocumentSource<BlogPost> = {
  _id: 'post-cinq-mille-dirhams-de-publicite',
  _type: 'blogPost',
  _createdAt: '2025-09-16T08:00:00Z',
  title: '5 000 DH de publicité : journal d’un mois',
  slug: 'cinq-mille-dirhams-de-publicite',
  excerpt:
    "Une salle d'escalade, un mois, cinq mille dirhams. Où ils partent, semaine après semaine, et comment on décide de continuer ou d'arrêter.",
  category: 'category-publicite',
  tags: ['Publicité', 'Budget', 'Réseaux sociaux'],
  author: 'person-imane-chraibi',
  publishDate: '2025-09-16T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    paragraph(
      "Cinq mille dirhams, c'est le plus petit budget mensuel avec lequel une annonce en ligne apprend quelque chose. C'est aussi la somme que la plupart des commerces dépensent sans rien apprendre, cent dirhams par-ci, deux cents par-là, en appuyant sur le bouton « booster » les soirs de doute.",
    ),
    paragraph(
      "Suivons-les une fois jusqu'au bout. L'entreprise est inventée, une salle d'escalade à Casablanca ; les ordres de grandeur sont ceux que nous voyons passer. Elle vend une séance de découverte à 80 DH, matériel compris, et espère en faire des abonnés. Un abonné lui laisse assez de marge, sur un an, pour qu'elle accepte de payer jusqu'à 500 DH pour le trouver. [Ce plafond se calcule](/blog/combien-vaut-un-client) ; il a été écrit avant de commencer.",
    ),
    heading('Semaine 0 : rien ne part'),
    paragraph(
      "La semaine la plus rentable est celle où l'on ne dépense pas. On y prépare ce qui recevra les gens :",
    ),
    ...bullets(
      'Une page unique : la photo d’une vraie débutante, le prix, les horaires, l’adresse avec un repère, un bouton pour réserver.',
      "Un téléphone attribué à quelqu'un de dix heures à vingt-deux heures.",
      'Une question posée à chaque arrivant : « Comment nous avez-vous connus ? »',
      'Trois annonces, vraiment différentes. L’une parle de la peur du vide, la deuxième des enfants du mercredi, la troisième du prix.',
    ),
    heading('Semaine 1 : 900 DH, trois idées'),
    paragraph(
      "Trois cents dirhams chacune, sur un seul réseau, dans un rayon de huit kilomètres, vingt à trente-cinq ans. Pas de ciblage savant : avec si peu d'argent, un public étroit s'épuise en deux jours.",
    ),
    paragraph(
      "La peur du vide amène 4 séances, les enfants 11, le prix 6. Vingt et une au total, à 43 DH l'une. L'écart est trop mince pour couronner qui que ce soit ; il suffit pour arrêter la première. On l'aimait beaucoup. Elle avait d'ailleurs récolté le plus de cœurs.",
    ),
    heading('Semaine 2 : 1 100 DH, on creuse'),
    paragraph(
      "Les enfants sont devant, mais pourquoi ? On monte deux variantes : l'une montre une mère qui grimpe avec son fils, l'autre promet la fatigue du soir (« Il dormira à vingt heures »). La seconde fait sourire tout le bureau, et travaille mieux. Vingt-six séances, 42 DH.",
    ),
    quote(
      "L'annonce qui marche dit rarement ce que vous vendez. Elle dit ce que l'acheteur retrouve en rentrant chez lui.",
    ),
    heading('Semaine 3 : 1 400 DH, le premier plafond'),
    paragraph(
      "Trente et une séances, 45 DH. Le coût monte un peu : les plus convaincus sont déjà venus. Dans le même temps, un problème apparaît hors écran. Le samedi, la salle est pleine et cinq personnes ont attendu quarante minutes. On ne touche pas à l'annonce, on ajoute « le mercredi et le dimanche matin » à la page. Une publicité qui remplit des créneaux déjà pleins détruit de la réputation avec soin.",
    ),
    heading('Semaine 4 : 1 600 DH, et les comptes'),
    paragraph(
      'Trente-trois séances, 48 DH. On éteint le dernier soir, même si tout va bien, pour compter à froid.',
    ),
    table(
      'Un mois, de la dépense à l’abonné',
      ['Semaine', 'Dépense', 'Séances vendues', 'Coût par séance'],
      ['1', '900 DH', '21', '43 DH'],
      ['2', '1 100 DH', '26', '42 DH'],
      ['3', '1 400 DH', '31', '45 DH'],
      ['4', '1 600 DH', '33', '48 DH'],
      ['Total', '5 000 DH', '111', '45 DH'],
    ),
    paragraph(
      "Sur 111 séances vendues, 78 personnes sont venues : trois sur dix n'ont pas osé, ou ont oublié. Quatorze se sont abonnées. Chaque abonné a donc coûté **357 DH**, sous le plafond de 500. Les séances de découverte ont de plus rapporté 8 880 DH, que nous ne comptons pas ici : elles paient les moniteurs.",
    ),
    heading('Ce qu’il faut décider maintenant'),
    paragraph(
      "Continuer, bien sûr. Mais l'argent le plus facile du deuxième mois n'est pas dans l'annonce. Il est dans les trente-trois absents. Un message la veille, avec le nom du moniteur et la question « Quelle pointure ? », ramènerait le tiers d'entre eux. À proportion égale, cela fait deux abonnés de plus, gratuits.",
    ),
    ...numbered(
      '**Si le coût par abonné est sous le plafond**, ajoutez un quart de budget le mois suivant, pas le double.',
      "**S'il est entre une et une fois et demie le plafond**, gardez le budget et changez la page ou l'offre.",
      "**S'il est au-delà**, arrêtez. Gardez les 5 000 DH du mois suivant pour appeler vos clients et leur demander pourquoi ils viennent.",
    ),
    heading('Ce que ce budget ne permet pas'),
    paragraph(
      "Être sur quatre plateformes, mesurer la notoriété, comparer des couleurs de bouton, battre un concurrent qui dépense dix fois plus sur les mêmes mots. Il permet une chose : savoir si une offre, dite à des inconnus, fait venir du monde à un prix que vous pouvez payer. C'est exactement ce que contient notre formule d'essai en [media buying](/services/media-buying), avec un bilan écrit qui conclut par « continuer » ou par « arrêter ». Il nous arrive d'écrire le second.",
    ),
  ],
  relatedBlogPosts: ['post-combien-vaut-un-client', 'post-tester-des-annonces'],
  seoTitle: '5 000 DH de publicité en ligne : un mois raconté',
  seoDescription:
    'Quatre semaines, 5 000 DH, 111 séances, 14 abonnés : comment répartir un petit budget publicitaire et décider de continuer ou d’arrêter.',
};
