export const COMMENT_LABELS = {
  idle: 'Envoyer le commentaire',
  sending: 'Envoi en cours...',
} as const;

/** Returns the anchor of the agency's answer on the post's page, which the mail about it links to. */
export function answerAnchor(commentId: string): string {
  return `reponse-${commentId}`;
}

/** The message after a failure to store it; nothing typed is lost. */
export const COMMENT_FAILED =
  'Votre commentaire n’a pas pu être enregistré. Il est toujours là\u00a0: réessayez dans un instant.';
