import type { BlogPost } from '../../../../app/content/content.generated.ts';
import { bullets, code, heading, paragraph, quote, subheading, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';

export const messagerieOuBoutique: DocumentSource<BlogPost> = {
  _id: 'post-messagerie-ou-boutique',
  _type: 'blogPost',
  _createdAt: '2024-12-10T08:00:00Z',
  title: "Vendre par messagerie : jusqu'à combien de commandes ?",
  slug: 'messagerie-ou-boutique',
  excerpt:
    'Nous vendons des boutiques en ligne, et nous en déconseillons la moitié. Le calcul qui dit quand la messagerie suffit, et quand elle coûte trop cher.',
  category: 'category-e-commerce',
  tags: ['E-commerce', 'Budget', 'Réseaux sociaux'],
  author: 'person-yasmine-alaoui',
  publishDate: '2024-12-10T08:00:00Z',
  readTime: 3,
  featured: false,
  content: [
    paragraph(
      "Elle vend des bougies. Quarante commandes par mois, toutes par messagerie, entre le dîner et minuit. Elle venait nous demander une boutique en ligne, parce qu'« il faut bien devenir sérieuse ». Nous lui avons répondu qu'elle l'était déjà, et de revenir à cent cinquante.",
    ),
    paragraph(
      "La modestie n'y est pour rien. Une boutique démarre chez nous à 80 000 DH, et une bougie laisse 90 DH. Il y a un nombre de commandes en dessous duquel cet argent dort, et au-dessus duquel c'est vous qui ne dormez plus. On peut le calculer.",
    ),
    heading('Ce que coûte vraiment un message'),
    paragraph(
      "Prenez dix commandes au hasard et chronométrez, du bonjour au colis fermé. Les personnes qui l'ont fait devant nous trouvent entre 12 et 16 minutes : le prix, la couleur disponible, la photo de la couleur disponible, l'adresse, le repère, la confirmation, la relance. Avec une boutique, il en reste quatre. Disons **dix minutes de différence**.",
    ),
    paragraph(
      "Il y a plus grave que le temps. Sur cent conversations, une cinquantaine s'arrêtent avant l'achat. Beaucoup de ces gens n'auraient jamais acheté. Mais certains attendaient une réponse à vingt-trois heures et ont trouvé ailleurs à vingt-trois heures dix. Comptons-en un sur cinq : **dix ventes perdues pour cinquante conclues**, que la boutique rattraperait.",
    ),
    code(
      'text',
      'temps rendu      = commandes × 10 minutes × 30 DH de l’heure',
      'ventes rattrapées = un cinquième des commandes × marge',
      '',
      'prix de la boutique ÷ (temps rendu + ventes rattrapées) = mois',
    ),
    heading('Le tableau'),
    paragraph(
      'Avec 90 DH de marge par commande, une heure de travail comptée à 30 DH et une boutique à 80 000 DH :',
    ),
    table(
      'En combien de temps la boutique se rembourse',
      ['Commandes par mois', 'Temps rendu', 'Ventes rattrapées', 'Remboursée en'],
      ['40', '200 DH', '720 DH', 'Plus de 7 ans'],
      ['80', '400 DH', '1 440 DH', '3 ans et demi'],
      ['150', '750 DH', '2 700 DH', '2 ans'],
      ['300', '1 500 DH', '5 400 DH', '1 an'],
      ['600', '3 000 DH', '10 800 DH', '6 mois'],
    ),
    paragraph(
      "À quarante commandes, la boutique serait une coquetterie. À trois cents, s'en passer en est une autre, plus chère. La zone grise est autour de cent cinquante : là, c'est la marge qui décide. Remplacez 90 DH par la vôtre. Une bijoutière qui gagne 300 DH par pièce franchit le pas bien avant.",
    ),
    quote(
      "Demandez-vous une fois par an si votre messagerie ne vous coûte pas déjà le prix d'une boutique.",
    ),
    heading('Avant cent cinquante : mieux vendre par messagerie'),
    paragraph(
      "Si vous êtes sous la barre, ces réglages vous rendront la moitié de vos soirées, gratuitement. Ils préparent aussi la suite, parce qu'une boutique n'est rien d'autre que ces réponses-là, bien rangées.",
    ),
    ...bullets(
      "**Un catalogue dans la messagerie.** Vingt articles, une photo, un prix chacun. Ce qui n'a pas de prix fait naître une question.",
      "**Cinq réponses enregistrées** : prix et livraison, délais, tailles, adresse, suivi. Dites-les au téléphone ; elles doivent ressembler à quelqu'un.",
      '**Un message de commande à remplir**, envoyé dès le premier « je le prends ».',
      "**Des heures affichées.** « Je réponds de 10h à 13h et de 18h à 21h. » Les gens attendent très bien quand ils savent jusqu'à quand.",
      '**Une feuille de calcul, une ligne par commande.** Le jour où vous ouvrirez, vous saurez ce qui se vend, où et quel jour.',
    ),
    code(
      'text',
      'Merci ! Pour préparer votre colis, recopiez et complétez :',
      '',
      'Article et couleur :',
      'Prénom :',
      'Ville et quartier :',
      'Un repère près de chez vous :',
      'Le meilleur moment pour livrer :',
      '',
      'Total : 220 DH, livraison comprise, à payer au livreur.',
    ),
    subheading('Les trois signes qui ne sont pas dans le tableau'),
    paragraph(
      "Vous vous trompez de colis plus d'une fois par semaine. Vous n'osez plus faire de publicité, de peur que cela marche. Quelqu'un d'autre que vous ne pourrait pas répondre demain matin. Un seul de ces trois signes vaut cinquante commandes de plus dans la colonne de gauche.",
    ),
    heading('Après : ce qui doit changer, et ce qui doit rester'),
    paragraph(
      "Le jour venu, n'abandonnez pas la messagerie. Vos clients y ont pris leurs habitudes, et une vraie voix reste votre meilleur argument contre les grandes enseignes. La boutique prend les questions répétées, la messagerie garde les vraies. On s'aperçoit qu'un acheteur sur quatre continue d'écrire avant de commander, et que celui-là achète davantage.",
    ),
    paragraph(
      "Commencez petit : une trentaine d'articles, le paiement à la livraison, une commande sans compte à créer. Comptez de 8 à 12 semaines, photos comprises, et évitez d'ouvrir la veille d'une fête. La première semaine, n'invitez que dix clientes fidèles ; elles vous diront où elles se sont perdues.",
    ),
    paragraph(
      "La dame aux bougies nous envoie son chiffre chaque trimestre. Elle en était à cent dix en novembre, avec des soirées libres et un message de commande à remplir. Elle ouvrira sans doute l'an prochain. Si vous voulez refaire le calcul avec vos nombres, [écrivez-nous](/contact) : la réponse est gratuite, et elle n'est pas toujours [celle qui nous arrange](/services/sites-e-commerce).",
    ),
  ],
  relatedBlogPosts: ['post-prix-en-message-prive', 'post-livraison-gratuite'],
  seoTitle: 'Messagerie ou boutique en ligne : le calcul',
  seoDescription:
    'À partir de combien de commandes une boutique en ligne se rembourse-t-elle ? Le calcul, un tableau, et de quoi mieux vendre par message.',
};
