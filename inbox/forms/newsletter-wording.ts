export const SUBSCRIBE_LABELS = {
  idle: 'S’abonner à la lettre',
  sending: 'Un instant…',
} as const;

/** The consents as people read them. Proofs name a version: a changed text is a new number, the old ones stay. */
export const CONSENTS = {
  1: 'En vous abonnant, vous acceptez de recevoir notre newsletter mensuelle. Chaque lettre porte un lien pour vous désinscrire, en un clic.',
} as const;

export const CURRENT_CONSENT = 1;

export const SUBSCRIPTION_FAILED =
  'Votre inscription n’a pas pu être enregistrée. Votre adresse est toujours là\u00a0: réessayez dans un instant.';
