import type { Legal } from '../../../../app/content/content.generated.ts';
import { bullets, heading, paragraph, table } from '../../prose.ts';
import type { DocumentSource } from '../../source.ts';
import type { LegalFacts } from './legal-facts.ts';

/** What becomes of data. `test/project/data-promises.test.ts` compares it with what the code does. */
export const privacyPolicy = (agency: LegalFacts): DocumentSource<Legal>['privacyPolicy'] => ({
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
        'Vous envoyer notre lettre : vous y consentez par le lien de confirmation, sous 7 jours, et vous vous désabonnez en un clic',
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
        'Vous envoyez un formulaire, ou aimez un article',
        'L’adresse de votre réseau, dont nous ne comptons qu’une empreinte',
        'Écarter les envois automatiques : intérêt légitime',
        '10 minutes pour compter les envois, puis elle est effacée en moins de 2 heures ; 2 jours pour compter la place prise',
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
    paragraph('Ces chemins peuvent sortir du pays :'),
    ...bullets(
      "**L'e-mail.** Ce que vous envoyez par un formulaire nous est aussi annoncé par e-mail, et nous vous répondons de même : les serveurs de votre messagerie et de la nôtre peuvent se trouver à l'étranger.",
      `**WhatsApp.**${agency.whatsapp} Le bouton ouvre l’application de Meta, aux États-Unis et en Irlande : ce que vous y écrivez suit ses règles. Le site n’en garde rien.`,
      '**La carte et les films.** L’itinéraire ouvre Google Maps et la lecture d’un film peut ouvrir YouTube, à votre clic seulement.',
    ),
    heading('Ce qui protège les formulaires'),
    paragraph(
      "Pour écarter les envois automatiques, notre serveur compte les demandes par adresse de réseau, pendant dix minutes, et la place qu'elles prennent, pendant deux jours : toujours sous la forme d'une empreinte. Cette adresse n'est ni gardée en clair, ni inscrite dans un journal. Un message qui ressemble à de la publicité attend à part, **30 jours**, qu'une personne le lise ; passé ce délai, il est effacé.",
    ),
    heading('Ce que nous comptons'),
    paragraph(
      `Pour savoir quelles pages servent, nous comptons les visites nous-mêmes, **sans cookie et sans numéro qui vous suivrait** : par jour, combien de fois chaque page a été vue, quel site ou quelle campagne y menait, quels gestes y ont été faits (un formulaire commencé, ${agency.whatsappOpened}une recherche), et, pour une visite sur dix, en combien de temps la page s'est affichée. Votre adresse de réseau n'y est pas gardée. Deux visites ne peuvent y être reliées, ni l'une d'elles à vous. Ces comptes restent chez nous **25 mois**.`,
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
});
