import type { Block } from './block.ts';

export const shellEntitiesAndStates: readonly Block[] = [
  {
    section: 'site-shell §3, Entities and their fields',
    owes: 1,
    statements: {
      'shell-3.01':
        'The contact form of the home page has name, email, company, budget and message.',
      'shell-3.02':
        'The form of /contact has name, email, company, phone, service, message and budget.',
      'shell-3.03':
        'The budgets are “Moins de 50K DH”, “50K DH - 150K DH”, “150K DH - 500K DH”, “Plus de 500K DH” and “À discuter”.',
      'shell-3.04': 'The budget is empty by default, with the prompt “Sélectionnez un budget”.',
      'shell-3.05':
        'The services of the /contact form are “Production Vidéo”, “Création de Contenu”, “Stratégie Marketing”, “Media Buying”, “Développement Web” and “Autre”.',
      'shell-3.06': 'A project card shows title, summary, client, timeline and cover image.',
      'shell-3.07': 'A project card shows the first two tags.',
      'shell-3.08': 'The video of a project card is 16:9 unless its aspectRatio is 9:16.',
    },
  },
  {
    section: 'site-shell §3, Entities and their fields',
    owes: 2,
    statements: {
      'shell-3.09': 'A suggested WhatsApp message has an id, a text and a slug.',
      'shell-3.10': 'A testimonial has name, role, company, image, content and rating in stars.',
      'shell-3.11': 'A team member has name, role, image and bio.',
      'shell-3.12': 'A service of the home page has title, description and a list of features.',
      'shell-3.13': 'A process step has title, description and a list of details.',
      'shell-3.14': 'An FAQ item has a question and an answer.',
    },
  },
  {
    section: 'site-shell §3, Entities and their fields',
    owes: 3,
    statements: {
      'shell-3.15': 'A project card marks a featured project.',
      'shell-3.16': 'A project card with a video shows its poster and its duration.',
    },
  },
  {
    section: 'site-shell §3, Entities and their fields',
    owes: 5,
    statements: {
      'shell-3.17':
        'A search result has id, title, description, category, tags, url and a type: project, service, blog or page.',
      'shell-3.18': 'Recent searches are kept in local storage under the key recentSearches.',
    },
  },
  {
    section: 'site-shell §4, States and transitions',
    owes: 1,
    statements: {
      'shell-4.01': 'While a contact form is being sent its button is disabled.',
      'shell-4.02': 'While a contact form is being sent its button reads “Envoi en cours...”.',
      'shell-4.03': 'Once the home contact form is sent its button turns green.',
      'shell-4.04': 'Once the home contact form is sent its button reads “Message envoyé !”.',
      'shell-4.05': '3 seconds after it was sent the home contact form is idle again.',
      'shell-4.06': '3 seconds after it was sent the fields of the home contact form are cleared.',
      'shell-4.07': 'The form of /contact goes through the same three states.',
      'shell-4.08':
        'The confirmation of /contact stays until “send another” is chosen (decisions).',
    },
  },
  {
    section: 'site-shell §4, States and transitions',
    owes: 2,
    statements: {
      'shell-4.09': 'The mobile menu is open or closed.',
      'shell-4.10': 'The visibility of the header follows the direction of scrolling.',
      'shell-4.11': 'The WhatsApp dialog is open or closed.',
      'shell-4.12':
        'The back-to-top button is visible once the scroll offset exceeds 300 px and the mobile menu is closed.',
      'shell-4.13': 'A carousel with autoplay advances every 3000 ms by default.',
      'shell-4.14': 'The logo carousel advances every 2000 ms.',
      'shell-4.15': 'A carousel with autoplay loops.',
    },
  },
  {
    section: 'site-shell §4, States and transitions',
    owes: 3,
    statements: {
      'shell-4.16': 'After 150 ms of hover a project card loads and plays its local video preview.',
      'shell-4.17': 'The preview of a project card plays muted and in a loop.',
      'shell-4.18': 'A project card shows a spinner while its preview loads.',
      'shell-4.19': 'On leaving the card the preview pauses and rewinds.',
      'shell-4.20': 'A card whose autoplay or video fails stays a poster.',
      'shell-4.21': 'A card whose preview failed never tries again.',
      'shell-4.22': 'The poster of a card falls back to the cover image when it fails to load.',
    },
  },
  {
    section: 'site-shell §4, States and transitions',
    owes: 5,
    statements: {
      'shell-4.23': 'The mobile search is open or closed.',
      'shell-4.24': 'The search goes from idle to loading to results.',
      'shell-4.25': 'A search that fails says “Erreur lors de la recherche”.',
      'shell-4.26': 'The type filter selects several types at once.',
      'shell-4.27': 'An empty type filter means all types.',
    },
  },
];
