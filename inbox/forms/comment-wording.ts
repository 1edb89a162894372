export const COMMENT_LABELS = {
  idle: 'Envoyer le commentaire',
  sending: 'Envoi en cours...',
} as const;

/** The anchor of the agency's answer on the post's page, to which the mail that tells of it leads. */
export function answerAnchor(commentId: string): string {
  return `reponse-${commentId}`;
}

/** The message when nothing was kept; nothing that was typed is lost. */
export const COMMENT_FAILED =
  'Votre commentaire n’a pas pu être enregistré. Il est toujours là\u00a0: réessayez dans un instant.';
