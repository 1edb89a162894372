/** The words of the contact forms. Quoted labels are the specification's, byte for byte. */

/** The three states of the button: shell-4.02 and 4.04 in test/specification.md. The idle label is ours. */
export const SUBMIT_LABELS = {
  idle: 'Envoyer le message',
  sending: 'Envoi en cours...',
  sent: 'Message envoyé !',
} as const;

/** The home form's toast on success: shell-8.05 in test/specification.md. */
export const SENT_TOAST = {
  title: 'Message envoyé !',
  /** @param delay the response time that the agency promises, `24h`: without one no time is named */
  description: (delay: string | undefined) =>
    delay
      ? `Nous vous recontacterons dans les ${delay}.`
      : 'Nous vous recontacterons dès que possible.',
} as const;

/** The home form's destructive toast (shell-8.01 and 8.02 in test/specification.md), and /contact's alert. */
export const FAILED_TOAST = {
  title: 'Erreur',
  description:
    'Une erreur est survenue lors de l’envoi de votre message. Veuillez réessayer ou nous contacter directement.',
} as const;

/** The alert (`role="alert"`) of /contact: shell-8.06 and 8.07 in test/specification.md. */
export const FAILED_ALERT = FAILED_TOAST.description;

/** The button of the confirmation that replaces the form of /contact: it gives the form back. */
export const SEND_ANOTHER = 'Envoyer un autre message';

/** The time after which the home form is idle and empty again: shell-9.01 in test/specification.md. */
export const SENT_RESET_DELAY = 3_000; // ms
