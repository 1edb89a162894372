import type { Legal } from '../../app/content/content.generated.ts';
import { bullets, heading, paragraph, table } from '../prose.ts';
import type { DocumentSource } from '../source.ts';

/** What the four texts say of the agency that signs them, as the middle of sentences or whole ones. */
export type LegalFacts = {
  /** « Atelier Anfa », and after « de »: « d’Atelier Anfa ». */
  name: string;
  ofName: string;
  /** « , société à responsabilité limitée… »: from its comma on. */
  form: string;
  seat: string;
  tradeRegister: string;
  ice: string;
  taxId: string;
  professionalTax: string;
  directorTitle: string;
  director: string;
  hosting: string;
  /** Where data is kept: « au Maroc, ». */
  keptWhere: string;
  email: string;
  court: string;
  /** Sentences about what this agency alone has. */
  ownDrawings: string;
  ownQuestions: string;
};

/** The demo agency: registration numbers are zeros, so that readers do not take them for a company's. */
const ATELIER_ANFA: LegalFacts = {
  name: 'Atelier Anfa',
  ofName: 'd’Atelier Anfa',
  form: ', société à responsabilité limitée au capital de 100 000 DH, agence de démonstration dont les numéros sont fictifs',
  seat: 'Boulevard des Almohades, 20000 Casablanca, Maroc',
  tradeRegister: 'Casablanca, n° 000000',
  ice: '000000000000000',
  taxId: '00000000',
  professionalTax: '00000000',
  directorTitle: 'Directrice de la publication',
  director: 'Yasmine Alaoui',
  hosting:
    "Le site, ses contenus et les messages que vous nous envoyez sont hébergés à Casablanca, sur les serveurs de l'agence. Ils ne passent par aucun service de contenu étranger.",
  keptWhere: 'au Maroc, ',
  email: 'bonjour@atelier-anfa.example',
  court: 'de Casablanca',
  ownDrawings: ' Les zelliges sont dessinés par un générateur que nous avons écrit.',
  ownQuestions:
    ' Un site vitrine dont les textes et les images sont prêts prend 2 à 4 semaines, comme le disent nos [questions fréquentes](/#questions-title) ; il figure ici pour 4 à 6 parce que nous les écrivons et les photographions le plus souvent.',
};

/**
 * The four texts of /legal: those of the demo, and what another agency starts with (seed/first-documents.ts). The figures of the terms of sale and the lifetimes of cookies are shell-2.141 to 2.145
 * in test/specification.md; delays agree with the questions of the home page.
 */
export const legalTexts = (agency: LegalFacts): DocumentSource<Legal> => ({
  _id: 'legal',
  _type: 'legal',
  _createdAt: '2026-01-05T09:00:00Z',
  title: 'Tout est dit, noir sur blanc',
  introduction:
    'Qui nous sommes, ce que deviennent vos données, comment nous vendons, ce que garde votre navigateur. Quatre textes écrits pour être lus, pas pour être cochés.',
  version: '1.3',
  effectiveDate: '2026-11-24',

  legalNotice: {
    summary: 'Qui publie ce site, qui l’héberge, à qui sont les images.',
    figures: [],
    body: [
      heading('Éditeur'),
      paragraph(`Ce site est publié par **${agency.name}**${agency.form}.`),
      table(
        "Identité de l'agence",
        ['Renseignement', 'Valeur'],
        ['Siège', agency.seat],
        ['Registre du commerce', agency.tradeRegister],
        ["Identifiant commun de l'entreprise", agency.ice],
        ['Identifiant fiscal', agency.taxId],
        ['Taxe professionnelle', agency.professionalTax],
        [agency.directorTitle, agency.director],
      ),
      heading('Hébergement'),
      paragraph(agency.hosting),
      heading('Propriété intellectuelle'),
      paragraph(
        `Les textes, les dessins, les films et le code de ce site appartiennent à ${agency.name}.${agency.ownDrawings} Les films et les marques présentés dans nos travaux restent la propriété de leurs clients.`,
      ),
      paragraph(
        'Vous pouvez citer un passage en nommant la source et en la liant. Pour reprendre une image ou un film, demandez-nous : nous disons souvent oui.',
      ),
      heading('Signaler une erreur'),
      paragraph(
        'Un prix faux, un lien cassé, une image qui vous appartient ? [Écrivez-nous](/contact). Nous corrigeons, et nous vous le disons.',
      ),
    ],
  },

  privacyPolicy: {
    summary: 'Ce que deviennent vos données, et comment les reprendre.',
    figures: [
      { label: 'Données revendues', value: 'Aucune' },
      { label: 'Messages gardés', value: '3 ans' },
      { label: 'Correction, effacement', value: '10 jours' },
    ],
    body: [
      paragraph(
        `${agency.name} est responsable du traitement de vos données, selon la **loi 09-08** relative à la protection des personnes physiques, sous le contrôle de la Commission nationale de contrôle de la protection des données à caractère personnel (CNDP).`,
      ),
      heading('Ce que nous recueillons'),
      paragraph(
        "Ce que vous écrivez dans un formulaire ou nous dites au téléphone, et rien d'autre : nous n'achetons aucun fichier et ne complétons pas vos réponses ailleurs. Une étoile, dans un formulaire, marque ce sans quoi nous ne pourrions pas vous répondre ; le reste est facultatif, et ne pas le donner ne change rien.",
      ),
      table(
        'Vos données : ce qui est demandé, pourquoi, combien de temps',
        ['Quand', 'Ce que vous donnez', 'Pourquoi, et à quel titre', 'Combien de temps'],
        [
          'Vous nous écrivez',
          'Obligatoires : nom, e-mail, message, service sur la page Contact. Facultatifs : entreprise, téléphone, budget',
          'Vous répondre et préparer un devis : ce sont les premiers pas d’un contrat, à votre demande',
          '3 ans après le dernier échange',
        ],
        [
          'Vous nous appelez',
          'Nom, téléphone, demande, notés par la personne qui décroche',
          'Vous rappeler et préparer un devis, au même titre',
          '3 ans après le dernier échange',
        ],
        [
          'Vous postulez',
          'Obligatoires : nom, e-mail, expérience et téléphone pour une offre, poste souhaité sans offre, motivation, CV. Facultatifs : poste actuel, lettre',
          'Étudier votre candidature : ce sont les premiers pas d’un contrat, à votre demande',
          "2 ans, ou moins si vous l'écrivez",
        ],
        [
          'Vous commentez un article',
          'Obligatoires : nom, e-mail, commentaire',
          'Publier votre commentaire sous votre nom, et vous prévenir une fois si nous y répondons : vous y consentez en l’envoyant, et pouvez le retirer',
          "L'e-mail 1 an, le commentaire tant qu'il est publié, 1 an s'il ne l'est pas",
        ],
        [
          'Vous vous abonnez à la newsletter',
          'Obligatoire : e-mail',
          'Vous envoyer une lettre par mois : vous y consentez par le lien de confirmation, sous 7 jours, et vous vous désabonnez en un clic',
          "Jusqu'au désabonnement. Reste une empreinte illisible de l'adresse, sans durée, pour ne plus lui écrire sans que vous le demandiez",
        ],
        [
          'Vous aimez un article',
          'Un numéro tiré au hasard par votre navigateur, dont nous gardons une empreinte',
          'Compter votre voix une fois : nous y avons un intérêt légitime, et rien ne dit qui vous êtes',
          'Jusqu’à ce que vous la repreniez',
        ],
        [
          'Votre message ressemble à de la publicité',
          'Les mêmes données que ci-dessus',
          'Le mettre à part, sans le perdre, jusqu’à ce qu’une personne le lise : intérêt légitime',
          '30 jours, puis il est effacé',
        ],
        [
          'Nous ouvrons votre demande',
          'Rien de plus : le journal des accès note quelle personne de l’agence l’a ouverte, et quand',
          'Savoir qui a lu vos données : c’est une obligation de sécurité',
          '1 an',
        ],
        [
          'Vous devenez client',
          'Coordonnées de facturation',
          'Tenir la comptabilité : c’est une obligation légale',
          '10 ans, durée légale',
        ],
      ),
      paragraph(
        "Une copie de sécurité, gardée 30 jours, contient encore ce qui vient d'être effacé, puis disparaît à son tour.",
      ),
      heading('Qui les lit'),
      paragraph(
        `Les personnes de l'agence qui vous répondent, chacune selon son rôle : qui s'occupe des candidatures ne lit pas les devis. Vos données ne sont ni vendues, ni louées, ni prêtées. Elles sont gardées ${agency.keptWhere}dans une base séparée de celle du site, et aucun autre outil ne les reçoit : le jour où nous en relierions un, cette page le nommerait d'abord.`,
      ),
      paragraph('Trois chemins peuvent sortir du pays :'),
      ...bullets(
        "**L'e-mail.** Ce que vous envoyez par un formulaire nous est aussi annoncé par e-mail, et nous vous répondons de même : les serveurs de votre messagerie et de la nôtre peuvent se trouver à l'étranger.",
        '**WhatsApp.** Le bouton ouvre l’application de Meta, aux États-Unis et en Irlande : ce que vous y écrivez suit ses règles. Le site n’en garde rien.',
        '**La carte et les films.** L’itinéraire ouvre Google Maps et la lecture d’un film peut ouvrir YouTube, à votre clic seulement.',
      ),
      heading('Ce qui protège les formulaires'),
      paragraph(
        "Pour écarter les envois automatiques, notre serveur compte les demandes par adresse de réseau : dix minutes en mémoire, et deux jours sous la forme d'une empreinte. Cette adresse n'est ni gardée en clair, ni inscrite dans un journal. Un message qui ressemble à de la publicité attend à part, **30 jours**, qu'une personne le lise ; passé ce délai, il est effacé.",
      ),
      heading('Ce que nous comptons'),
      paragraph(
        "Pour savoir quelles pages servent, nous comptons les visites nous-mêmes, **sans cookie et sans numéro qui vous suivrait** : par jour, combien de fois chaque page a été vue, quel site ou quelle campagne y menait, quels gestes y ont été faits (un formulaire commencé, WhatsApp ouvert, une recherche), et, pour une visite sur dix, en combien de temps la page s'est affichée. Votre adresse de réseau n'y est pas gardée. Deux visites ne peuvent y être reliées, ni l'une d'elles à vous. Ces comptes restent chez nous **25 mois**.",
      ),
      paragraph(
        'Vous préférez ne pas être dans ces comptes ? Activez « Global Privacy Control » ou « Ne pas me pister » dans votre navigateur : la page ne nous envoie plus rien.',
      ),
      heading('Vos droits'),
      paragraph('La loi 09-08 vous donne le droit :'),
      ...bullets(
        "d'**accéder** à ce que nous savons de vous : sans délai, et gratuitement ;",
        'de le faire **rectifier**, compléter, effacer ou verrouiller : sous dix jours francs, sans frais ;',
        "de vous **opposer** à son usage pour un motif légitime, ou sans avoir à dire pourquoi s'il s'agit de prospection ;",
        'de **retirer votre accord**, là où c’est lui qui nous autorise : pour la newsletter, pour un commentaire, pour un cookie.',
      ),
      paragraph(
        "Pour effacer, vous n'avez rien à demander : l'e-mail qui accuse réception de votre message ou de votre candidature ouvre une page qui n'est qu'à vous, où tout se retire et s'efface aussitôt.",
      ),
      paragraph(
        `Pour le reste, écrivez à [${agency.email}](mailto:${agency.email}) ou par courrier au siège. Sans réponse sous dix jours, ou si elle ne vous satisfait pas, vous pouvez saisir la [CNDP](https://www.cndp.ma).`,
      ),
    ],
  },

  termsOfSale: {
    summary: 'Prix, paiement, délais, garantie : ce que nous signons.',
    figures: [
      { label: 'À la commande', value: '30 %' },
      { label: 'À mi-parcours', value: '40 %' },
      { label: 'À la livraison', value: '30 %' },
      { label: 'Garantie', value: '3 mois' },
    ],
    body: [
      paragraph(
        `Ces conditions s'appliquent à toute commande passée à ${agency.name}, sauf mention contraire écrite dans le devis signé.`,
      ),
      heading('Commande'),
      paragraph(
        "Un devis est valable trente jours. La commande est ferme quand il est signé et que le premier versement est reçu. Ce qui n'est pas dans le devis fait l'objet d'un avenant, chiffré avant d'être commencé.",
      ),
      heading('Prix'),
      paragraph(
        'Tous les montants sont exprimés **en dirhams (DH), toutes taxes comprises**. Le prix du devis est le prix de la facture. Les achats faits pour votre compte (publicité, licences, hébergement) y figurent à part, sans marge.',
      ),
      heading('Paiement'),
      paragraph('Le prix se règle en trois fois :'),
      ...bullets(
        '**30 % à la commande**, qui réservent les dates ;',
        '**40 % à mi-parcours**, quand vous avez validé les maquettes ou le montage ;',
        '**30 % à la livraison**, avant la remise des fichiers sources ou la mise en ligne.',
      ),
      paragraph(
        "Chaque facture est payable à quinze jours, par virement ou par chèque. Passé trente jours de retard, les travaux s'arrêtent et les délais avec eux.",
      ),
      heading('Délais de livraison'),
      table(
        'Délais contractuels, à partir de la commande',
        ['Prestation', 'Délai'],
        ['Site vitrine', '4-6 semaines'],
        ['Site e-commerce', '8-12 semaines'],
        ['Vidéo', '2-4 semaines'],
        ['Stratégie', '2-3 semaines'],
      ),
      paragraph(
        `Ces délais comprennent l'écriture, les prises de vue et deux tours de relecture.${agency.ownQuestions}`,
      ),
      paragraph(
        "Un retard de votre part (contenus, validation, paiement) décale la livraison d'autant. Un retard de la nôtre vous est annoncé le jour où nous l'apprenons ; au-delà de deux semaines, 5 % du prix sont déduits par semaine entamée, dans la limite du dernier versement.",
      ),
      heading('Livraison et garantie'),
      paragraph(
        "Vous avez dix jours ouvrés après la livraison pour la valider ou signaler ce qui n'est pas conforme au devis. Commence alors une **garantie de 3 mois** : toute anomalie est corrigée sans frais, et le support est offert. Elle ne couvre pas ce qui a été modifié par d'autres, ni les demandes nouvelles.",
      ),
      heading('Propriété'),
      paragraph(
        "Au dernier versement, tout est à vous : le code, les fichiers sources, les droits d'exploitation, sans limite de durée ni de lieu. Nous gardons le droit de montrer le travail dans notre portfolio, sauf si vous l'écrivez au devis.",
      ),
      heading('Annulation'),
      paragraph(
        "Vous pouvez arrêter à tout moment, par écrit. Le travail fait est dû, le travail à faire ne l'est pas : nous vous remettons l'état des lieux et les fichiers correspondants.",
      ),
      heading('Droit applicable'),
      paragraph(
        `Ces conditions relèvent du droit marocain. Avant tout procès, nous nous voyons une fois pour nous entendre ; à défaut, le tribunal de commerce ${agency.court} est compétent.`,
      ),
    ],
  },

  cookiePolicy: {
    summary: 'Aucun cookie sans votre accord. Voici le reste.',
    figures: [
      { label: 'Cookies sans votre accord', value: '0' },
      { label: 'Durée la plus courte', value: '30 jours' },
      { label: 'Durée la plus longue', value: '2 ans' },
    ],
    body: [
      paragraph(
        "**Ce site ne dépose aucun cookie tant que vous n'avez pas dit oui.** Vous pouvez tout y lire et tout y faire sans en accepter un seul. Tant que rien n'a besoin de votre accord, aucune question ne vous est posée.",
      ),
      heading('Ce que votre navigateur garde, sans cookie'),
      paragraph(
        "Vos gestes laissent une trace dans votre navigateur, et seulement là : rien de cette mémoire ne nous est envoyé, sauf ce que la dernière colonne dit. Les polices, les images et les films viennent de notre serveur : les afficher ne prévient personne d'autre.",
      ),
      table(
        'La mémoire de votre navigateur',
        ['Quoi', 'À quoi elle sert', 'Jusqu’à quand'],
        [
          'L’endroit où vous en étiez sur chaque page',
          'Vous y ramener quand vous revenez en arrière',
          'La fermeture de l’onglet',
        ],
        [
          'Un message, un commentaire ou une candidature commencés, sans leur fichier',
          'Ne rien perdre avant l’envoi',
          'L’envoi, ou la fermeture de l’onglet',
        ],
        [
          'Le site qui vous a mené ici, la première page ouverte, la campagne du lien',
          'Savoir ce qui vous a fait nous écrire : cela part avec un formulaire que vous envoyez, et autrement jamais',
          'La fermeture de l’onglet',
        ],
        [
          'La barre d’un service, si vous la fermez',
          'Ne pas la rouvrir à chaque page',
          'La fermeture de l’onglet',
        ],
        [
          'Une offre d’emploi que vous gardez',
          'La retrouver dans la liste',
          'Le jour où vous la retirez',
        ],
        [
          'Un article que vous aimez, et un numéro tiré au hasard',
          'Compter votre voix une fois : le numéro nous parvient avec elle, et ne dit rien de vous',
          'Le jour où vous effacez les données du site',
        ],
        [
          'La couleur de la pièce que vous posez sur le mur',
          'En teinter les étoiles des pages suivantes',
          'Le jour où vous la reprenez',
        ],
        [
          'Vos dix dernières recherches',
          'Vous les proposer à nouveau',
          'Le jour où vous touchez « Oublier »',
        ],
        [
          'La touche qui ouvre la recherche, si vous la coupez',
          'La laisser coupée',
          'Le jour où vous la rétablissez',
        ],
        [
          'Votre réponse sur les cookies, si elle vous a été demandée',
          'Ne pas vous reposer la question',
          '6 mois',
        ],
      ),
      paragraph(
        "La recherche se fait dans votre navigateur. Quand un mot ne donne rien, il nous est signalé, le mot seul, compté sans rien qui dise qui l'a cherché, et oublié après 90 jours : nous savons ainsi ce qui manque ici.",
      ),
      heading('Les cookies'),
      paragraph(
        "Compter les visites, comme nous le faisons, ne dépose rien chez vous : la politique de confidentialité dit comment. Un outil d'audience à cookies ne serait chargé qu'après votre accord : la question est posée d'abord, à côté de la page et sans la cacher, et « non » y est aussi simple que « oui ». Votre réponse, l'une comme l'autre, vaut 6 mois ; si le texte de la question change, nous la reposons. Voici tout ce qui peut être déposé ici, pour **30 jours à 2 ans** :",
      ),
      table(
        'Cookies, et leur durée',
        ['Quoi', 'À quoi il sert', 'Durée'],
        [
          'Le cookie « session »',
          "Garder connectées les personnes de l'agence, et elles seules : les visiteurs ne le reçoivent jamais",
          '30 jours',
        ],
        [
          'Le cookie « device »',
          "Reconnaître l'appareil d'une personne de l'agence, pour lui signaler une connexion inconnue : les visiteurs ne le reçoivent jamais",
          '400 jours',
        ],
        [
          "Les cookies « _ga » et « _ga_* » d'un outil d'audience, s'il est branché et si vous l'acceptez",
          'Compter les visiteurs sans les nommer',
          '2 ans',
        ],
      ),
      heading('Les vidéos YouTube'),
      paragraph(
        "Certains films de nos travaux sont sur YouTube. Leur lecteur ne se charge que si vous cliquez sur lecture, depuis l'adresse sans cookie de ce service. À partir de là, ses propres règles s'appliquent.",
      ),
      heading('Changer d’avis'),
      paragraph(
        'Si une question vous a été posée, « Gérer les cookies », au bas de chaque page, la rouvre ; un refus efface aussitôt les cookies que votre accord avait permis. Effacer les données de ce site dans les réglages de votre navigateur efface aussi votre réponse. Une question sur un cookie en particulier ? [Demandez-nous](/contact).',
      ),
    ],
  },

  seoTitle: 'Mentions légales, CGV et confidentialité',
  seoDescription: `Éditeur du site, protection de vos données (loi 09-08), conditions générales de vente et cookies : les quatre textes ${agency.ofName}, noir sur blanc.`,
});

export const legal = legalTexts(ATELIER_ANFA);
