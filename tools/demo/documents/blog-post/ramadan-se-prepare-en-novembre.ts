import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const ramadanSePrepareEnNovembre: DocumentSource<BlogPost> = {
  _id: 'post-ramadan-se-prepare-en-novembre',
  _type: 'blogPost',
  _createdAt: '2026-11-03T08:00:00Z',
  title: 'Ramadan se prépare en novembre',
  slug: 'ramadan-se-prepare-en-novembre',
  excerpt:
    'Quatorze semaines séparent cet article du premier ftour. Un rétroplanning pour les commerces qui ne veulent pas tout décider en janvier.',
  category: 'category-marketing',
  tags: ['Stratégie', 'Calendrier', 'Réseaux sociaux', 'Casablanca'],
  author: 'person-yasmine-alaoui',
  publishDate: '2026-11-03T08:00:00Z',
  readTime: 4,
  featured: false,
  coverImage: {
    file: 'post-ramadan-se-prepare-en-novembre.png',
    alt: 'Une tour à gradins blanche et safran, tendue de zellige, et une étoile dans un ciel de nuit',
  },
  content: [
    paragraph(
      "Chaque année, vers la mi-janvier, le téléphone de l'agence sonne avec la même phrase : « Ramadan arrive, qu'est-ce qu'on fait ? » À cette date, les équipes de tournage sont prises, les espaces publicitaires de la première semaine sont chers, et il reste le choix entre une lanterne dorée et un croissant de lune.",
    ),
    paragraph(
      "Ramadan 2027 est attendu autour du 8 février, à un jour près, selon l'observation de la lune. Nous sommes le 3 novembre. Le temps ne manque pas encore : il suffit de l'utiliser à l'envers, en partant de la fin.",
    ),
    heading('Le rétroplanning'),
    paragraph(
      'Voici celui que nous donnons aux commerces de taille moyenne : une boutique, un restaurant, une marque alimentaire, un service à domicile. Un grand annonceur commence plus tôt, un kiosque peut sauter les deux premières lignes.',
    ),
    table(
      'De novembre à mars, semaine par semaine',
      ['Quand', 'Ce qui se décide', 'Ce qui doit exister à la fin'],
      [
        '3 – 15 novembre',
        'Une seule offre, un seul public',
        'Une phrase que tout le monde sait répéter',
      ],
      [
        '16 – 30 novembre',
        'Le stock, les horaires, les renforts',
        'Un tableau signé par la boutique et la cuisine',
      ],
      [
        'Décembre',
        "L'écriture, les lieux, les visages",
        'Un scénario, des autorisations, une date de tournage',
      ],
      [
        '4 – 17 janvier',
        'Le tournage et les photos',
        'Toutes les images du mois, en une ou deux journées',
      ],
      [
        '18 – 31 janvier',
        'Le montage, les messages, les pages',
        'Trente publications prêtes, dont dix jetables',
      ],
      ['1er – 7 février', "L'essai", 'Les annonces en ligne à petit budget, le standard prévenu'],
      ['Les trois premières semaines', "L'écoute", 'Un ajustement chaque dimanche, pas davantage'],
      ['Les dix derniers jours', "L'Aïd", 'Une campagne distincte, déjà montée'],
    ),
    heading("La journée change d'heure, et l'attention aussi"),
    paragraph(
      "Pendant onze mois, on publie à midi et à vingt heures. Pendant celui-là, l'après-midi s'étire, personne ne lit une heure avant le ftour, et tout recommence après. Sur les comptes que nous suivons, plus de la moitié des messages de clients arrivent entre vingt et une heures et une heure du matin.",
    ),
    paragraph("Trois conséquences pratiques, que l'on découvre toujours trop tard :"),
    ...bullets(
      "**Quelqu'un doit répondre la nuit.** Mieux vaut fermer la messagerie le matin, et l'écrire, que laisser attendre de vingt-deux heures à neuf heures.",
      "**Les publications programmées se décalent.** Ces dernières années, l'heure légale a reculé d'une heure pendant le mois. Vérifiez l'annonce officielle, puis vos réglages, un par un.",
      "**Vos horaires publics sont faux dès le premier jour.** Fiche d'établissement, site, vitrine, répondeur : préparez les quatre corrections et changez-les le même soir. Une porte close coûte cher, surtout dans [les résultats du quartier](/blog/referencement-casablanca-trois-rues).",
    ),
    subheading('La livraison avant le coucher du soleil'),
    paragraph(
      "Dans l'heure qui précède le ftour, un livreur fait la moitié de ses arrêts habituels. Si vous livrez, avancez la dernière commande de deux heures, ou proposez un second créneau à partir de vingt et une heures. Un traiteur qui promet une heure avant le coucher du soleil et sonne à l'appel à la prière ne se rattrape pas avec une remise.",
    ),
    heading('De quoi parler, si ce n’est de lanternes'),
    paragraph(
      "Faites l'exercice : ouvrez vos réseaux le deuxième soir et masquez les logos. Les mêmes dattes, le même violet, la même famille en caftan. Une marque se distingue ce mois-là en étant précise, et un peu utile.",
    ),
    ...bullets(
      'Le fleuriste : ce que l’on apporte quand on est invité pour la première fois chez ses beaux-parents.',
      'Le garage : la vérification de dix minutes avant la route de l’Aïd, gratuite, sur rendez-vous.',
      "L'opticien : comment porter ses lentilles quand la journée est longue et sèche.",
      'La librairie : une histoire par soir, lue par un enfant du quartier, une minute chacune.',
      'Le restaurant qui ferme : la lettre du chef à ses habitués, et la date du retour.',
    ),
    quote(
      'La bonne question n’est pas « que publier pendant Ramadan ? ». C’est « de quoi mes clients auront-ils besoin à dix-sept heures ? ».',
    ),
    paragraph(
      'La générosité, enfin, se fait avant de se dire. Si vous donnez des repas, donnez-les, et racontez-le après, sans visage. Une action annoncée puis filmée en gros plan se retourne vite contre celui qui la signe.',
    ),
    heading('Combien prévoir'),
    paragraph(
      "Prenons un budget de 40 000 DH pour l'ensemble. Nous en mettrions 18 000 dans les images, puisqu'elles serviront tout le mois, 12 000 dans l'achat d'espace des deux premières semaines, 6 000 dans celui des dix derniers jours et 4 000 de côté. La réserve n'est pas une coquetterie : chaque année, une idée née le quatrième soir vaut mieux que tout ce qui avait été prévu.",
    ),
    paragraph(
      'Gardez aussi une trace. Le lendemain de l’Aïd, pendant que les souvenirs sont frais, écrivez une page : ce qui a été demandé, ce qui a manqué, à quelle heure. Elle sera relue en novembre prochain, et ce sera le document le plus rentable de votre année.',
    ),
    heading('À faire avant dimanche'),
    paragraph(
      "Réunissez les trois personnes qui servent vos clients et posez une seule question : qu'est-ce qu'on nous a demandé l'an dernier, que nous n'avions pas ? La réponse est probablement votre offre. Si elle mérite [un film](/services/production-video), réservez la caméra maintenant ; si elle demande d'être cherchée plus loin, c'est le travail d'une [stratégie](/services/strategie-marketing), et il tient en trois semaines.",
    ),
  ],
  relatedBlogPosts: ['post-calendrier-editorial', 'post-referencement-casablanca-trois-rues'],
  seoTitle: 'Marketing de Ramadan 2027 : le rétroplanning complet',
  seoDescription:
    'Offre, tournage, horaires, livraison, dix derniers jours : un calendrier de novembre à mars pour préparer Ramadan 2027 sans courir.',
};
