export const SUBSCRIBE_LABELS = {
  idle: 'S’abonner à la lettre',
  sending: 'Un instant…',
} as const;

/**
 * The text under the box. Proofs of consent name its version: increment it with a new text
 * (`inbox/newsletter/consents.ts`).
 */
export const CONSENT =
  'Votre adresse sert à vous envoyer notre lettre, si vous le confirmez par e-mail. Chaque lettre porte un lien pour vous désabonner, en un clic.';

export const CURRENT_CONSENT = 3;

export const SUBSCRIPTION_FAILED =
  'Votre inscription n’a pas pu être enregistrée. Votre adresse est toujours là\u00a0: réessayez dans un instant.';
