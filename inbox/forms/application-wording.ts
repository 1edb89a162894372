/** The words of both application forms. Quoted labels are the specification's, byte for byte. */

export const APPLY_LABELS = {
  idle: 'Envoyer ma candidature',
  sending: 'Envoi en cours...',
} as const;

/** The message after a failure to store it; nothing typed is lost. */
export const APPLICATION_FAILED =
  'Votre candidature n’a pas pu être enregistrée. Rien de ce que vous avez écrit n’est perdu\u00a0: réessayez dans un instant.';

/** The hint to choose the file again without script: browsers give a refused page no file back. */
export const CHOOSE_FILE_AGAIN =
  'Choisissez votre CV encore une fois\u00a0: les navigateurs ne le gardent pas.';
