import type { BlogPost } from '../../../../app/content/content.generated.ts';
import {
  bullets,
  code,
  heading,
  numbered,
  paragraph,
  quote,
  subheading,
  table,
} from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const refonteSansPerdreGoogle: DocumentSource<BlogPost> = {
  _id: 'post-refonte-sans-perdre-google',
  _type: 'blogPost',
  _createdAt: '2025-11-18T08:00:00Z',
  title: 'La refonte qui a effacé neuf ans de Google',
  slug: 'refonte-sans-perdre-google',
  excerpt:
    "Nouveau site jeudi, téléphone muet le lundi suivant. Deux lignes de texte et une liste d'adresses oubliée expliquaient tout. Le compte rendu.",
  category: 'category-seo',
  tags: ['SEO', 'Web Design', 'Mesure'],
  author: 'person-karim-tazi',
  publishDate: '2025-11-18T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    paragraph(
      "**Jeudi, 18h.** Le nouveau site est en ligne. Il est beau, rapide, il a coûté cher et il y a du thé. **Lundi, 11h.** Le standard remarque que c'est calme. **Mercredi.** On vérifie le formulaire : il marche. **Le lundi d'après**, on nous appelle.",
    ),
    paragraph(
      "C'est un loueur de matériel de chantier, en ligne depuis neuf ans. Google lui apportait 1 900 visites par semaine. Il lui en restait 340, presque toutes sur son nom. Nous n'avions pas fait la refonte, ce qui rend le récit plus facile ; mais nous avons commis au moins une fois chacune des fautes qui suivent. Les voici, dans l'ordre où nous les avons trouvées.",
    ),
    heading('Première cause : le panneau « Défense d’entrer »'),
    paragraph(
      "À l'adresse `/robots.txt`, tout site peut laisser un mot aux moteurs : lisez ceci, pas cela. Pendant les travaux, l'équipe avait écrit ceci, pour que Google ne voie pas le chantier :",
    ),
    code('text', 'User-agent: *', 'Disallow: /'),
    paragraph(
      "Deux lignes : « À tous : rien. » Elles sont parties en production avec le reste. Voici ce qu'il fallait mettre à la place, et qui convient à presque tout le monde :",
    ),
    code(
      'text',
      'User-agent: *',
      'Disallow: /panier',
      'Disallow: /recherche',
      '',
      'Sitemap: https://location-chantier.example/sitemap.xml',
    ),
    subheading('Interdire de lire n’est pas interdire de montrer'),
    paragraph(
      "C'est le malentendu le plus tenace. `Disallow` empêche le moteur d'ouvrir la page. S'il la connaît par un lien, il peut continuer à l'afficher, sans description, comme une porte fermée avec un nom dessus. Pour qu'une page disparaisse des résultats, il faut au contraire la laisser lire, et écrire dedans :",
    ),
    code('html', '<meta name="robots" content="noindex">'),
    paragraph(
      "Mettre les deux est donc la pire combinaison : le moteur n'ouvre pas la page, et ne lit jamais la consigne. Quant au site en travaux, un mot de passe le protège mieux que n'importe quelle politesse. On ne l'oublie pas le jour de l'ouverture : plus personne n'entrerait.",
    ),
    heading('Seconde cause : deux cent quatorze adresses dans le vide'),
    paragraph(
      "Le panneau retiré, les visites sont remontées à 700. Pas davantage. L'ancien site rangeait ses machines sous `/materiel.php?id=87` ; le nouveau, sous `/location/mini-pelle`. C'était mieux. Mais les liens posés depuis neuf ans par des confrères, des forums et des annuaires menaient tous à la première adresse, qui répondait désormais « page introuvable ».",
    ),
    paragraph(
      "La réparation tient dans un tableau. On l'écrit **avant** de dessiner quoi que ce soit, et il est ennuyeux :",
    ),
    table(
      'Un extrait du plan de redirection',
      ['Ancienne adresse', 'Visites par mois', 'Nouvelle adresse'],
      ['/materiel.php?id=87', '640', '/location/mini-pelle'],
      ['/materiel.php?id=12', '410', '/location/echafaudage'],
      ['/conseils/betonniere.html', '380', '/conseils/quelle-betonniere'],
      ['/materiel.php?id=31 (plus louée)', '55', '/location/compresseurs'],
      ['/actus/salon-2017.html', '0', 'Aucune : la page a disparu, on le dit'],
    ),
    paragraph(
      "La réponse du serveur doit être une **301**, « déménagé pour de bon », et non une 302, « absent pour le moment ». Dans le cas le plus simple, cela s'écrit à la main :",
    ),
    code(
      'text',
      '# Configuration du serveur (nginx)',
      'location = /conseils/betonniere.html {',
      '  return 301 /conseils/quelle-betonniere;',
      '}',
    ),
    ...bullets(
      "**Une page vers sa semblable**, pas tout vers l'accueil. Un visiteur qui demandait une mini-pelle et reçoit « Bienvenue » repart, et Google traite cela comme une page introuvable.",
      "**Un seul saut.** L'ancienne adresse mène à la nouvelle, pas à celle de 2019 qui mène à celle de 2022.",
      '**Au moins un an**, et si possible toujours. Une redirection ne coûte rien à garder.',
    ),
    quote(
      "Une refonte est un déménagement. On ne jette pas l'ancienne adresse le jour où l'on rend les clés.",
    ),
    heading('Ce qu’il aurait fallu faire, en six gestes'),
    ...numbered(
      '**Trois semaines avant**, relever toutes les adresses connues : le plan du site, la Search Console, les statistiques, un logiciel qui suit les liens. Les quatre listes ne coïncident jamais.',
      '**Deux semaines avant**, remplir la troisième colonne du tableau avec la personne qui connaît le métier. Elle seule sait que « nacelle » et « plateforme » sont la même machine.',
      '**Une semaine avant**, noter les chiffres : visites par page, demandes par semaine, place sur [vingt recherches choisies](/blog/vingt-recherches).',
      '**Le matin même**, un mardi, jamais un jeudi soir : ouvrir `/robots.txt`, chercher `noindex` dans trois pages, essayer vingt anciennes adresses.',
      "**L'après-midi**, envoyer le nouveau plan du site dans la Search Console.",
      '**Pendant un mois**, lire chaque lundi la liste des pages introuvables, et compléter le tableau.',
    ),
    heading('Et ensuite ?'),
    paragraph(
      "Le loueur a retrouvé 1 750 visites en neuf semaines. Les cent cinquante dernières ne sont pas revenues, et personne ne saura pourquoi. L'été perdu non plus. La facture de la réparation, elle, représentait trois jours de travail : ceux que l'on avait économisés en sautant le tableau.",
    ),
    paragraph(
      "Nous livrons désormais ce plan avec chaque [site](/services/sites-vitrines), et nous le dressons pour ceux que nous ne construisons pas, au début d'un [audit](/services/seo-strategy). Si une refonte est prévue chez vous, par qui que ce soit, posez une seule question : « Pouvez-vous me montrer le plan de redirection ? » Si l'on vous tend un tableau, tout ira bien. Si l'on vous demande de quoi il s'agit, transmettez cet article.",
    ),
  ],
  relatedBlogPosts: ['post-titres-et-intertitres', 'post-vingt-recherches'],
  seoTitle: 'Refonte de site : garder son référencement Google',
  seoDescription:
    'Robots.txt oublié, redirections manquantes : le récit d’une refonte ratée, les lignes à écrire et six gestes pour ne rien perdre sur Google.',
};
