import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, numbered, paragraph, quote, subheading } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const dixEntretiensClients: DocumentSource<BlogPost> = {
  _id: 'post-dix-entretiens-clients',
  _type: 'blogPost',
  _createdAt: '2025-04-15T08:00:00Z',
  title: 'Appelez dix clients : le script que nous utilisons',
  slug: 'dix-entretiens-clients',
  excerpt:
    "Dix conversations de vingt minutes apprennent plus qu'un questionnaire de deux cents réponses. Qui appeler, quoi demander, et quand se taire.",
  category: 'category-marketing',
  tags: ['Stratégie', 'Clients', 'Rédaction'],
  author: 'person-yasmine-alaoui',
  publishDate: '2025-04-15T08:00:00Z',
  readTime: 4,
  featured: false,
  content: [
    quote(
      '« Je vous ai choisis parce que votre devis tenait sur une page. Les autres avaient l’air de cacher quelque chose. »',
    ),
    paragraph(
      "La personne qui a dit cela dirige une clinique vétérinaire. Elle parlait à son installateur de climatisation, un homme persuadé depuis quinze ans d'être choisi pour ses prix. Il ne l'était pas : il était le deuxième plus cher. Il a cessé de faire des remises le mois suivant, et n'a perdu personne.",
    ),
    paragraph(
      'Nous commençons presque tous nos projets par des appels de ce genre. Ils coûtent quelques heures, ne demandent aucun logiciel, et vous pouvez les mener sans nous. Voici comment.',
    ),
    heading('Dix personnes, trois familles'),
    ...bullets(
      '**Quatre clients récents**, servis il y a moins de deux mois. Ils se souviennent encore de leur hésitation.',
      '**Trois clients anciens**, qui reviennent. Ils savent ce que vous faites mieux que les autres, et que vous avez cessé de voir.',
      '**Trois personnes perdues**, qui ont demandé un devis et sont allées ailleurs. Ce sont les appels les plus utiles et les plus désagréables. Faites-les en dernier.',
    ),
    paragraph(
      "Ne choisissez pas vos préférés. Prenez les noms dans l'ordre des factures. Et si vous dirigez l'entreprise, faites appeler par quelqu'un d'autre chaque fois que c'est possible : on ne dit pas la vérité à celui qu'elle peine.",
    ),
    heading('Demander vingt minutes'),
    paragraph(
      'Par message, jamais à froid. Celui-ci obtient une réponse six ou sept fois sur dix :',
    ),
    code(
      'text',
      'Bonjour Madame Berrada,',
      'Je voudrais comprendre comment nos clients nous ont choisis, pour mieux travailler.',
      'Auriez-vous vingt minutes au téléphone cette semaine ? Rien à vendre, rien à préparer.',
      'Mercredi à 11h ou jeudi à 17h vous conviendrait ?',
    ),
    paragraph(
      "Deux créneaux précis valent mieux que « quand vous voulez ». Si vous enregistrez, demandez-le en ouvrant la conversation et acceptez un refus sans insister. N'offrez pas de cadeau en échange : on remercie après, par une carte.",
    ),
    heading('Le script'),
    paragraph(
      'Six questions, toujours dans cet ordre. Elles suivent le temps : avant, pendant, après. Une personne qui raconte une histoire dit des choses vraies ; une personne qui donne son avis dit des choses polies.',
    ),
    ...numbered(
      '**« Que se passait-il dans votre vie quand vous avez commencé à chercher ? »** Vous cherchez le déclencheur. Une fuite, un mariage, un nouveau chef.',
      '**« Où avez-vous regardé en premier ? Et ensuite ? »** Notez les lieux et les noms dans l’ordre. C’est votre plan média.',
      '**« Qui d’autre donnait son avis ? »** Un associé, une belle-mère, un comptable. Votre page d’accueil leur parle-t-elle ?',
      '**« Qu’est-ce qui vous a fait hésiter ? »** Puis attendez. Cinq secondes, c’est long. La première réponse est polie, la seconde est la vraie.',
      '**« Qu’est-ce qui vous a décidé, ce jour-là ? »** Pas en général : ce jour-là.',
      '**« Comment nous présentez-vous quand vous parlez de nous ? »** Écrivez la phrase mot à mot. C’est souvent le titre de votre site.',
    ),
    subheading('Les questions que nous avons bannies'),
    paragraph(
      "« Paieriez-vous pour… ? » : tout le monde dit oui, personne ne paie. « Sur une échelle de un à dix… » : on obtient huit. « Qu'aimeriez-vous voir s'améliorer ? » : on obtient une liste de fonctions que le client n'utilisera pas, inventées pour vous faire plaisir. Et tout ce qui commence par « Ne trouvez-vous pas que ».",
    ),
    heading('Lire ce que l’on a entendu'),
    paragraph(
      "Ne résumez pas. Recopiez les phrases entières, une par ligne, avec trois couleurs : ce qui pousse à chercher, ce qui retient, ce qui décide. À partir du septième entretien, vous entendrez des répétitions ; c'est le signe que dix suffisent. Si vous n'en entendez aucune, vos clients forment deux publics différents, et c'est une découverte en soi.",
    ),
    paragraph(
      'Notre climaticien a relevé neuf fois une idée voisine : la peur du supplément imprévu. Jamais celle du prix. Il en a tiré trois décisions en une matinée :',
    ),
    ...bullets(
      'Le devis d’une page est devenu sa signature, avec une ligne en bas : « Ce prix ne bougera pas. »',
      'La page « Nos marques partenaires », que personne n’avait citée, a disparu du site.',
      "Le camion porte désormais la phrase d'une cliente au lieu du catalogue des services.",
    ),
    heading('Vingt minutes aujourd’hui'),
    paragraph(
      "N'attendez pas d'avoir dix noms. Envoyez le message à deux clients cet après-midi, le plus récent et le plus fidèle. Vous saurez demain si le script vous convient, et vous aurez probablement déjà une phrase à voler. Quand les réponses s'accumulent et qu'il faut trancher, c'est le deuxième temps de notre travail de [stratégie](/services/strategie-marketing) ; vous y écoutez les enregistrements avec nous, et c'est rarement confortable.",
    ),
  ],
  relatedBlogPosts: ['post-page-accueil-parle-trop-de-vous', 'post-changer-de-nom'],
  seoTitle: 'Entretiens clients : le script en six questions',
  seoDescription:
    'Qui appeler, quel message envoyer, six questions dans l’ordre et celles à bannir : mener dix entretiens clients sans cabinet d’études.',
};
