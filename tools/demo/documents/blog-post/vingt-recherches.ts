import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const vingtRecherches: DocumentSource<BlogPost> = {
  _id: 'post-vingt-recherches',
  _type: 'blogPost',
  _createdAt: '2025-03-18T08:00:00Z',
  title: 'Vingt recherches valent mieux que deux mille visites',
  slug: 'vingt-recherches',
  excerpt:
    "Son article le plus lu ne lui a rien rapporté. Sa page la moins visitée remplit l'agenda. Comment choisir les recherches que l'on veut gagner.",
  category: 'category-seo',
  tags: ['SEO', 'Stratégie', 'Mesure', 'Darija'],
  author: 'person-imane-chraibi',
  publishDate: '2025-03-18T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "« On est premiers sur _pourquoi ma clim coule_ », m'a dit fièrement un installateur de climatisation de Casablanca. C'était exact. La page recevait 1 400 visites par mois, de Lille à Abidjan, et lui avait amené deux clients en un été.",
    ),
    paragraph(
      "Une autre page, écrite un soir et oubliée depuis, s'appelait « Réparation de climatisation au Maârif ». Trente-huit visites. Neuf demandes. Il ne l'avait jamais regardée, parce que les courbes se lisent de haut en bas.",
    ),
    heading('Compter ce qui compte'),
    paragraph(
      "Une recherche a trois qualités. Le volume, que tout le monde regarde. L'intention : la personne veut-elle comprendre, comparer ou acheter ? La valeur : [que vous reste-t-il](/blog/combien-vaut-un-client) quand elle achète ? Multipliées, elles donnent un classement qui surprend toujours.",
    ),
    table(
      "Cinq recherches de l'installateur, sur un mois d'été",
      ['Recherche', 'Visites', 'Demandes', 'Marge qui en résulte'],
      ['pourquoi ma clim coule', '1 400', '2', '300 DH'],
      ['prix installation climatiseur casablanca', '210', '17', '7 600 DH'],
      ['réparation clim maarif', '38', '9', '2 700 DH'],
      ['entretien clim bureau contrat', '26', '4', '9 200 DH'],
      ['tarkib clim taman', '64', '11', '4 400 DH'],
    ),
    paragraph(
      "La ligne du bas est en darija, et personne n'avait songé à lui répondre. Celle des contrats de bureau est la plus rentable et la moins visitée : une comptable qui cherche un prestataire pour quinze splits vaut, cette semaine-là, tous les curieux de Lille.",
    ),
    heading('Dresser la liste en une matinée'),
    subheading('La matière première est chez vous'),
    ...numbered(
      "**La Search Console.** Outil gratuit de Google : il montre les recherches pour lesquelles votre site est apparu, jusqu'à seize mois en arrière. Exportez tout. Les requêtes très rares n'y sont pas, par discrétion.",
      '**Le carnet du standard.** Cinquante premiers messages ou appels, mot pour mot, fautes comprises.',
      "**Les devis signés.** Remontez de l'argent vers la question : qu'avaient demandé ceux qui ont acheté ?",
      "**Le moteur lui-même.** Tapez le début d'une question, lisez ce qu'il propose, recommencez avec un quartier.",
    ),
    paragraph(
      "Vous aurez entre deux cents et mille lignes. C'est beaucoup trop, et c'est là que la plupart des stratégies s'enlisent : elles veulent tout couvrir.",
    ),
    subheading('Puis retirez'),
    ...bullets(
      'Ce que vous ne vendez pas, ou plus, ou à perte.',
      "Ce que l'on cherche hors de votre zone. Un frigoriste ne livre pas Abidjan.",
      "Les noms de vos concurrents. On vous y trouvera à regret, et on n'achètera pas.",
      'Ce dont la réponse complète tient en une ligne : le moteur la donne lui-même, sans vous.',
      'Les doublons. « Clim », « climatiseur », « split » et « climatisation » posent souvent la même question ; une page suffit.',
    ),
    paragraph(
      "Arrêtez-vous à **vingt**. Pas par superstition : parce qu'une bonne page demande une journée et qu'une petite équipe n'en écrira pas davantage dans l'année.",
    ),
    heading('Trois alphabets, une intention'),
    paragraph(
      "Au Maroc, la même envie s'écrit de trois façons au moins. En français, quand on compare. En arabe, quand on veut être sûr. En darija avec des lettres latines, quand on parle à son téléphone comme à un cousin. Les outils voient trois recherches minuscules ; vous, vous voyez un client.",
    ),
    paragraph(
      "Inutile d'écrire trois fois la page. Choisissez la langue de la vente, écrivez-la bien, puis employez une fois, dans une vraie phrase, les mots des autres. « _Tarkib_ compris », à côté du prix de la pose, est une information avant d'être une astuce. En revanche, si un tiers de vos demandes arrive en arabe, une vraie version arabe se paiera vite.",
    ),
    quote(
      "Choisissez vos clients d'abord. Les mots-clés sont simplement la façon dont ils parlent.",
    ),
    heading('Une recherche, une page, une action'),
    paragraph(
      "Pour chacune des vingt, écrivez sur une fiche : la question exacte, la réponse en deux phrases, la preuve, ce que la personne doit faire ensuite. Si deux fiches ont la même réponse, fusionnez-les. Si une fiche n'a pas de preuve, allez la chercher : une photo du chantier, un prix, un délai tenu.",
    ),
    paragraph(
      "L'installateur a écrit six pages cette année-là, et retouché quatre anciennes. Le nombre de visites a baissé d'un dixième, ce qui l'a inquiété deux jours. Les demandes ont doublé. Quant à la page sur la clim qui coule, elle existe toujours. Nous y avons ajouté une phrase au début : « À Casablanca ? On passe demain. »",
    ),
    paragraph(
      "Écrivez la vôtre dimanche, avec votre carnet et du café ; c'est aussi le premier document d'une [stratégie SEO](/services/seo-strategy). Puis affichez-la. Avant chaque texte, quelqu'un demandera « laquelle des vingt ? », et la moitié des idées repartiront d'où elles venaient.",
    ),
  ],
  relatedBlogPosts: ['post-titres-et-intertitres', 'post-combien-vaut-un-client'],
  seoTitle: 'Choisir ses mots-clés : vingt recherches rentables',
  seoDescription:
    'Volume, intention, valeur : une méthode d’une matinée pour choisir les vingt recherches Google qui amènent vraiment des clients au Maroc.',
};
