import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const filmerAMidi: DocumentSource<BlogPost> = {
  _id: 'post-filmer-a-midi',
  _type: 'blogPost',
  _createdAt: '2026-10-31T08:00:00Z',
  title: 'Filmer à midi : erreur ou signature ?',
  slug: 'filmer-a-midi',
  excerpt:
    "On apprend à éviter le soleil de midi. À Casablanca, il dure la moitié de l'année. Voici comment nous avons cessé de le fuir.",
  category: 'category-video',
  tags: ['Vidéo', 'Reels', 'Tournage'],
  author: 'person-ousmane-keita',
  publishDate: '2026-10-31T08:00:00Z',
  readTime: 4,
  featured: false,
  coverImage: {
    file: 'post-filmer-a-midi.png',
    alt: 'Un soleil de zellige au-dessus d’une eau noire, dans un ciel safran',
  },
  content: [
    paragraph(
      "Tous les manuels le disent : on ne tourne pas à midi. Les ombres tombent sous les yeux, le blanc brûle, les visages se ferment. On attend cinq heures, on prend un café, on paie l'équipe à regarder le ciel. J'ai appris comme cela, et j'ai tourné comme cela pendant six ans.",
    ),
    paragraph(
      "Puis un client nous a donné son restaurant entre onze heures trente et quatorze heures, parce que c'est le seul moment où il est plein. C'était en juillet, la terrasse était blanche, les nappes aussi. Nous n'avions pas le choix. Le film est l'un des plus regardés que nous ayons faits.",
    ),
    quote("La lumière dure ne pardonne rien. C'est pour cela qu'on la croit."),
    heading('Ce que midi fait à une image'),
    paragraph(
      "À midi, la lumière vient d'en haut, d'un seul point, et sans adoucir quoi que ce soit. Elle coupe le monde en deux : ce qui est au soleil et ce qui ne l'est pas. C'est un désastre pour un portrait classique. C'est une aubaine pour tout le reste : la pierre, le tissu, la menthe, l'eau, une main qui travaille.",
    ),
    paragraph(
      "Et c'est la lumière que vos clients connaissent. Ils passent devant votre vitrine à midi, pas à l'heure dorée. Une image trop douce leur parle d'ailleurs ; ils la trouvent belle et ne s'y reconnaissent pas.",
    ),
    heading("Quatre règles pour s'en servir"),
    ...numbered(
      "**Exposer pour les blancs, toujours.** Une chemise brûlée ne se rattrape pas ; une ombre se remonte un peu. Nous réglons l'image sur le mur le plus clair du cadre et nous laissons le reste tomber.",
      "**Mettre les visages à l'ombre, et le décor au soleil.** Un auvent, une porte cochère, un parasol : le regard va à la personne, parce que c'est la seule chose douce de l'image.",
      '**Chercher le sol.** Un carrelage clair renvoie vers le haut ce que le soleil envoie vers le bas. La meilleure lumière de la ville est à un mètre d’un mur blanc.',
      '**Tourner court.** La lumière dure fatigue. Des plans de deux à quatre secondes, un geste par plan, et le film respire.',
    ),
    subheading('Le matériel : moins que vous ne pensez'),
    paragraph(
      "Pas de projecteur, puisqu'il y en a déjà un. Un filtre pour réduire la lumière, un tissu blanc de deux mètres que quelqu'un tient, une visière pour voir l'écran. Tout tient dans un sac à dos, ce qui a un autre mérite : on n'installe pas un plateau, on entre dans un lieu. Les gens continuent ce qu'ils faisaient.",
    ),
    subheading('Le téléphone suffit-il ?'),
    paragraph(
      "Pour essayer, oui. Verrouillez l'exposition en gardant le doigt sur la zone la plus claire, baissez-la encore un peu, et ne touchez plus à rien. Le plus grand défaut des téléphones à midi est qu'ils corrigent sans cesse : l'image s'éclaircit et s'assombrit à chaque pas, et cela se voit plus que tout le reste.",
    ),
    heading('Quand il faut quand même attendre'),
    paragraph('Il reste des cas où midi ne pardonne vraiment pas :'),
    ...bullets(
      "Un entretien assis de plus de deux minutes : les yeux plissent, et l'on n'écoute plus.",
      'Un produit brillant, verre ou métal, filmé en gros plan : le soleil se voit dedans, et vous aussi.',
      'Une peau très claire et une peau très sombre côte à côte, sans ombre pour les réunir. On ne choisit pas qui l’on sacrifie : on se déplace.',
      "Une voiture noire. Il n'y a rien à faire contre une voiture noire.",
    ),
    heading('Ce que cela change pour votre budget'),
    paragraph(
      "Une journée de tournage calée sur l'heure dorée contient trois heures utiles et sept heures d'attente. La même journée, avec une matinée tôt, un midi assumé et une fin d'après-midi, en contient huit. À prix égal, vous repartez avec deux fois plus de séquences, et surtout avec des séquences qui ne se ressemblent pas.",
    ),
    paragraph(
      "C'est ainsi que nous avons tourné [Le matin à Derb Omar](/work/matin-derb-omar) : le film principal à l'aube, et onze séquences courtes jusqu'à ce que le soleil passe au-dessus des toits. Aucune lampe n'est sortie du coffre.",
    ),
    heading('Un exercice pour demain midi'),
    paragraph(
      "Sortez devant votre commerce à l'heure où le trottoir brûle. Trouvez la limite entre l'ombre et le soleil. Filmez une main qui la traverse, cinq secondes, exposée pour le soleil. Regardez-la le soir, chez vous. Si elle vous donne envie de savoir à qui est cette main, vous venez de tourner la première image de votre prochain film. Pour la suite, il y a [une équipe](/services/production-video) qui se lève tôt et qui n'a plus peur de midi.",
    ),
  ],
  relatedBlogPosts: ['post-page-accueil-parle-trop-de-vous'],
  seoTitle: 'Filmer en plein soleil : quatre règles simples',
  seoDescription:
    'Pourquoi nous tournons à midi à Casablanca, quatre règles pour dompter la lumière dure, et les cas où il vaut mieux attendre.',
};
