import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const retoursEtEchanges: DocumentSource<BlogPost> = {
  _id: 'post-retours-et-echanges',
  _type: 'blogPost',
  _createdAt: '2026-03-10T08:00:00Z',
  title: 'Écrivez vos règles de retour avant le premier colis renvoyé',
  slug: 'retours-et-echanges',
  excerpt:
    "L'Aïd est dans dix jours, les tailles trop petites reviendront dans quinze. Une page de neuf lignes, écrite maintenant, vaut mieux que trente négociations.",
  category: 'category-e-commerce',
  tags: ['E-commerce', 'Livraison', 'Clients'],
  author: 'person-imane-chraibi',
  publishDate: '2026-03-10T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "Samedi, une cliente renvoie un caftan. La boutique n'a aucune règle, donc la vendeuse en invente une : « On échange, mais on ne rembourse pas. » Dimanche, sa collègue en rembourse un autre, parce que la dame était gentille. Lundi, les deux clientes découvrent qu'elles sont cousines.",
    ),
    paragraph(
      "Une politique de retour sert d'abord à cela : que trois personnes différentes donnent la même réponse un soir d'affluence. Les juristes ne viennent qu'ensuite. À dix jours de l'Aïd, c'est le bon moment pour l'écrire.",
    ),
    heading('Ce que la loi vous demande déjà'),
    paragraph(
      "Au Maroc, la loi 31-08 donne à la personne qui achète à distance un délai de **sept jours** après la réception pour changer d'avis. Elle n'a ni à se justifier, ni à payer autre chose que l'envoi du retour. Le remboursement doit suivre au plus tard dans les **quinze jours**.",
    ),
    paragraph(
      "Il existe des exceptions, notamment pour ce qui est fait sur mesure ou se périme vite. Je ne suis pas juriste : faites relire votre page par quelqu'un dont c'est le métier. Mais retenez l'idée : « ni repris ni échangé », qui se lit encore sous tant de photos, vous expose plus qu'il ne vous protège.",
    ),
    quote(
      'Ce que la loi impose est un plancher. Ce que vous offrez au-dessus est un argument de vente.',
    ),
    heading('Décider, cas par cas, une fois'),
    paragraph(
      "Prenez une feuille, listez les raisons pour lesquelles un colis peut revenir et répondez à trois questions pour chacune : que faisons-nous, qui paie le transport, qui décide. Voici la feuille d'une boutique de vêtements que nous accompagnons.",
    ),
    table(
      'Une feuille de décision, affichée près de la caisse',
      ['Raison', 'Ce que nous faisons', 'Transport', 'Qui décide'],
      ['Taille ou couleur', 'Échange, une fois', 'Nous, la première fois', 'La vendeuse'],
      ['Changement d’avis', 'Remboursement', 'La cliente', 'La vendeuse'],
      [
        'Défaut, erreur',
        'Échange ou remboursement, à son choix',
        'Nous, aller et retour',
        'La vendeuse',
      ],
      ['Porté, lavé, taché', 'Nous appelons avant de répondre', 'À voir', 'La gérante'],
      ['Sur mesure', 'Retouche offerte', 'Nous', 'L’atelier'],
    ),
    paragraph(
      "Quatre lignes sur cinq se règlent sans la gérante. C'était le but de l'exercice : elle y passait ses soirées.",
    ),
    subheading('Rembourser quelqu’un qui a payé en espèces'),
    paragraph(
      "C'est la difficulté locale, et elle ne figure dans aucun modèle traduit. Le transporteur repart avec le colis, pas avec les billets. Prévoyez trois voies : un virement, une mise à disposition dans une agence de transfert, un avoir majoré pour ceux qui le préfèrent. Écrivez le délai de chacune. Un remboursement promis « dès que possible » se transforme en six messages.",
    ),
    heading('La page, en neuf lignes'),
    code(
      'text',
      'Cela ne va pas ?',
      '',
      'Vous avez 10 jours après la livraison pour nous le dire,',
      'par message, avec votre numéro de commande. Pas besoin de raison.',
      '',
      'TAILLE OU COULEUR : nous échangeons, et le transport est pour nous.',
      'AUTRE RAISON : vous renvoyez, nous remboursons sous 7 jours.',
      'NOTRE FAUTE : nous venons chercher le colis et vous choisissez.',
      '',
      'L’article revient comme il est parti : non porté, avec son étiquette.',
      'Le sur-mesure se retouche, gratuitement, mais ne se reprend pas.',
      'Payé en espèces ? Virement, agence de transfert ou avoir : à vous de dire.',
    ),
    paragraph(
      "Dix jours au lieu de sept, c'est trois jours de générosité. Ils ne coûtent presque rien : qui veut renvoyer renvoie dans les 48h. Et ils se lisent très bien à côté du bouton, où cette page doit être annoncée en une ligne. Une promesse rangée au bas du site ne rassure que celui qui l'a écrite.",
    ),
    heading('Le retour est un courrier de lecteur'),
    paragraph(
      'Notez la raison de chaque retour, avec les mots de la cliente, dans une colonne. Au bout de trente lignes, un motif apparaît. La boutique de vêtements en a compté quarante et un en janvier :',
    ),
    ...bullets(
      "**19 pour la taille**, dont 14 sur deux modèles seulement. Les mesures de la fiche dataient d'un ancien fournisseur. Corrigées un mardi.",
      "**9 pour la couleur.** Le bordeaux était photographié sous une lampe chaude. Une photo près de la fenêtre, et c'en fut fini.",
      '**6 pour un retard.** Le cadeau était arrivé après la fête. Aucun rapport avec le vêtement.',
      '**4 pour un défaut**, tous sur la même fermeture.',
      '**3 sans raison**, ce qui est un droit.',
    ),
    paragraph(
      "En février, il y en a eu dix-huit. Non parce que la politique était plus dure, elle venait au contraire de s'assouplir, mais parce que vingt-sept retours sur quarante et un tenaient à trois détails, et qu'il avait suffi de les écrire pour les voir.",
    ),
    heading('Avant l’Aïd'),
    paragraph(
      "Écrivez la page ce soir. Faites-la lire demain à la personne qui répond au téléphone et corrigez les mots qu'elle ne dirait pas. Ajoutez la date limite de commande pour être livré à temps, en vrai jour et non « 3 à 5 jours ouvrés ». Puis préparez dix étiquettes de retour : les avoir sous la main change le ton de la conversation. Et si votre boutique vous oblige à traiter tout cela par captures d'écran, le suivi des retours est une des choses que nous construisons [en premier](/services/sites-e-commerce).",
    ),
  ],
  relatedBlogPosts: ['post-paiement-a-la-livraison', 'post-fiche-produit'],
  seoTitle: 'Politique de retour : un modèle en neuf lignes',
  seoDescription:
    'Retours et échanges pour une boutique en ligne au Maroc : ce que demande la loi 31-08, une feuille de décision et une page prête à adapter.',
};
