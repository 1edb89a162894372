/**
 * What the contact forms say while they are sent. Quoted labels are the specification's, byte for byte: straight
 * apostrophes and plain spaces included.
 */

/** site-shell §4: the three states of the button. The idle label is ours. */
export const SUBMIT_LABELS = {
  idle: 'Envoyer le message',
  sending: 'Envoi en cours...',
  sent: 'Message envoyé !',
} as const;

/** site-shell §8: the home form's toast on success. */
export const SENT_TOAST = {
  title: 'Message envoyé !',
  /** @param delay the agency's claim of a response time: `24h` (site-shell §9) until it changes it */
  description: (delay: string) => `Nous vous recontacterons dans les ${delay}.`,
} as const;

/** site-shell §8: the home form's destructive toast, and its description alone in the alert of /contact. */
export const FAILED_TOAST = {
  title: 'Erreur',
  description:
    "Une erreur est survenue lors de l'envoi de votre message. Veuillez réessayer ou nous contacter directement.",
} as const;

/** site-shell §8: the alert (`role="alert"`) of /contact. */
export const FAILED_ALERT = FAILED_TOAST.description;

/** site-shell §8: what replaces the form of /contact, until "send another" is chosen. */
export const SENT_CONFIRMATION = {
  title: 'Message envoyé avec succès !',
  promise: SENT_TOAST.description,
  sendAnother: 'Envoyer un autre message',
} as const;

/** site-shell §9: the home form is idle and empty again after this long. */
export const SENT_RESET_DELAY = 3_000; // ms
