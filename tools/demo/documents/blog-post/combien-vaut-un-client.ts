import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const combienVautUnClient: DocumentSource<BlogPost> = {
  _id: 'post-combien-vaut-un-client',
  _type: 'blogPost',
  _createdAt: '2025-01-14T08:00:00Z',
  title: 'Combien vaut un client ? Le calcul à faire avant la première annonce',
  slug: 'combien-vaut-un-client',
  excerpt:
    "« Est-ce que la publicité marche ? » n'a pas de réponse. « À quel prix s'arrête-t-elle de marcher chez moi ? » en a une, et elle se calcule ce soir.",
  category: 'category-publicite',
  tags: ['Publicité', 'Budget', 'Mesure'],
  author: 'person-imane-chraibi',
  publishDate: '2025-01-14T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "La directrice d'une école de langues m'a demandé l'an dernier si 190 dirhams pour une demande d'inscription, c'était cher. Je lui ai répondu que je n'en savais rien. Elle non plus. Elle avait pourtant dépensé 60 000 DH en annonces depuis septembre.",
    ),
    paragraph(
      "Il nous a fallu vingt minutes, une facture et le dos d'une enveloppe. Voici ces vingt minutes, avec des chiffres arrondis pour que vous puissiez mettre les vôtres à la place.",
    ),
    heading('Quatre nombres, pas un de plus'),
    paragraph(
      "**Ce que rapporte une vente, une fois tout payé.** Une session de cours se vend 1 800 DH. Le professeur, la salle et les supports en prennent 55 %. Il reste 810 DH. C'est de cette somme que l'on parle, jamais des 1 800.",
    ),
    paragraph(
      "**Combien de fois le client revient dans l'année.** Certains élèves font une session, d'autres cinq. En moyenne, 2,4. Un élève laisse donc 810 × 2,4, soit 1 944 DH sur un an.",
    ),
    paragraph(
      "**La part que vous acceptez d'y mettre.** La directrice a choisi le tiers. Son plafond est de 648 DH par élève, arrondi à 650. Au-delà, elle travaille pour la régie publicitaire.",
    ),
    paragraph(
      "**Combien de demandes font un client.** Sur dix personnes qui écrivent, trois s'inscrivent. Le plafond par demande est donc de 650 × 0,3 : **195 dirhams**. À 190, ce n'était pas cher. C'était juste, et sans un dirham de marge pour l'imprévu.",
    ),
    code(
      'text',
      'marge par vente      × achats par an       = valeur d’un client',
      'valeur d’un client   × part acceptée       = plafond par client',
      'plafond par client   × part qui achète     = plafond par demande',
    ),
    heading('Le même calcul, trois métiers'),
    paragraph(
      "L'intérêt du calcul est qu'il donne des réponses très différentes à des gens qui lisent les mêmes conseils.",
    ),
    table(
      'Jusqu’où payer, selon le métier',
      ['Métier', 'Marge par client, sur un an', 'Plafond par client', 'Plafond par demande'],
      ['École de langues', '1 944 DH', '650 DH (un tiers)', '195 DH (3 sur 10 achètent)'],
      ['Salon de coiffure', '550 DH', '180 DH (un tiers)', '110 DH (6 sur 10)'],
      ['Cuisiniste', '14 300 DH', '2 860 DH (un cinquième)', '475 DH (1 sur 6)'],
    ),
    paragraph(
      "Le salon compte cinq visites par an à 110 DH de marge chacune. Le cuisiniste ne vend qu'une fois et avance ses matériaux : il a choisi un cinquième, pour garder de la trésorerie. S'il lit sur un forum qu'une bonne demande coûte 100 DH, il s'arrêtera quatre fois trop tôt.",
    ),
    quote(
      "Une annonce n'est ni chère ni bon marché. Elle est au-dessus ou au-dessous de votre ligne.",
    ),
    heading('Cinq façons de se tromper'),
    ...bullets(
      "**Compter le chiffre d'affaires.** C'est l'erreur la plus répandue. Elle fait tripler des budgets qui perdent de l'argent.",
      '**Prendre le meilleur client pour modèle.** Celui qui revient dix fois est votre ami, pas votre moyenne.',
      '**Oublier les absents.** Rendez-vous manqués, colis refusés, chèques en attente : retirez-les avant de calculer, pas après.',
      "**Compter trois ans d'avance.** Il restera peut-être trois ans. Vous, vous payez l'annonce ce mois-ci. Tenez-vous-en à un an.",
      "**Ajouter le bouche-à-oreille deux fois.** Un client en amène un autre, c'est vrai. Mais cet autre est déjà dans votre part de clients venus seuls.",
    ),
    heading('À quoi sert une ligne'),
    paragraph(
      "À trois choses, qui changent la conversation avec n'importe quelle agence, la nôtre comprise.",
    ),
    subheading('Arrêter sans débat'),
    paragraph(
      "Fixez une règle avant de commencer : si, après 4 000 DH, la demande coûte plus d'une fois et demie la ligne, on coupe. Pas de « laissons-lui une semaine ». La règle a été écrite un jour où personne n'était amoureux de l'annonce.",
    ),
    subheading('Augmenter sans peur'),
    paragraph(
      "Symétriquement, une demande à la moitié de la ligne est un signal pour mettre davantage. Le coût montera, c'est normal : les personnes les plus faciles à convaincre sont venues les premières. Montez par paliers d'un quart et regardez à chaque fois où vous êtes.",
    ),
    subheading('Travailler au bon endroit'),
    paragraph(
      "Reprenons l'école. Elle peut chercher des clics moins chers, ce qui est difficile. Ou faire passer les inscriptions de trois à quatre sur dix, en rappelant dans l'heure : son plafond monte aussitôt de 195 à 260 DH. La meilleure optimisation publicitaire de l'année a été de confier un téléphone à quelqu'un.",
    ),
    heading('Votre enveloppe'),
    paragraph(
      "Prenez vos dix dernières factures, pas vos souvenirs. Calculez la marge moyenne, puis ouvrez votre carnet de clients à la page d'il y a un an et comptez qui est revenu. Le quatrième nombre, la part des demandes qui achètent, manque presque toujours ; notez-le pendant un mois. Si vous voulez faire le calcul à deux, c'est par là que commence notre [media buying](/services/media-buying), avant toute dépense.",
    ),
  ],
  relatedBlogPosts: [
    'post-cinq-mille-dirhams-de-publicite',
    'post-budget-marketing-premiere-annee',
  ],
  seoTitle: 'Combien vaut un client ? Le calcul en quatre nombres',
  seoDescription:
    'Marge, fidélité, part acceptée, taux d’achat : quatre nombres pour savoir jusqu’où payer une demande en publicité, avec trois exemples.',
};
