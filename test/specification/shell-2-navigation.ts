import type { Block } from './block.ts';

export const shellNavigation: readonly Block[] = [
  {
    section: 'site-shell §2, Route map',
    owes: 1,
    statements: {
      'shell-2.01': '/ is the home page.',
      'shell-2.02': '/work is the portfolio.',
      'shell-2.03': '/work/{slug} is a case study.',
      'shell-2.04': '/contact is the contact page.',
      'shell-2.05': 'Any other path shows the 404 page “Oops ! Page introuvable”.',
      'shell-2.06': 'Any other path answers with HTTP status 404 (decisions).',
      'shell-2.07': 'The 404 page links back to the home page.',
      'shell-2.08':
        'The main navigation has seven links, in order: /, /services, /work, /about, /blog, /careers, /contact.',
      'shell-2.09':
        'The navigation names /, /work, /about and /careers “Accueil”, “Travaux”, “À propos” and “Carrières”.',
    },
  },
  {
    section: 'site-shell §2, Route map',
    owes: 3,
    statements: {
      'shell-2.10': '/services is the list of services.',
      'shell-2.11': '/services/{slug} is a service.',
      'shell-2.12': '/about is the about page.',
      'shell-2.13': '/blog is the list of posts.',
      'shell-2.14': '/blog/{slug} is a post.',
      'shell-2.15': '/careers is the careers page.',
      'shell-2.16': '/careers/{slug} is a job.',
    },
  },
  {
    section: 'site-shell §2, Route map',
    owes: 2,
    statements: {
      'shell-2.17': '/legal is the legal page.',
      'shell-2.18':
        '/legal has the anchors #mentions-legales, #politique-confidentialite, #cgv and #cookies.',
    },
  },
  {
    section: 'site-shell §2, Header',
    owes: 2,
    statements: {
      'shell-2.19': 'The header stays fixed at the top of the window.',
      'shell-2.20': 'The header is transparent at the top of the page.',
      'shell-2.21':
        'The header gets a blurred background once the page is scrolled more than 20 px.',
      'shell-2.22': 'The header hides when the page is scrolled down past 100 px.',
      'shell-2.23': 'The header comes back when the page is scrolled up.',
      'shell-2.24': 'The desktop header shows the links, a search button and a Contact button.',
      'shell-2.25': 'The Contact button of the desktop header goes to /contact.',
      'shell-2.26': 'The mobile header shows a search button and a menu button.',
    },
  },
  {
    section: 'site-shell §2, Desktop search dialog',
    owes: 5,
    statements: {
      'shell-2.27': 'The search button of the desktop header opens a dialog.',
      'shell-2.28': 'The search dialog is titled “Rechercher”.',
      'shell-2.29': 'The search dialog says “Recherchez dans nos projets et services”.',
      'shell-2.30': 'The search dialog is submitted with “Rechercher”.',
      'shell-2.31': 'The search dialog is left with “Annuler”.',
      'shell-2.32': 'Submitting the search dialog navigates to /work?search={query}.',
      'shell-2.33': 'The query of the search dialog is trimmed.',
      'shell-2.34': 'The query of the search dialog is URL-encoded.',
      'shell-2.35':
        'The search dialog shows the live results of the mobile overlay under its field (decisions).',
      'shell-2.36':
        'The results of the search dialog are operable with the arrow keys and Enter (decisions).',
      'shell-2.37':
        'Without JavaScript a site search lands on /work?search= with the other types listed under the projects (decisions).',
    },
  },
  {
    section: 'site-shell §2, Mobile menu',
    owes: 2,
    statements: {
      'shell-2.38': 'The mobile menu is a full-screen overlay.',
      'shell-2.39': 'The mobile menu is titled “Menu”.',
      'shell-2.40': 'The mobile menu holds the seven links.',
      'shell-2.41': 'The mobile menu has a “Parler à un expert” button to /contact.',
      'shell-2.42': 'The mobile menu has a WhatsApp button.',
      'shell-2.43': 'The mobile menu has a “Portfolio” button to /work.',
      'shell-2.44': 'Choosing a link closes the mobile menu.',
      'shell-2.45': 'The menu button toggles the mobile menu.',
    },
  },
  {
    section: 'site-shell §2, Mobile search overlay',
    owes: 5,
    statements: {
      'shell-2.46': 'The mobile search overlay is titled “Recherche”.',
      'shell-2.47': 'Its input has the placeholder “Rechercher des projets, services...”.',
      'shell-2.48': 'Its input has a clear button.',
      'shell-2.49': 'It has a “Rechercher” button.',
      'shell-2.50': 'Escape closes the mobile search overlay.',
      'shell-2.51':
        'With an empty field it shows “Recherches récentes”, the first 5 of the stored list.',
      'shell-2.52': 'With an empty field it shows “Recherches populaires”.',
      'shell-2.53':
        'With an empty field it shows “Filtres rapides”: Web Design, E-commerce, Mobile App, Branding, SEO, Marketing.',
      'shell-2.54': 'While typing it shows “Suggestions”.',
      'shell-2.55': 'Choosing a recent search runs it.',
      'shell-2.56': 'Choosing a popular search runs it.',
      'shell-2.57': 'Choosing a quick filter runs it.',
      'shell-2.58': 'Choosing a suggestion runs it.',
    },
  },
  {
    section: 'site-shell §2, Mobile results overlay',
    owes: 5,
    statements: {
      'shell-2.59': 'The results overlay is titled “Résultats”.',
      'shell-2.60': 'The results overlay opens by itself when loading has ended.',
      'shell-2.61': 'The results overlay also opens on an empty result (decisions).',
      'shell-2.62': 'It shows “Recherche pour: "{query}"”.',
      'shell-2.63':
        'It counts the results in right French: “1 résultat trouvé”, “4 résultats trouvés” (decisions).',
      'shell-2.64': 'It has a “Filtres” toggle.',
      'shell-2.65': 'The badge of the “Filtres” toggle shows the number of active filters.',
      'shell-2.66': 'The “Filtrer par type” panel has the chips Projets, Services, Blog and Pages.',
      'shell-2.67': 'The “Filtrer par type” panel has an “Effacer” button.',
      'shell-2.68': 'A result card has an icon chosen by the type of the result.',
      'shell-2.69': 'A result card shows title, description and category.',
      'shell-2.70': 'A result card shows the first 2 tags, and “+N autres” for the rest.',
      'shell-2.71': 'Clicking a result card navigates to its url.',
      'shell-2.72': 'Three skeleton cards show while the search is loading.',
      'shell-2.73': 'An empty result says “Aucun résultat trouvé”.',
      'shell-2.74':
        "An empty result says “Essayez avec d'autres mots-clés ou vérifiez l'orthographe”.",
      'shell-2.75': 'An empty result has a “Nouvelle recherche” button.',
    },
  },
];
