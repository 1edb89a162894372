/**
 * What both application forms say. Quoted labels are the specification's, byte for byte: straight apostrophes and plain
 * spaces included.
 */

/** content-pages §9: within what time every application is answered. */
export const APPLICATION_PROMISE = '48 h';

/** The states of the button. */
export const APPLY_LABELS = {
  idle: 'Envoyer ma candidature',
  sending: 'Envoi en cours...',
} as const;

/** content-pages §8: the alert (`role="alert"`) of /careers on success. */
export const SHORT_APPLICATION_SENT = 'Votre candidature a été envoyée avec succès !';

/** content-pages §8: the modal of a job's page on success. */
export const JOB_APPLICATION_SENT = {
  title: 'Candidature envoyée !',
  promise: `Nous répondons à chaque candidature sous\u00a0${APPLICATION_PROMISE.replace(' ', '\u00a0')}, oui ou non.`,
} as const;

/** Nothing was kept, and nothing that was typed is lost. */
export const APPLICATION_FAILED =
  'Votre candidature n’a pas pu être enregistrée. Rien de ce que vous avez écrit n’est perdu\u00a0: réessayez dans un instant.';

/** Browsers give no file back to a page that was refused: said where the form comes back without script. */
export const CHOOSE_FILE_AGAIN =
  'Choisissez votre CV encore une fois\u00a0: les navigateurs ne le gardent pas.';
