import type { Block } from './block.ts';

export const pagesServicesToCareers: readonly Block[] = [
  {
    section: 'content-pages §2, /services',
    owes: 3,
    statements: {
      'pages-2.47':
        '/services has six key cards: video production, content creation, marketing strategy, media buying, showcase sites, e-commerce sites.',
      'pages-2.48': 'A detailed card of /services shows the outcome and the description.',
      'pages-2.49': 'A detailed card of /services shows the first 4 benefits.',
      'pages-2.50':
        'A detailed card of /services shows a starting price taken from the first package.',
      'pages-2.51': 'A detailed card of /services links to /services/{slug}.',
      'pages-2.52': '/services has a loading view.',
      'pages-2.53': '/services has an error view with a retry button.',
      'pages-2.54':
        '/services without services tells the operator to add services in the content studio.',
    },
  },
  {
    section: 'content-pages §2, /services/{slug}',
    owes: 3,
    statements: {
      'pages-2.55': 'A service shows title, subtitle, outcome, proof stat and description.',
      'pages-2.56': 'A service shows its list of benefits.',
      'pages-2.57': 'The packages of a service are in 3 columns.',
      'pages-2.58': 'The second package is marked “Plus populaire”.',
      'pages-2.59': 'The process steps of a service show duration and deliverables.',
      'pages-2.60':
        'A service shows up to 3 related projects with at least one portfolioTag in common, ignoring case and accents (decisions).',
      'pages-2.61':
        'Related projects of a service come most tags in common first, then newest (decisions).',
      'pages-2.62': 'A service shows its FAQs.',
      'pages-2.63': 'A service has a contact section.',
      'pages-2.64':
        'From a service page the contact form takes its choice from the category, else “Autre” (decisions).',
      'pages-2.65':
        'From a service page the message starts with the service and package named (decisions).',
      'pages-2.66':
        'A sticky bar appears once a service page is scrolled past 30% of the viewport height.',
      'pages-2.67': 'The sticky bar leaves 200 px before the end of the page.',
      'pages-2.68': 'The sticky bar can be dismissed.',
      'pages-2.69': 'A missing service redirects to /services with 302 (decisions).',
      'pages-2.70': 'A service that fails to load redirects to /services with 302 (decisions).',
    },
  },
  {
    section: 'content-pages §2, /about',
    owes: 3,
    statements: {
      'pages-2.71': '/about tells mission, vision and values.',
      'pages-2.72': '/about has a timeline: 2019, 2021, 2024, 2025.',
      'pages-2.73': '/about shows a team of five.',
      'pages-2.74': '/about states +120 projets, 20+ secteurs and 95% satisfaction.',
      'pages-2.75': '/about has two client testimonials.',
      'pages-2.76':
        '/about gives the address and the opening hours: Mon-Fri 9h-18h, Sat 10h-16h, Sun closed.',
      'pages-2.77': 'The contact links of /about point to /contact and #contact.',
      'pages-2.78': '#contact on a page without that section leads to /#contact (decisions).',
      'pages-2.79': 'The texts of /about are edited in the content service (decisions).',
    },
  },
  {
    section: 'content-pages §2, /blog',
    owes: 3,
    statements: {
      'pages-2.80': '/blog has a search box that works, kept in the address as ?q= (decisions).',
      'pages-2.81':
        '/blog has the category chips Tous, Marketing, Vidéo, SEO, Contenu, Publicité, E-commerce.',
      'pages-2.82': 'A category chip filters, kept in the address as ?categorie= (decisions).',
      'pages-2.83': 'The chip “Tous” resets the filter (decisions).',
      'pages-2.84': 'The featured posts are in a 2-column grid with images of 600x400.',
      'pages-2.85': 'The posts that are not featured are in a grid with images of 400x300.',
      'pages-2.86': 'The “load more” button brings the next page, ?page= of 12 (decisions).',
      'pages-2.87':
        'Search, category and page of /blog combine and work without JavaScript (decisions).',
      'pages-2.88': '/blog has a newsletter box.',
      'pages-2.89': '/blog has a loading view.',
      'pages-2.90': '/blog has an error view with a retry button that reloads the page.',
      'pages-2.91': 'The error view of /blog gives troubleshooting tips to developers.',
      'pages-2.92': '/blog has an empty state when there are no posts.',
    },
  },
  {
    section: 'content-pages §2, /blog/{slug}',
    owes: 3,
    statements: {
      'pages-2.93': 'A post has a breadcrumb and a back link.',
      'pages-2.94': 'A post shows category, read time and author.',
      'pages-2.95': 'A post shows its date in French format.',
      'pages-2.96': 'A post shows title, excerpt and tags.',
      'pages-2.97':
        'A post is shared natively, or else its link is copied and that is said (decisions).',
      'pages-2.98': 'A post shows its cover image at 800x450.',
      'pages-2.99': 'The body of a post renders text blocks with bold and italic.',
      'pages-2.100':
        'The body of a post renders headings, lists, quotes, links, images and code (decisions).',
      'pages-2.101': 'An unknown block of a body is skipped and logged, never a crash (decisions).',
      'pages-2.102': 'A post has an author box.',
      'pages-2.103': 'A post has three static reader testimonials.',
      'pages-2.104':
        'A post shows at most 3 related posts: explicit, then shared tags or category, then latest (decisions).',
      'pages-2.105': 'A post has a call to action that links to a contact anchor.',
      'pages-2.106': 'A post has a newsletter box.',
      'pages-2.107': 'A missing post redirects to /blog with 302 (decisions).',
      'pages-2.108': 'A post that fails to load redirects to /blog with 302 (decisions).',
    },
  },
  {
    section: 'content-pages §2, /blog/{slug}',
    owes: 4,
    statements: {
      'pages-2.109': 'A post has a comment form with name, email and comment.',
      'pages-2.110':
        'A sent comment says “Merci ! Votre commentaire sera publié après validation.” (decisions).',
      'pages-2.111': 'An approved comment appears under the post (decisions).',
      'pages-2.112': 'A like is counted once per visitor, kept, and can be taken back (decisions).',
    },
  },
  {
    section: 'content-pages §2, /careers',
    owes: 3,
    statements: {
      'pages-2.113': '/careers has a hero.',
      'pages-2.114': '/careers has the values Passion, Innovation, Excellence, Collaboration.',
      'pages-2.115': '/careers lists perks.',
      'pages-2.116': '/careers lists the job openings.',
      'pages-2.117': '/careers has a spontaneous application form.',
      'pages-2.118': 'Clicking an offer selects it as the desired position.',
      'pages-2.119': 'The details link of an offer goes to /careers/{slug}.',
      'pages-2.120':
        "The link “Voir les offres d'emploi” of the home team section leads to /careers.",
    },
  },
  {
    section: 'content-pages §2, /careers/{slug}',
    owes: 3,
    statements: {
      'pages-2.121': 'A job has a breadcrumb.',
      'pages-2.122': 'A job shows title, department and, if featured, a badge.',
      'pages-2.123': 'A job shows location, type and experience.',
      'pages-2.124': 'A job shows its salary range when it has one.',
      'pages-2.125':
        'A job shows its application deadline, when it has one, as a long French date.',
      'pages-2.126': 'A job shows description, requirements and benefits.',
      'pages-2.127': 'A job shows responsibilities and skills when it has them.',
      'pages-2.128': 'A job has an info panel.',
      'pages-2.129': 'A job shows up to 3 other jobs.',
      'pages-2.130': 'A job can be saved and unsaved.',
      'pages-2.131': 'A job is shared natively where available, else its link is copied.',
      'pages-2.132': 'A job has an apply modal.',
      'pages-2.133': 'A missing job shows “Emploi non trouvé”.',
      'pages-2.134': "A missing job shows “Cet emploi n'existe pas ou a été supprimé.”.",
      'pages-2.135': 'The view of a missing job links back to careers and home.',
      'pages-2.136': 'The view of a missing job answers with HTTP status 404 (decisions).',
      'pages-2.137':
        'A job past its deadline stays readable, marked “Candidatures closes”, its form closed (decisions).',
    },
  },
  {
    section: 'content-pages §2, /careers/{slug}',
    owes: 4,
    statements: {
      'pages-2.138': 'A job has a success modal.',
    },
  },
];
