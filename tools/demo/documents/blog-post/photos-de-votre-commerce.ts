import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, picture, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const photosDeVotreCommerce: DocumentSource<BlogPost> = {
  _id: 'post-photos-de-votre-commerce',
  _type: 'blogPost',
  _createdAt: '2025-06-10T08:00:00Z',
  title: 'Quarante photos en une matinée, au téléphone',
  slug: 'photos-de-votre-commerce',
  excerpt:
    "Une liste, une fenêtre, un chiffon. De quoi photographier votre commerce en quatre heures et ne plus jamais acheter l'image d'une poignée de main.",
  category: 'category-contenu',
  tags: ['Photo', 'Contenu', 'Tournage', 'Référencement local'],
  author: 'person-ousmane-keita',
  publishDate: '2025-06-10T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    paragraph(
      "Je vais vous avouer une chose ennuyeuse pour un homme qui vit de ses caméras : pour les photos de votre site, de votre fiche et de vos publications, votre téléphone suffit. Ce qui manque, c'est une matinée sans clients, une liste écrite la veille et un chiffon doux. Le chiffon est pour l'objectif. Il vit dans votre poche, avec vos clés.",
    ),
    paragraph(
      "J'ai donné cette liste à une pharmacie, à un atelier de sellerie et à un cabinet d'architectes. Les trois ont rapporté leurs quarante images avant midi. Aucune n'aurait gagné un prix. Toutes montraient quelque chose que l'on ne peut acheter dans aucune banque d'images : le lieu, tel qu'il est, avec les gens qui y travaillent.",
    ),
    heading('La veille : ranger ce que vous ne voyez plus'),
    paragraph(
      "Faites le tour en filmant, sans parler. Regardez ensuite la vidéo assis, dans une autre pièce. Vous y verrez le carton derrière la porte, le câble, l'affiche de 2022, la multiprise. Les habitués ne les voient plus ; l'objectif ne voit que cela. Une heure de rangement vaut tous les filtres.",
    ),
    heading('La liste'),
    paragraph("Quarante images, dans l'ordre de la lumière et non dans celui de l'importance."),
    subheading('8h30 – Dehors, dix images'),
    ...bullets(
      'La façade entière depuis le trottoir d’en face, téléphone à l’horizontale, puis debout.',
      "L'enseigne seule, de face, et le numéro de la rue avec la porte.",
      'Le chemin : le coin de rue d’où l’on vous voit, la place où l’on se gare, l’arrêt de tramway s’il est proche.',
      'La vitrine, en biais, pour ne pas vous y refléter en gilet de photographe.',
    ),
    picture(
      'ecommerce-modern-cover.png',
      'Cinq échoppes en arche, alignées sous un auvent vert et safran',
      'De face, à hauteur d’œil, la ligne du sol bien droite : la façade que vos clients cherchent en descendant du taxi.',
    ),
    subheading('9h30 – Près de la porte, dix portraits'),
    paragraph(
      "La meilleure lumière du commerce est à un mètre à l'intérieur, face à la porte ouverte. Éteignez le plafonnier : mélangé au jour, il jaunit la moitié du visage. Chacun pose trente secondes, les mains occupées par son vrai travail. Prenez trois photos pendant qu'il se prépare, et une quand il croit que c'est fini. Vous garderez la dernière.",
    ),
    paragraph(
      "Demandez l'accord de chaque personne, par écrit, en disant où l'image paraîtra. Une ligne signée suffit à éviter une conversation pénible le jour où quelqu'un quitte l'équipe. Et pas de clients dans le cadre sans le leur avoir demandé.",
    ),
    subheading('10h30 – Dedans, dix gestes'),
    paragraph(
      "Coudre, peser, mesurer, ouvrir un tiroir, tamponner, verser. Approchez-vous avec vos jambes, jamais avec le zoom. Un geste par image, à la hauteur des mains, le fond aussi simple que possible. C'est la série que l'on oublie toujours et celle qui sert le plus.",
    ),
    subheading('11h30 – Sur une table, dix objets'),
    paragraph(
      "Une table contre une fenêtre, le soleil direct caché par un drap blanc. En face de la fenêtre, une grande feuille blanche tenue debout renvoie la lumière dans les ombres. Toujours la même table, le même recul, la même heure : vos produits auront l'air d'une collection au lieu d'une brocante.",
    ),
    heading('Quatre réglages, une fois pour toutes'),
    ...numbered(
      '**La grille** affichée, pour des lignes droites. Rien ne fait plus amateur qu’un mur qui penche.',
      "**L'exposition verrouillée** : doigt appuyé sur la zone claire, puis un peu plus sombre. On éclaircit ensuite sans dommage, l'inverse est impossible.",
      '**L’objectif principal**, jamais le très grand-angle : il fait des salles immenses et des visages de poisson.',
      '**Ni filtre, ni mode portrait.** Le flou automatique mange les oreilles et les anses des théières.',
    ),
    quote('Une photo nette d’une chose vraie bat une belle photo de n’importe quoi.'),
    heading('L’après-midi : choisir, nommer, ranger'),
    paragraph(
      "Vous avez pris trois cents images pour en garder quarante. Supprimez d'abord les floues, puis les doublons, puis celles où quelqu'un ferme les yeux. Renommez les autres avec des mots, en minuscules : `facade-sellerie-bourgogne.jpg` se retrouve dans deux ans, `IMG_4471.jpg` ne se retrouve pas ce soir. Un dossier par série, une copie ailleurs que dans le téléphone.",
    ),
    paragraph(
      "Les dix photos de dehors vont d'abord sur votre fiche d'établissement : le client qui reconnaît la façade ne vous appelle pas du coin de la rue. Les portraits vont sur la page de l'équipe. Les gestes et les objets remplissent un trimestre de [publications](/blog/calendrier-editorial), à raison de deux par semaine.",
    ),
    heading('Quand il faut tout de même appeler quelqu’un'),
    paragraph(
      "Trois cas : une pièce très sombre que l'on ne peut pas vider, un produit qui brille comme un miroir, et une image qui finira à deux mètres de large sur un mur. Ajoutez-y le mouvement ; là, un téléphone tenu à la main montre vite sa limite, et c'est [notre métier](/services/production-video). Pour tout le reste, vous avez déjà l'appareil. Il vous manque seulement un mardi matin.",
    ),
  ],
  relatedBlogPosts: ['post-filmer-a-midi', 'post-calendrier-editorial'],
  seoTitle: 'Photographier son commerce au téléphone : la liste',
  seoDescription:
    'Façade, équipe, gestes, produits : quarante photos à faire en une matinée avec un téléphone, heure par heure, et quatre réglages utiles.',
};
