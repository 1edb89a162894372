/** The first line of the box wherever it stands. */
export const NEWSLETTER_TITLE = 'Une lettre par\u00a0mois, pas\u00a0deux.';

export const SUBSCRIBE_LABELS = {
  idle: 'S’abonner à la lettre',
  sending: 'Un instant…',
} as const;

/** The consents as people read them. Proofs name a version: a changed text is a new number, the old ones stay. */
export const CONSENTS = {
  1: 'En vous abonnant, vous acceptez de recevoir notre newsletter mensuelle. Chaque lettre porte un lien pour vous désinscrire, en un clic.',
} as const;

export const CURRENT_CONSENT = 1;

/** The answer to every well-formed address, known to us or not. */
export const CHECK_YOUR_MAIL = {
  title: 'Vérifiez votre boîte de réception.',
  text: 'Un e-mail vous attend\u00a0: ouvrez-le et confirmez votre inscription. Sans ce geste, rien ne part.',
  // The cooldown of the confirmation mail, told without saying whether the address is known.
  missing:
    'Rien reçu\u202f? Regardez parmi les indésirables. Nous n’écrivons qu’une fois par jour à une même adresse.',
} as const;

export const SUBSCRIPTION_FAILED =
  'Votre inscription n’a pas pu être enregistrée. Votre adresse est toujours là\u00a0: réessayez dans un instant.';
