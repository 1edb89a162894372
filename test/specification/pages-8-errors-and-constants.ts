import type { Block } from './block.ts';

export const pagesErrorsAndConstants: readonly Block[] = [
  {
    section: 'content-pages §8, Error catalogue',
    owes: 1,
    statements: {
      'pages-8.01':
        'A failing portfolio list shows “Erreur de chargement” and “Failed to load portfolio items”.',
      'pages-8.02': 'The “Réessayer” button of the portfolio list reloads the page.',
      'pages-8.03': '“Portfolio item not found” redirects to /work.',
      'pages-8.04': '“Failed to load portfolio item” redirects to /work.',
      'pages-8.05': 'A missing project id is one readable line at boot (decisions).',
      'pages-8.06': 'Building an image fails on an invalid fit mode.',
      'pages-8.07': 'Building an image fails on an invalid crop mode.',
      'pages-8.08': 'Building an image fails on an invalid auto mode.',
      'pages-8.09': 'Building an image fails on an invalid frame value.',
      'pages-8.10': 'Building an image fails on an unresolvable source.',
    },
  },
  {
    section: 'content-pages §8, Error catalogue',
    owes: 3,
    statements: {
      'pages-8.11':
        'A failing services list shows “Erreur de chargement”, “Failed to load services” and a retry (decisions).',
      'pages-8.12': '“Service not found” redirects to /services.',
      'pages-8.13': '“Failed to load service” redirects to /services.',
      'pages-8.14':
        'A failing blog list shows “Erreur de chargement” above the text of its cause, with “Réessayer” (decisions).',
      'pages-8.15':
        'A blog list refused by CORS says “CORS Error: Unable to connect to Sanity API. Please check your network connection and try refreshing the page.”.',
      'pages-8.16':
        'A blog list refused with 403 says “Access Denied: Please check your Sanity project configuration and ensure the dataset is accessible.”.',
      'pages-8.17': 'A blog list failing otherwise says “Failed to load blog posts: {message}”.',
      'pages-8.18': '“Post not found” redirects to /blog.',
      'pages-8.19': '“Failed to load blog post” redirects to /blog.',
      'pages-8.20':
        'A failing list of jobs shows “Erreur de chargement”, “Failed to load job openings” and a retry (decisions).',
      'pages-8.21':
        "“Job posting not found” shows “Emploi non trouvé” with “Cet emploi n'existe pas ou a été supprimé.”.",
      'pages-8.22':
        "“Failed to load job details” shows “Emploi non trouvé” with “Cet emploi n'existe pas ou a été supprimé.”.",
      'pages-8.23': 'The lightbox says “Vidéo non disponible” when there is no source.',
      'pages-8.24': 'A failure to load a video or a poster is only logged.',
      'pages-8.25':
        'An error view is served with 503, only when nothing publishable is cached (decisions).',
    },
  },
  {
    section: 'content-pages §8, Error catalogue',
    owes: 4,
    statements: {
      'pages-8.26':
        'A sent short application says “Votre candidature a été envoyée avec succès !” in an alert.',
      'pages-8.27': 'A sent job application says “Candidature envoyée !”.',
      'pages-8.28':
        'The modal of a sent job application says that applications are answered within 48 h.',
    },
  },
  {
    section: 'content-pages §8, Error catalogue',
    owes: 6,
    statements: {
      'pages-8.29': 'A query of more than 14800 characters is too large for the listener.',
      'pages-8.30': 'A lost connection of the listener retries after 1 second.',
    },
  },
  {
    section: 'content-pages §9, Business constants and limits',
    owes: 1,
    statements: {
      'pages-9.01': 'A query of up to 11264 characters is a GET, a longer one a POST.',
      'pages-9.02': 'A request to the content service times out after 5 minutes by default.',
      'pages-9.03': 'The results of a case study are measured over 6 months.',
      'pages-9.04': 'Image fit modes are clip, crop, fill, fillmax, max, scale and min.',
      'pages-9.05':
        'Image crop modes are top, bottom, left, right, center, focalpoint and entropy.',
    },
  },
  {
    section: 'content-pages §9, Business constants and limits',
    owes: 2,
    statements: {
      'pages-9.06':
        'Opening hours are Mon-Fri 9h-18h, Sat 10h-16h, Sun closed, on every page that shows them.',
      'pages-9.07': 'The legal page states the figures of the terms of sale.',
    },
  },
  {
    section: 'content-pages §9, Business constants and limits',
    owes: 3,
    statements: {
      'pages-9.08': 'A page of the blog has 12 posts (decisions).',
      'pages-9.09': 'There are 6 featured posts.',
      'pages-9.10': 'There are 4 featured jobs.',
      'pages-9.11': 'There are 6 featured portfolio items.',
      'pages-9.12': 'There are 6 featured services.',
      'pages-9.13': 'There are 3 related posts.',
      'pages-9.14': 'There are 3 other jobs.',
      'pages-9.15': 'There are 3 related portfolio items on a service page.',
      'pages-9.16': 'There are 4 benefits on a service card.',
      'pages-9.17': 'The sticky bar shows past 30% of the viewport height.',
      'pages-9.18': 'The sticky bar leaves 200 px before the end of the page.',
      'pages-9.19':
        'The animation of the metrics starts at 30% visibility, with a stagger of 200 ms.',
      'pages-9.20': 'The lightbox skips by 10 seconds.',
      'pages-9.21': '/about states +120 projets, 20+ secteurs and 95% satisfaction.',
      'pages-9.22': '/work states 100% satisfied and 5+ years.',
      'pages-9.23': 'Dates are shown in fr-FR.',
      'pages-9.24': 'The salary in structured data is in MAD.',
      'pages-9.25': 'The social image is 1200x630.',
      'pages-9.26': 'The image of a featured post is requested at 600x400.',
      'pages-9.27': 'The image of a post in the grid is requested at 400x300.',
      'pages-9.28': 'The cover of a post is requested at 800x450.',
    },
  },
  {
    section: 'content-pages §9, Business constants and limits',
    owes: 4,
    statements: {
      'pages-9.29': 'The simulated delay of a job submission is gone (decisions).',
      'pages-9.30': 'An application is promised a reply within 48 h.',
    },
  },
  {
    section: 'content-pages §9, Business constants and limits',
    owes: 6,
    statements: {
      'pages-9.31': 'The URL of a listener is at most 14800 characters.',
      'pages-9.32': 'Live events need API version 2021-03-25 or later.',
      'pages-9.33': 'The random part of a release id has 8 characters.',
    },
  },
];
