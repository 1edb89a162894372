/**
 * The texts of the site's own pages as they were first written: what a fresh installation starts with, what the
 * studio offers in an empty field, and what a page says while its document or a field is empty. Plain data, typeset
 * in French; what the specification quotes is here to the letter.
 *
 * A field in braces is filled in when the page is made: `{délai}` is the promised time to an answer, `{demande}` the
 * word for what was sent, `{échéance}` the moment it is answered by, `{taxes}` what all prices say of theirs.
 */

/** The notice at the foot of the pages, which the agency switches on: shell-1.16 in test/specification.md. */
export const FIRST_ANNOUNCEMENT = {
  text: 'Ce site est en construction\u00a0: version non définitive, certains contenus vont encore changer.',
} as const;

/** pages-2.06 and 2.07 in test/specification.md: the headings of the first two grids. */
export const FIRST_WORK = {
  title: 'Travaux',
  reelsTitle: 'Reels',
  reelsText: 'Nos films verticaux, à regarder debout.',
  featuredTitle: 'Projets Phares',
  othersTitle: 'Autres projets',
  othersText: 'Nos projets de tous les autres formats.',
  callTitle: 'Le prochain projet, c’est le\u00a0vôtre.',
  seoTitle: 'Travaux',
  seoDescription: 'Nos projets, un par un\u00a0: le défi, la solution et les résultats.',
} as const;

export const FIRST_SERVICES = {
  title: 'Nos services, un par un',
  introduction:
    'Derrière chaque porte, un métier\u00a0: ses bénéfices pour vous, son déroulement, son prix.',
  listTitle: 'Le détail de nos services',
  listText: 'Les prix sont en dirhams, {taxes}.',
  callTitle: 'Vous hésitez entre deux services\u202f?',
  seoTitle: 'Services et prix',
  seoDescription:
    'Nos services, un par un\u00a0: contenu, bénéfices, déroulement et prix de chacun.',
} as const;

/** The confirmation is that of shell-8.08 and 8.09 in test/specification.md. */
export const FIRST_CONTACT = {
  title: 'Écrivez-nous.\nUne personne vous\u00a0lira.',
  introduction:
    'Un projet, une question, un chiffre à vérifier\u00a0: nous vous répondons nous-mêmes, sous {délai}.',
  formTitle: 'Votre message',
  sentTitle: 'Message envoyé avec succès !',
  sentText: 'Nous vous recontacterons dans les {délai}.',
  sentNote:
    'Un accusé de réception part vers votre adresse. S’il n’arrive pas, regardez parmi les indésirables.',
  seoTitle: 'Contact\u00a0: parlons de votre projet',
  seoDescription:
    'Parlez-nous de votre projet\u00a0: par formulaire, par téléphone, par e-mail ou chez nous. Réponse en personne, sous {délai}.',
} as const;

/** The texts of the newsletter's box on any page, before and after an address is sent. */
export const FIRST_NEWSLETTER_BOX = {
  title: 'Recevez notre newsletter',
  introduction: 'Nos projets et nos conseils, par e-mail. On part en un clic.',
  // This is the answer to every well-formed address, whether it has subscribed or not.
  checkTitle: 'Vérifiez votre boîte de réception.',
  checkText:
    'Un e-mail vous attend\u00a0: ouvrez-le et confirmez votre inscription. Sans ce geste, rien ne part.',
  // The note mentions the cooldown of the confirmation mail without revealing whether the address has subscribed.
  checkNote:
    'Rien reçu\u202f? Regardez parmi les indésirables. Nous n’écrivons qu’une fois par jour à une même adresse.',
} as const;

/** The texts of /newsletter only. */
export const FIRST_NEWSLETTER_PAGE = {
  archiveTitle: 'Nos lettres précédentes',
  seoTitle: 'Newsletter',
  seoDescription:
    'Nos projets et nos conseils par e-mail, dans notre newsletter. On part en un clic.',
} as const;

/** The texts of the two pages that the newsletter's mails link to. */
export const FIRST_NEWSLETTER_LINKS = {
  confirmTitle: 'Confirmez votre inscription',
  confirmText: 'Encore un geste\u00a0: appuyez, et la prochaine lettre vous parviendra.',
  confirmedTitle: 'Votre inscription est confirmée',
  confirmedText:
    'La prochaine lettre vous parviendra, et chacune portera un lien pour partir en un clic.',
  confirmedBeforeTitle: 'Votre inscription est déjà confirmée',
  confirmedBeforeText: 'Rien d’autre à faire\u00a0: la prochaine lettre vous parviendra.',
  leaveTitle: 'Se désinscrire de la newsletter\u202f?',
  leaveText: 'Un appui suffit. Votre adresse est effacée aussitôt, et plus aucune lettre ne part.',
  leftTitle: 'Votre désinscription est confirmée',
  leftText:
    'Votre adresse est effacée. N’en reste qu’une empreinte illisible, pour ne plus vous écrire sans que vous le demandiez.',
} as const;

/** shell-8.10 in test/specification.md. */
export const FIRST_NOT_FOUND = {
  title: 'Oops ! Page introuvable',
  text: 'Il manque une pièce à cet endroit. Le reste du mur tient bon.',
  seoTitle: 'Page introuvable',
} as const;

/** The title above pages with an address similar to the missing one. */
export const FIRST_NEAR_PAGES = { nearTitle: 'Vous cherchiez peut-être' } as const;

/** The texts of the page behind the private link in our mails, by the state of the request. */
export const FIRST_SENT_REQUEST = {
  newTitle: 'Votre {demande} est bien arrivée.',
  inProgressTitle: 'Votre {demande} est entre nos mains.',
  promiseText: 'Nous vous répondons avant le {échéance}.',
  overdueText: 'Nous vous répondons dès que possible.',
  answeredTitle: 'Nous vous avons répondu.',
  answeredText:
    'La réponse est partie vers votre adresse. Si vous ne la trouvez pas, regardez parmi les indésirables.',
  closedTitle: 'Votre {demande} est close.',
  closedText:
    'Une question encore\u202f? Répondez à notre dernier message, il rouvre la conversation.',
  withdrawnTitle: 'Vous avez retiré votre {demande}.',
  withdrawnText:
    'Plus personne ne la traite. Elle s’effacera d’elle-même, ou tout de suite si vous le demandez.',
  erasedTitle: 'Vos données sont effacées.',
  erasedText:
    'Vos demandes, vos fichiers et votre adresse ont quitté nos murs. Ce lien ne mène plus nulle part.',
  goneTitle: 'Cette demande n’existe plus.',
  goneText:
    'Elle a été effacée, par vous ou parce que son temps était passé. Nous n’en gardons rien.',
  seoTitle: 'Votre demande',
} as const;

export const FIRST_CONTACT_FORM = { formTitle: 'Une réponse sous {délai}, promis.' } as const;

export const FIRST_BLOG = { title: 'Blog' } as const;

/** The texts around the comments of a post: pages-2.110 in test/specification.md. */
export const FIRST_COMMENTS = {
  commentsText: 'Une question, un chiffre, un désaccord\u00a0: tout se discute.',
  commentSent: 'Merci ! Votre commentaire sera publié après validation.',
} as const;

/** The texts around both application forms: pages-8.26 to 8.28 in test/specification.md. */
export const FIRST_APPLICATIONS = {
  applicationTitle: 'Candidature spontanée',
  applicationText: 'Réponse sous {délai}, oui ou non.',
  applicationSent: 'Votre candidature a été envoyée avec succès !',
  jobSentTitle: 'Candidature envoyée !',
  jobSentText: 'Nous répondons à chaque candidature sous\u00a0{délai}, oui ou non.',
} as const;

/** The opening of the home page until the agency has written one. */
export const FIRST_HOME = {
  heroPrimaryAction: 'Parler à un expert',
  heroSecondaryAction: 'Voir le portfolio',
} as const;

/** The titles of blocks that have words of the agency, and the link below its story, by their kinds and fields. */
export const FIRST_BLOCKS = {
  'features.title': 'Pourquoi nous choisir\u202f?',
  'chosenProjects.title': 'Quelques projets',
  'offers.title': 'Nos services',
  'agencyStory.title': 'L’agence',
  'agencyStory.action': 'Découvrir l’agence',
  'howItWorks.title': 'Notre méthode',
  'contactForm.title': 'Racontez-nous votre projet.',
} as const;

export const FIRST_ABOUT = {
  title: 'À propos',
  introduction:
    'Notre histoire s’écrit en ce moment. Pour nous connaître, le plus court reste de nous parler.',
  storyTitle: 'Notre histoire',
  valuesTitle: 'Nos valeurs',
} as const;

/** The title above the people, on any page. */
export const FIRST_TEAM = { title: 'L’équipe' } as const;
export const FIRST_CLIENTS = {
  title: 'Ils nous font confiance',
  testimonialsTitle: 'L’avis de nos clients',
} as const;
export const FIRST_QUESTIONS = { title: 'Questions fréquentes' } as const;

/** The opening of /careers, with openings or without; a line break is one on the page. */
export const FIRST_CAREERS = {
  heroTitle: 'Travailler\navec nous',
  heroText: 'Poste ouvert ou non, dites-nous ce que vous aimeriez faire avec nous.',
} as const;

/** The call at the end of a service's page, by its fields. */
export const FIRST_SERVICE_CALL = {
  'cta.title': 'Parlons de votre projet',
  'cta.buttonText': 'Demander un devis',
} as const;

export const FIRST_LEGAL = { title: 'Informations légales' } as const;
