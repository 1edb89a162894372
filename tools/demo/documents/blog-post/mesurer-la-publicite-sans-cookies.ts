import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const mesurerLaPubliciteSansCookies: DocumentSource<BlogPost> = {
  _id: 'post-mesurer-la-publicite-sans-cookies',
  _type: 'blogPost',
  _createdAt: '2025-10-28T08:00:00Z',
  title: 'Mesurer la publicité quand la moitié des visiteurs dit non',
  slug: 'mesurer-la-publicite-sans-cookies',
  excerpt:
    "Posez honnêtement la question des cookies : un visiteur sur deux refuse. Il reste quatre façons de savoir ce qu'une annonce rapporte, sans suivre personne.",
  category: 'category-publicite',
  tags: ['Publicité', 'Mesure', 'Vie privée'],
  author: 'person-karim-tazi',
  publishDate: '2025-10-28T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    paragraph(
      "Sur les sites que nous suivons, quand « refuser » est aussi gros que « accepter », entre 40 et 60 % des visiteurs refusent. Les outils d'audience continuent de dessiner de jolies courbes, simplement elles racontent l'autre moitié. Et rien ne dit que les deux moitiés se ressemblent : ceux qui refusent sont souvent plus pressés, plus méfiants, et parfois plus solvables.",
    ),
    paragraph(
      "On peut en conclure qu'il faut rapetisser le bouton « refuser ». C'est une mauvaise idée : un accord arraché ne vaut rien, et le visiteur s'en souvient. On peut aussi se demander ce que l'on voulait savoir. La question est presque toujours : cette annonce m'a-t-elle apporté des clients ? Pour y répondre, il n'est pas nécessaire de reconnaître qui que ce soit.",
    ),
    heading('1. Une adresse par annonce'),
    paragraph(
      "Le lien d'une annonce peut dire d'où l'on vient sans dire qui l'on est. Il suffit de quelques mots à la fin de l'adresse, les mêmes pour tous ceux qui ont cliqué. Tout tient à la rigueur avec laquelle on les écrit.",
    ),
    code(
      'text',
      'https://boutique.example/rentree?utm_source=instagram&utm_medium=pub&utm_campaign=rentree-2025&utm_content=video-cartable',
      '',
      'utm_source     le lieu          instagram, google, radio, affiche',
      'utm_medium     la nature        pub, message, partenaire, papier',
      'utm_campaign   l’occasion       rentree-2025, jamais « test2 »',
      'utm_content    l’annonce même   video-cartable, photo-trousse',
    ),
    paragraph(
      "Des minuscules, pas d'accents, des tirets, et une liste de mots autorisés dans un fichier partagé. `Instagram`, `insta` et `IG` font trois sources. Sur une affiche, un code à scanner contient la même chose.",
    ),
    subheading('Transporter le mot jusqu’à la commande'),
    paragraph(
      "Le mot doit arriver avec la demande, sinon vous compterez des clics. Un champ caché dans le formulaire s'en charge, rempli depuis l'adresse de la page où le visiteur se trouve. Rien n'est écrit dans son appareil, et s'il ferme l'onglet il n'en reste rien.",
    ),
    code(
      'html',
      '<form method="post" action="/devis">',
      '  <input type="hidden" name="annonce" id="annonce">',
      '  …',
      '</form>',
      '<script type="module">',
      '  const mots = new URLSearchParams(location.search);',
      "  document.querySelector('#annonce').value = mots.get('utm_content') ?? '';",
      '</script>',
    ),
    heading('2. La question'),
    paragraph(
      "« Comment nous avez-vous connus ? », en réponse libre, jamais obligatoire. Les gens se trompent, bien sûr : ils disent « Google » pour une affiche vue la veille. Mais ils disent aussi « ma collègue », « le camion » et « votre vidéo avec la dame qui rit », trois réponses qu'aucun outil ne vous donnera. Sur deux cents réponses, les erreurs se compensent assez pour classer vos canaux du premier au dernier.",
    ),
    heading('3. Le code et le numéro'),
    paragraph(
      "À la radio, sur un dépliant, dans la vidéo de quelqu'un d'autre, donnez un mot à dire en caisse : « CARTABLE », et le livreur est offert. Ou un numéro de téléphone réservé à ce support. C'est vieux comme la vente par correspondance, et cela se compte à la main.",
    ),
    heading('4. La coupure'),
    paragraph(
      "Les trois premières méthodes disent par où les clients sont passés. Aucune ne dit s'ils seraient venus sans l'annonce. Pour le savoir, il faut l'éteindre quelque part et regarder.",
    ),
    paragraph(
      "Exemple, avec des nombres arrondis. Une boutique vend 40 commandes par semaine à Rabat et 90 à Casablanca, annonces allumées dans les deux villes. On coupe Rabat pendant trois semaines. Casablanca reste à 90 : la saison n'a donc pas bougé. Rabat descend à 31. Les annonces y apportaient 9 commandes par semaine. La régie, elle, s'en attribuait 16.",
    ),
    quote("Ce qu'une annonce rapporte, c'est ce qui disparaît quand on l'éteint."),
    paragraph(
      "À 900 DH de dépense hebdomadaire, la commande coûtait donc 100 DH, et non 56. C'était encore rentable pour cette boutique. Pour une autre, avec une marge plus mince, c'était la fin d'une illusion. Faites l'expérience une fois par an, hors fêtes et hors soldes, et prévenez votre équipe commerciale.",
    ),
    heading('Laquelle choisir'),
    table(
      'Quatre façons de mesurer sans suivre personne',
      ['Méthode', 'Ce qu’elle voit', 'Ce qu’elle manque', 'Effort'],
      [
        'Adresse par annonce',
        'Le dernier clic avant la demande',
        'Ceux qui reviennent trois jours plus tard',
        'Une heure, puis de la rigueur',
      ],
      [
        'Question',
        'Le bouche-à-oreille, la rue',
        'Les souvenirs inexacts',
        'Dix secondes par client',
      ],
      ['Code ou numéro', 'Les supports sans clic', 'Ceux qui oublient le code', 'Une demi-journée'],
      ['Coupure', 'L’effet réel', 'Le détail de chaque annonce', 'Trois semaines de patience'],
    ),
    paragraph(
      "Les deux premières toute l'année, la troisième pour les campagnes hors écran, la quatrième une fois l'an pour corriger les autres. Ensemble, elles coûtent moins cher qu'un logiciel et survivent à tous les changements de navigateur.",
    ),
    heading('Ce qu’il faut demander quand même'),
    ...bullets(
      "**Un formulaire recueille des données personnelles**, cookie ou pas. Au Maroc, la loi 09-08 s'applique, et la CNDP publie ce qu'elle attend. Dites à quoi servira ce que vous demandez, et faites relire par quelqu'un dont c'est le métier.",
      "**Les outils d'audience et les balises publicitaires** ne se chargent qu'après un accord. Ce site-ci ne dépose rien tant que vous n'avez pas dit oui : tout est expliqué [noir sur blanc](/legal).",
      '**Un refus est une réponse.** On ne repose pas la question à chaque page.',
    ),
    paragraph(
      "Si vos chiffres d'annonces et votre caisse ne racontent plus la même histoire, commencez par la coupure. Elle ne demande ni outil ni accord, seulement du sang-froid. C'est aussi ce que nous installons dans la première semaine d'un contrat de [media buying](/services/media-buying) : une mesure que vous pourrez continuer sans nous.",
    ),
  ],
  relatedBlogPosts: ['post-tester-des-annonces', 'post-tableau-de-bord-carte-postale'],
  seoTitle: 'Mesurer la publicité sans cookies : quatre méthodes',
  seoDescription:
    'Adresses d’annonces, question, code, coupure : quatre façons de savoir ce que rapporte la publicité sans suivre vos visiteurs.',
};
