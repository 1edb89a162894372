import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const referencementCasablanca: DocumentSource<BlogPost> = {
  _id: 'post-referencement-casablanca-trois-rues',
  _type: 'blogPost',
  _createdAt: '2026-11-07T08:00:00Z',
  title: 'Le référencement à Casablanca se joue à trois rues près',
  slug: 'referencement-casablanca-trois-rues',
  excerpt:
    "La même recherche, tapée au Maârif et à Aïn Diab, ne donne pas les mêmes adresses. Pour un commerce, c'est la seule bataille qui compte.",
  category: 'category-seo',
  tags: ['SEO', 'Référencement local', 'Casablanca'],
  author: 'person-karim-tazi',
  publishDate: '2026-11-07T08:00:00Z',
  readTime: 4,
  featured: true,
  coverImage: {
    file: 'post-referencement-casablanca-trois-rues.png',
    alt: 'Un phare rayé balaie un ciel rose, au-dessus des vagues',
  },
  content: [
    paragraph(
      "Un mardi d'octobre, nous avons envoyé six personnes dans six quartiers de Casablanca, avec le même téléphone et la même consigne : chercher un opticien, un dentiste, un traiteur et une auto-école, puis noter les trois premières adresses. Sur soixante-douze réponses, il y avait quarante-sept adresses différentes.",
    ),
    paragraph(
      "À huit cents mètres de distance, la moitié des résultats change. Au-delà de deux kilomètres, il n'en reste presque rien en commun. Être « premier sur Google à Casablanca » n'a donc aucun sens pour un commerce. Être premier depuis le trottoir d'en face en a beaucoup.",
    ),
    quote(
      "Votre concurrent n'est pas celui qui fait votre métier. C'est celui qui le fait à trois rues.",
    ),
    heading('Pourquoi la distance compte plus que le site'),
    paragraph(
      "Quand une recherche a un sens local, le moteur classe selon trois critères : la **proximité**, la **pertinence** et la **notoriété**. Vous ne pouvez rien à la première. Les deux autres se travaillent, et presque personne ne s'en occupe : dans notre relevé, une fiche sur trois n'avait pas d'horaires justes, et une sur deux aucune photo de moins d'un an.",
    ),
    paragraph(
      "C'est une bonne nouvelle. Là où le référencement national demande des mois et du budget, celui d'un quartier se gagne avec de l'exactitude et un peu de constance.",
    ),
    heading('La fiche, avant le site'),
    paragraph(
      "Pour neuf clients sur dix, votre fiche d'établissement est votre page d'accueil. Ils y voient le prix, l'heure, la note, et appellent sans jamais ouvrir votre site. Commencez par là :",
    ),
    ...numbered(
      "**Le nom exact de l'enseigne**, sans mot-clé ajouté. « Optique du Phare », pas « Optique du Phare opticien pas cher Casablanca » : cela se voit, et cela se paie.",
      "**Une catégorie principale, la plus étroite possible.** « Dentiste pour enfants » plutôt que « Clinique », si c'est ce que vous faites.",
      '**Les horaires, Ramadan et jours fériés compris.** Un client qui trouve porte close ne revient pas et laisse parfois une étoile.',
      '**Dix photos prises ce mois-ci** : la façade vue du trottoir, l’entrée, l’intérieur, l’équipe, trois produits avec leur prix.',
      '**Un numéro qui répond**, le même partout : fiche, site, vitrine, réseaux.',
    ),
    subheading('L’adresse, ce détail qui coûte cher'),
    paragraph(
      "Beaucoup de rues ont deux noms, l'ancien que l'on dit et le nouveau que l'on écrit. Choisissez-en un et tenez-vous-y sur tous vos supports. Placez ensuite le repère à la main, sur votre porte et pas au milieu du pâté de maisons : dans notre relevé, onze repères menaient à un mur.",
    ),
    heading('Les avis : la régularité bat la quantité'),
    paragraph(
      'Quarante avis obtenus en une semaine inquiètent le moteur autant que le client. Quatre par mois pendant un an rassurent les deux. Le plus simple est de demander au bon moment : quand le client remercie, pas quand il paie. Un petit carton avec un code à scanner suffit.',
    ),
    paragraph(
      "Répondez à tous, en deux phrases, avec un détail qui prouve que vous vous souvenez. Aux avis injustes aussi, surtout à ceux-là. Votre réponse n'est pas pour la personne qui se plaint ; elle est pour les cent qui liront.",
    ),
    heading('Et le site, alors ?'),
    paragraph(
      "Il confirme. Une page par quartier que vous servez vraiment, à condition qu'elle contienne quelque chose de vrai sur ce quartier : où se garer, quel tramway prendre, quelle équipe s'y déplace et en combien de temps. Vingt pages identiques où seul le nom du quartier change ne servent à personne, et le moteur le sait depuis longtemps.",
    ),
    ...bullets(
      'Votre adresse et vos horaires en texte, pas dans une image.',
      "Un plan qui s'ouvre dans l'application de cartes du téléphone.",
      'Le numéro cliquable en haut de chaque page.',
      "Une page qui s'affiche en moins de deux secondes avec le réseau du quartier, pas avec celui du bureau.",
    ),
    heading('Mesurer sans se raconter d’histoires'),
    paragraph(
      "Oubliez votre position vue depuis votre bureau : vous voilà sur l'adresse, elle est forcément bonne. Demandez à trois clients de chercher depuis chez eux, une fois par mois, et notez. Comptez les appels et les demandes d'itinéraire donnés par la fiche. Ce sont les seuls chiffres qui ressemblent à des personnes.",
    ),
    paragraph(
      "Si vous voulez savoir où vous en êtes depuis le trottoir d'en face, nous faisons ce relevé au début de chaque [stratégie SEO](/services/seo-strategy). Et si vous ne deviez faire qu'une chose cette semaine : vérifiez vos horaires. C'est gratuit, et un commerce sur trois les a faux.",
    ),
  ],
  relatedBlogPosts: ['post-page-accueil-parle-trop-de-vous'],
  seoTitle: 'Référencement local à Casablanca : la méthode',
  seoDescription:
    'Six quartiers, soixante-douze recherches : ce qui décide vraiment de votre place sur Google à Casablanca, et quoi faire cette semaine.',
};
