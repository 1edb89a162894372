import type { Block } from './block.ts';

export const shellFormsAndCalls: readonly Block[] = [
  {
    section: 'site-shell §5, Validation rules',
    owes: 1,
    statements: {
      'shell-5.01': 'The home form requires a name, labelled “Nom complet *”.',
      'shell-5.02': 'The home form requires an email of email type, labelled “Email *”.',
      'shell-5.03': 'The home form requires a message, labelled “Votre projet *”.',
      'shell-5.04': 'Company and budget are optional in the home form.',
      'shell-5.05':
        'A note under the home form says what its data serve for and leads to the privacy policy: the law asks to inform, and sending a message accepts nothing (decisions).',
      'shell-5.06': 'The /contact form requires a name, labelled “Nom complet *”.',
      'shell-5.07': 'The /contact form requires an email of email type.',
      'shell-5.08': 'The /contact form requires a service.',
      'shell-5.09': 'The /contact form requires a message.',
      'shell-5.10': 'Company, phone and budget are optional in the /contact form.',
      'shell-5.11': 'The browser validates a contact form natively before it is sent.',
      'shell-5.12': 'The server checks a contact form again with one schema per form (decisions).',
      'shell-5.13':
        'A refused field of a contact form gets its French message beside it (decisions).',
      'shell-5.14': 'Focus moves to the refused field of a contact form (decisions).',
      'shell-5.15': 'Nothing typed is lost when a contact form is refused (decisions).',
    },
  },
  {
    section: 'site-shell §5, Validation rules',
    owes: 4,
    statements: {
      'shell-5.16': 'The comment form is validated and goes to moderation (decisions).',
      'shell-5.17': 'A newsletter input is validated and submitted (decisions).',
    },
  },
  {
    section: 'site-shell §5, Validation rules',
    owes: 5,
    statements: {
      'shell-5.18': 'An empty or whitespace-only search term is ignored.',
      'shell-5.19': 'A search term is trimmed before use.',
      'shell-5.20': 'A blank term has no suggestions.',
      'shell-5.21': 'A blank term is not added to the recent searches.',
      'shell-5.22': 'Recent searches are de-duplicated case-insensitively.',
      'shell-5.23': 'Recent searches are kept newest first.',
      'shell-5.24': 'Recent searches are capped at 10.',
    },
  },
  {
    section: 'site-shell §6, Roles and permissions',
    owes: 1,
    statements: {
      'shell-6.01': 'All visitors are anonymous and see the same pages.',
      'shell-6.02': 'No login, account or role is shown to a visitor.',
    },
  },
  {
    section: 'site-shell §7, The calls it makes',
    owes: 1,
    statements: {
      'shell-7.01': 'The home contact form is posted to our own server (decisions).',
      'shell-7.02': 'The /contact form is posted to our own server (decisions).',
      'shell-7.03': 'Success is shown only after the message is on disk (decisions).',
      'shell-7.04':
        'The configured endpoint gets the home form as JSON: name, email, company, budget, message (decisions).',
      'shell-7.05':
        'The configured endpoint gets the /contact form as JSON: name, email, company, phone, service, message, budget (decisions).',
      'shell-7.06':
        'The answer of the configured endpoint is read, and a refusal retried (decisions).',
      'shell-7.07':
        'A kept message is delivered to the agency by e-mail, retried until it is (decisions).',
      'shell-7.08': 'The sender of a kept message gets an acknowledgement by e-mail (decisions).',
      'shell-7.09': 'A contact form works with JavaScript off: POST, redirect, GET (decisions).',
      'shell-7.10': 'A double click or a retry of a contact form makes one record (decisions).',
      'shell-7.11':
        'The sample urls /work/ecommerce-modern, /work/mobile-app and /work/corporate-identity exist (decisions).',
    },
  },
  {
    section: 'site-shell §7, The calls it makes',
    owes: 2,
    statements: {
      'shell-7.12':
        'WhatsApp opens as a chat link in a new tab with the phone number of the agency.',
      'shell-7.13': 'The text given to WhatsApp is URL-encoded.',
      'shell-7.14': 'An analytics event is sent only if an analytics facility is present.',
      'shell-7.15': 'The WhatsApp events are wa_open and wa_pick:{slug}.',
      'shell-7.16': 'The WhatsApp events have the category WhatsApp.',
      'shell-7.17': 'A WhatsApp event without a chosen suggestion has the label custom_message.',
    },
  },
  {
    section: 'site-shell §7, The calls it makes',
    owes: 3,
    statements: {
      'shell-7.18': 'The sample url /services/seo-strategy exists (decisions).',
    },
  },
  {
    section: 'site-shell §7, The calls it makes',
    owes: 5,
    statements: {
      'shell-7.19':
        'The search looks in everything published: case studies, services, posts, pages and open jobs (decisions).',
      'shell-7.20': 'The search matches the term case-insensitively.',
      'shell-7.21': 'The search matches against title, description, tags and category.',
      'shell-7.22': 'The search then filters by the selected types.',
      'shell-7.23': 'The search ignores accents: “strategie” finds “Stratégie” (decisions).',
      'shell-7.24': 'The search tolerates prefixes and one typo (decisions).',
      'shell-7.25':
        'Results are ranked: title before tags before category before description (decisions).',
      'shell-7.26': 'Loading lasts as long as the real work, with no artificial delay (decisions).',
    },
  },
  {
    section: 'site-shell §8, The error catalogue',
    owes: 1,
    statements: {
      'shell-8.01': 'A failed send of the home form shows a destructive toast titled “Erreur”.',
      'shell-8.02':
        "That toast says “Une erreur est survenue lors de l'envoi de votre message. Veuillez réessayer ou nous contacter directement.”.",
      'shell-8.03': 'A failed send of the home form is logged.',
      'shell-8.04': 'A failed send of the home form ends the sending state.',
      'shell-8.05':
        'A sent home form shows the toast “Message envoyé !” with “Nous vous recontacterons dans les 24h.”.',
      'shell-8.06':
        "A failed send of the /contact form shows, in an alert, “Une erreur est survenue lors de l'envoi de votre message. Veuillez réessayer ou nous contacter directement.”.",
      'shell-8.07': 'That alert is a message with role="alert" in the page (decisions).',
      'shell-8.08': 'A sent /contact form shows “Message envoyé avec succès !”.',
      'shell-8.09': 'The confirmation of /contact promises a reply within 24 hours.',
      'shell-8.10': 'An unknown route shows the 404 page “Oops ! Page introuvable”.',
    },
  },
  {
    section: 'site-shell §8, The error catalogue',
    owes: 2,
    statements: {
      'shell-8.11': 'Using the state of the mobile menu outside its scope is a programming error.',
    },
  },
  {
    section: 'site-shell §8, The error catalogue',
    owes: 3,
    statements: {
      'shell-8.12': 'A failure to load a video or a poster is only logged, with no message.',
    },
  },
  {
    section: 'site-shell §8, The error catalogue',
    owes: 4,
    statements: {
      'shell-8.17':
        'The promise of 24 hours starts at the next opening when a message comes while the agency is closed (decisions).',
    },
  },
  {
    section: 'site-shell §8, The error catalogue',
    owes: 5,
    statements: {
      'shell-8.13':
        '“Erreur lors de la recherche” shows when the index cannot be loaded, and a retry is offered (decisions).',
      'shell-8.14': 'A search that fails is logged.',
      'shell-8.15':
        'Using the state of the mobile search outside its scope is a programming error.',
      'shell-8.16': 'Recent searches are still shown while the index cannot be loaded (decisions).',
    },
  },
];
