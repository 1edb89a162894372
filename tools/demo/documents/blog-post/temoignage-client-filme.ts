import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, numbered, paragraph, quote, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const temoignageClientFilme: DocumentSource<BlogPost> = {
  _id: 'post-temoignage-client-filme',
  _type: 'blogPost',
  _createdAt: '2025-05-13T08:00:00Z',
  title: "Filmer un client content sans qu'il ait l'air payé",
  slug: 'temoignage-client-filme',
  excerpt:
    "« Équipe très professionnelle, je recommande. » Personne n'y croit, même quand c'est vrai. Huit questions pour obtenir mieux, et le montage qui va avec.",
  category: 'category-video',
  tags: ['Vidéo', 'Clients', 'Contenu'],
  author: 'person-yasmine-alaoui',
  publishDate: '2025-05-13T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "Il était sincère. Il avait mis une chemise repassée, appris trois phrases, et il les a dites sans une faute devant une plante verte. « Je tiens à remercier toute l'équipe pour son professionnalisme. » Nous avons refait la prise quatre fois. Elle était de plus en plus propre et de plus en plus fausse.",
    ),
    paragraph(
      "En rangeant les câbles, quelqu'un lui a demandé pourquoi il avait attendu deux ans avant de faire refaire son atelier. Il a ri : « Parce que j'avais peur de fermer une semaine et que ma femme découvre qu'on vit très bien sans moi. » La caméra était déjà dans le sac. Depuis, elle y entre en dernier.",
    ),
    heading("Pourquoi l'éloge ne prend pas"),
    paragraph(
      "Un spectateur ne cherche pas à savoir si vous êtes bon. Il cherche à savoir si vous l'êtes **pour quelqu'un comme lui**. Un compliment ne le renseigne pas ; un doute, un chiffre, un détail ridicule, si.",
    ),
    table(
      'La même satisfaction, dite deux fois',
      ["Ce que l'on obtient d'habitude", 'Ce que l’on peut obtenir'],
      [
        '« Ils sont très réactifs. »',
        '« Le dimanche de la fuite, quelqu’un est venu à dix heures. »',
      ],
      [
        '« Un excellent rapport qualité-prix. »',
        '« C’était 3 000 DH de plus que l’autre. J’ai rattrapé ça avant juin. »',
      ],
      [
        '« Je recommande sans hésiter. »',
        '« J’ai hésité quatre mois, et j’ai perdu quatre mois. »',
      ],
    ),
    heading('Huit questions, dans cet ordre'),
    paragraph(
      "Ne les envoyez pas à l'avance. Donnez seulement le thème et la durée, vingt minutes. Posez-les assis, à hauteur d'yeux, à côté de l'objectif et jamais derrière.",
    ),
    ...numbered(
      'Que faites-vous un mardi ordinaire, entre huit heures et midi ?',
      "Qu'est-ce qui n'allait plus, concrètement, avant que l'on se rencontre ?",
      "Qu'aviez-vous déjà essayé ?",
      "Qu'est-ce qui vous a fait hésiter à nous appeler ?",
      'Racontez le premier jour où vous avez vu la différence.',
      "Combien ? De temps, d'argent, d'appels, de clients : le nombre que vous avez en tête.",
      "Qu'est-ce qui aurait pu être mieux ?",
      'À qui diriez-vous de ne **pas** faire appel à nous ?',
    ),
    paragraph(
      "La première question ne sert qu'à faire oublier la caméra ; on ne la montera jamais. La quatrième est la plus précieuse : l'hésitation de ce client est celle du suivant. La septième effraie tout le monde, à tort. Une petite réserve rend le reste croyable, et vous pouvez y répondre à l'écran par une phrase.",
    ),
    quote("Ne montez pas l'éloge. Montez l'hésitation, puis ce qui l'a levée."),
    heading('Le jour dit'),
    ...bullets(
      "**Chez lui, au travail.** Un boulanger parle mieux avec de la farine sur les mains qu'avec un micro dans les nôtres.",
      "**Deux personnes, pas davantage.** L'une pose les questions et ne regarde que lui ; l'autre filme et ne parle pas.",
      "**Laissez le silence.** Après chaque réponse, comptez jusqu'à trois. La phrase que vous garderez arrive à deux et demi.",
      "**Faites reprendre la question dans la réponse**, une ou deux fois seulement. « J'ai hésité parce que… » se monte, « Parce que… » ne se monte pas.",
      "**Filmez ensuite ses gestes**, un quart d'heure, sans paroles. Ils couvriront toutes les coupes.",
    ),
    heading('Le montage : moins d’une minute'),
    paragraph(
      "Cinq secondes de problème, dix d'hésitation, quinze pour le jour où tout a changé, cinq pour le nombre, cinq de silence sur un geste. Aucune musique sous la voix. Son prénom, son métier et sa ville au bas de l'image, parce qu'un témoin anonyme ne témoigne de rien. Votre logo, si vous y tenez, une seconde à la fin.",
    ),
    paragraph(
      "Gardez la version longue, trois minutes, pour la page de vos réalisations : ceux qui comparent deux devis la regarderont en entier. Et relevez dans l'enregistrement les phrases écrites par personne. Elles feront vos titres pendant un an ; c'est le même gisement que celui de [dix appels à vos clients](/blog/dix-entretiens-clients), avec l'image en plus.",
    ),
    heading('Avant de publier'),
    paragraph(
      "Envoyez-lui le film, pas le lien public, et laissez-lui trois jours. Demandez un accord écrit qui dit où la vidéo paraîtra et combien de temps, avec le droit de changer d'avis. Ne payez jamais un témoignage, ne l'échangez pas contre une remise : cela finit par s'apprendre, et tous les autres deviennent suspects. Un bon repas après le tournage, en revanche, est de tradition.",
    ),
    paragraph(
      "L'homme à la chemise repassée a fini par nous redonner vingt minutes, un jeudi, dans son atelier en marche. Il a raconté sa femme, les deux ans d'attente, et le carnet plein jusqu'à l'automne. Le film commence par son rire. C'est devenu la première question que nous posons, et la raison pour laquelle nous tenons à venir chez vos clients avant d'écrire [quoi que ce soit](/services/production-video).",
    ),
  ],
  relatedBlogPosts: ['post-dix-entretiens-clients', 'post-le-son-d-abord'],
  seoTitle: 'Témoignage client en vidéo : huit questions justes',
  seoDescription:
    "Huit questions à poser dans l'ordre, cinq règles de tournage et un montage de moins d'une minute pour des témoignages que l'on croit.",
};
