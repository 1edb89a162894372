import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bars, bullets, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const devisVideo: DocumentSource<BlogPost> = {
  _id: 'post-devis-video',
  _type: 'blogPost',
  _createdAt: '2026-11-10T08:00:00Z',
  title: 'Que paie-t-on quand on paie une vidéo ?',
  slug: 'devis-video',
  excerpt:
    "Deux devis pour le même film : 18 000 DH et 52 000 DH. Aucun des deux ne ment. Comment les lire, ligne à ligne, et quoi retirer quand c'est trop.",
  category: 'category-video',
  tags: ['Vidéo', 'Budget', 'Tournage'],
  author: 'person-ousmane-keita',
  publishDate: '2026-11-10T08:00:00Z',
  readTime: 4,
  featured: true,
  content: [
    paragraph(
      "La gérante d'une maison d'hôtes d'Essaouira a posé deux feuilles sur la table. À gauche, 18 000 DH. À droite, 52 000 DH. La même phrase en haut des deux : « Film vertical de 30 secondes ». Elle voulait savoir lequel des deux se moquait d'elle.",
    ),
    paragraph(
      "Ni l'un ni l'autre. Celui de gauche était le nôtre, et il promettait une demi-journée, deux personnes, la lumière du patio. Celui de droite prévoyait deux comédiens, une scène de nuit, une musique écrite pour elle. Elle comparait deux prix ; il fallait d'abord comparer deux films, et personne ne les lui avait racontés.",
    ),
    heading('Dix-huit mille dirhams, ligne par ligne'),
    paragraph(
      "Voici où va l'argent de notre formule la plus simple, un Reel prêt en deux semaines. Les montants sont toutes taxes comprises et arrondis à la centaine.",
    ),
    bars(
      'Ce que contient un Reel à 18 000 DH',
      ['Ligne', 'Montant', 'Ce qui se passe'],
      ['Écriture et découpage', '3 500 DH', 'Une heure dans vos murs, puis dix images dessinées'],
      ['Tournage', '5 500 DH', 'Une demi-journée, deux personnes et leur matériel'],
      ['Montage', '5 000 DH', 'Un premier montage, deux séries de corrections'],
      ['Son et couleurs', '1 800 DH', 'Nettoyer les voix, accorder les plans entre eux'],
      ['Sous-titres', '700 DH', 'En français, écrits à la main'],
      ['Versions et sauvegardes', '1 500 DH', 'Trois séquences courtes, deux copies de tout'],
    ),
    paragraph(
      "La caméra ne figure nulle part. Elle est dans les 5 500 DH, avec le trajet, les batteries et le casse-croûte. On nous demande souvent avec quoi nous filmons, rarement combien de temps nous montons. C'est pourtant là que le film se décide : pour une matinée d'images, comptez deux à trois jours devant l'écran.",
    ),
    heading('Ce qui fait monter, et de combien'),
    paragraph(
      "Cinq choses expliquent presque tout l'écart entre deux devis honnêtes. Je les donne de la plus chère à la moins chère.",
    ),
    ...numbered(
      "**Les journées.** Un second jour de tournage coûte plus que le premier n'en a l'air : il faut revenir, réinstaller, et monter deux fois plus d'images.",
      "**Les gens devant la caméra.** Des comédiens, c'est un casting, des cachets, un habillage et quelqu'un pour les attendre. Vos équipes et vos clients ne coûtent que leur temps, et jouent mieux leur propre rôle.",
      "**La nuit.** Éclairer une rue demande un camion. Éclairer un visage près d'une fenêtre demande d'arriver à l'heure.",
      '**Les lieux.** Chaque déménagement mange une heure et demie. Trois décors dans la même rue valent mieux que deux dans la même ville.',
      '**La musique écrite pour vous.** Elle se justifie quand le film doit vivre des années. Pour six semaines de publication, le bruit de votre atelier fait mieux et ne doit rien à personne.',
    ),
    subheading('Ce qui ne fait presque rien monter'),
    paragraph(
      'Une seconde langue de sous-titres. Une version sans parole. Six photos tirées des images. Deux mots de plus à la fin. Demandez-les dès le devis : prévues, elles prennent une heure ; réclamées un mois plus tard, il faut tout rouvrir.',
    ),
    quote("Un devis de film se lit comme un menu : regardez d'abord qui est en cuisine."),
    heading('Les quatre phrases à chercher'),
    paragraph(
      'Un devis peut être court. Il ne peut pas se taire sur ces quatre points, quel que soit celui qui le signe :',
    ),
    ...bullets(
      "**Combien de corrections sont comprises**, et le prix de la suivante. « Jusqu'à satisfaction » veut dire jusqu'à épuisement, et l'on ne sait pas de qui.",
      '**À qui sont les images brutes.** Chez nous elles vous appartiennent, sans redevance ni durée. Ailleurs, demandez avant : les racheter coûte parfois un second tournage.',
      "**Où le film a le droit de passer, et combien de temps.** C'est surtout vrai pour la musique et les visages. Une chanson libre sur un réseau ne l'est pas forcément dans une publicité.",
      "**Ce qui arrive s'il pleut.** Une date de remplacement, écrite, ne coûte rien tant qu'il fait beau.",
    ),
    heading('Le prix par seconde ne veut rien dire'),
    paragraph(
      "Trente secondes ne coûtent pas moitié moins que soixante ; elles coûtent souvent davantage, parce qu'il faut choisir. La seule division utile est celle du prix par le nombre de fois où vous vous en servirez.",
    ),
    paragraph(
      "Prenez une série, à partir de 45 000 DH : six films et douze séquences courtes, tournés en deux jours. Cela fait dix-huit publications, donc 2 500 DH l'une. Notre Reel à 18 000 DH en donne quatre, à 4 500 DH l'une. Le devis le plus lourd est ici le moins cher, à condition de publier. Si vos dix-huit fichiers dorment dans un dossier, c'était une folie. Pour [Le matin à Derb Omar](/work/matin-derb-omar), une seule matinée a nourri un trimestre : quelqu'un, en face, avait tenu le calendrier.",
    ),
    heading('Trop cher ? Retirez, ne négociez pas'),
    paragraph(
      "Demander dix pour cent de moins pour le même film donne un film un peu moins regardé, par quelqu'un d'un peu moins content. Retirer une ligne donne un film plus simple, ce qui est souvent un meilleur film.",
    ),
    paragraph(
      "La gérante d'Essaouira aimait sa scène de nuit. Nous lui avons proposé de la tourner à l'heure où les lampes du patio s'allument et où le ciel est encore bleu : vingt minutes, aucune lampe ajoutée. Elle a gardé le patio, renoncé aux comédiens, ajouté les sous-titres anglais. Total : 21 400 DH, payés en trois fois, 30 % à la commande, 40 % à mi-parcours, 30 % à la livraison.",
    ),
    paragraph(
      "Avant votre prochain rendez-vous, écrivez donc une ligne que presque personne n'apporte : où ce film sera vu, et pendant combien de mois. Ajoutez-y, si vous avez une soirée, [le film dessiné en dix cases](/blog/film-en-dix-images). Avec cela, n'importe quelle [équipe sérieuse](/services/production-video) saura quoi retirer. Sans cela, on vous vendra tout.",
    ),
  ],
  relatedBlogPosts: ['post-film-en-dix-images', 'post-filmer-a-midi'],
  seoTitle: "Prix d'une vidéo au Maroc : lire un devis ligne à ligne",
  seoDescription:
    "Un Reel à 18 000 DH décomposé, ce qui fait monter un devis de tournage, les quatre phrases à y chercher et ce qu'il vaut mieux retirer.",
};
