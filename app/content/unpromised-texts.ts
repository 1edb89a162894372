/** Default texts without a response time, for an agency that promises none. Plain data. */

export const UNPROMISED_CONTACT = {
  introduction:
    'Un projet, une question, un chiffre à vérifier\u00a0: nous vous répondons nous-mêmes.',
  sentText: 'Nous vous recontacterons dès que possible.',
} as const;

export const UNPROMISED_HOME_FORM = { formTitle: 'Votre projet, en quelques mots.' } as const;

export const UNPROMISED_APPLICATIONS = {
  applicationText: 'Dites-nous qui vous êtes et ce que vous aimeriez faire.',
  jobSentText: 'Nous la lirons avec attention.',
} as const;
