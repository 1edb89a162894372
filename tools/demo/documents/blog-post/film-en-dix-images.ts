import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const filmEnDixImages: DocumentSource<BlogPost> = {
  _id: 'post-film-en-dix-images',
  _type: 'blogPost',
  _createdAt: '2025-08-19T08:00:00Z',
  title: 'Dessinez votre film avant de payer une caméra',
  slug: 'film-en-dix-images',
  excerpt:
    "Dix rectangles, un crayon, une soirée. C'est là que l'on découvre que la grande idée tenait en deux plans, ou qu'elle n'en tenait aucun.",
  category: 'category-video',
  tags: ['Vidéo', 'Tournage', 'Stratégie'],
  author: 'person-ousmane-keita',
  publishDate: '2025-08-19T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    heading('Je ne sais pas dessiner'),
    paragraph(
      "Moi non plus. Mes personnages ont une tête ronde et cinq traits, mes voitures ressemblent à des fers à repasser. Peu importe : on ne me demande pas de dessiner, on me demande de décider ce que l'on voit, de près ou de loin, et ce qui vient après. Le tout s'appelle un découpage. Un enfant de huit ans doit pouvoir le raconter en le pointant du doigt.",
    ),
    paragraph(
      "Nous ne réservons plus aucune caméra sans ces dix rectangles, signés par le client. Cela paraît scolaire. Cela nous a pourtant évité, l'an dernier, trois tournages qui n'auraient rien donné, et à leurs commanditaires une cinquantaine de milliers de dirhams.",
    ),
    table(
      "Ce que coûte de changer d'avis",
      ['Moment', 'Ce que cela prend', 'Ordre de grandeur TTC'],
      ['Sur le dessin', 'Une gomme', 'Rien'],
      ['La veille du tournage', 'Des appels, un lieu perdu', '2 000 DH'],
      ['Pendant le tournage', 'Une heure d’équipe', '1 500 DH'],
      ['Au montage', 'Un jour, si les images existent', '2 500 DH'],
      ['Après le montage', 'Un nouveau tournage', 'Tout, encore une fois'],
    ),
    heading('Un exemple complet'),
    paragraph(
      "Voici un film de trente secondes pour un commerce imaginaire : un matelassier de Hay Mohammadi, qui refait à neuf les banquettes de salon au lieu d'en vendre. Ses clients croient que c'est aussi cher que d'acheter. Le film a donc une seule chose à dire : la laine de votre grand-mère est encore bonne.",
    ),
    ...numbered(
      "**Très près.** Une main s'enfonce dans un vieux coussin. Il ne remonte pas.",
      '**De loin.** Un salon, le soir. Six personnes, toutes assises au bord.',
      '**Très près.** Un ciseau coupe une couture. La laine sort comme un animal.',
      "**D'en haut.** La laine étalée au soleil, sur une terrasse. Un chat hésite.",
      '**À hauteur des mains.** On la bat, on la carde. La poussière dans la lumière.',
      '**Un visage.** Le matelassier lève les yeux : « Quarante ans. Elle a rien. »',
      "**Très près.** L'aiguille courbe traverse le tissu. Le bruit.",
      "**À hauteur d'enfant.** La banquette revient par l'escalier, portée à deux.",
      '**De loin.** Le même salon, le même soir. Les six personnes, adossées.',
      '**Noir.** Une ligne : le prix au mètre, un numéro.',
    ),
    paragraph(
      "Comptez : trois lieux, deux demi-journées, aucun comédien, une phrase dite. Quelqu'un qui n'a jamais fait de film peut en estimer le budget. Et l'on sait déjà ce qu'il ne faut pas oublier d'enregistrer : le bruit de l'aiguille.",
    ),
    heading('La méthode, un soir de semaine'),
    subheading('Commencez par la dernière image'),
    paragraph(
      "Que doit-on voir juste avant de vous appeler ? Dessinez-la d'abord, dans la dixième case. Tant que vous ne l'avez pas, vous n'avez pas un film, vous avez une ambiance. Dans notre exemple, c'est la neuvième qui vend ; la dixième encaisse.",
    ),
    subheading('Puis la première'),
    paragraph(
      "Elle répond à une seule question : pourquoi le pouce s'arrêterait-il ? Un geste commencé, un objet inattendu, quelque chose qui va tomber. Ni logo, ni façade, ni coucher de soleil. Si l'on peut remplacer votre première case par celle d'un concurrent, recommencez.",
    ),
    subheading('Remplissez le milieu à l’envers'),
    paragraph(
      "De la neuvième vers la deuxième, en vous demandant à chaque fois : que faut-il avoir vu pour comprendre celle-ci ? Vous n'aurez presque jamais besoin des huit cases. Laissez-les blanches. Un film de sept images respire mieux.",
    ),
    heading('Cinq signes que le dessin a raison'),
    paragraph('Montrez la feuille à trois personnes, sans rien expliquer, et cherchez ceci.'),
    ...bullets(
      'Elles racontent la même histoire, avec des mots différents.',
      "Aucune ne demande « et lui, c'est qui ? ».",
      'Il y a au moins trois distances : très près, moyen, de loin. Dix plans moyens font un reportage sur une réunion.',
      "On peut retirer une case sans que personne s'en aperçoive. Retirez-la.",
      "Quelqu'un sourit, ou grimace. Un film qui ne fait rien au crayon ne fera rien en couleurs.",
    ),
    quote(
      "Si l'histoire a besoin d'une voix pour être comprise, elle a surtout besoin d'une autre image.",
    ),
    heading('Et la surprise du tournage ?'),
    paragraph(
      "On me le reproche souvent : tout décider d'avance, c'est tuer la vie. C'est l'inverse qui se passe. Quand les dix images indispensables sont faites à onze heures, il reste l'après-midi pour filmer le chat. Sans feuille, on court jusqu'au soir après ce que l'on a peut-être oublié, et le chat passe sans nous.",
    ),
    paragraph(
      "Gardez la feuille après la sortie du film. Notez sous chaque case ce que les gens en disent. Au troisième film, vous saurez lesquelles de vos images on retient ; chez presque tout le monde, ce sont les mains. Puis apportez-la à [l'équipe de votre choix](/services/production-video), la nôtre ou une autre : avec dix rectangles, tous les devis deviennent comparables.",
    ),
  ],
  relatedBlogPosts: ['post-devis-video', 'post-le-son-d-abord'],
  seoTitle: 'Découpage vidéo : raconter un film en dix images',
  seoDescription:
    "Dix rectangles et un crayon : comment dessiner un film d'entreprise avant le tournage, avec un exemple complet et cinq vérifications.",
};
