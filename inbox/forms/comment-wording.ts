/** What the comment form says. */

/** The states of the button. */
export const COMMENT_LABELS = {
  idle: 'Envoyer le commentaire',
  sending: 'Envoi en cours...',
} as const;

/** decisions, Forms, byte for byte: said once a comment is kept. */
export const COMMENT_SENT = 'Merci ! Votre commentaire sera publié après validation.';

/** Nothing was kept, and nothing that was typed is lost. */
export const COMMENT_FAILED =
  'Votre commentaire n’a pas pu être enregistré. Il est toujours là\u00a0: réessayez dans un instant.';
