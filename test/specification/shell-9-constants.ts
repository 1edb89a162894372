import type { Block } from './block.ts';

export const shellConstants: readonly Block[] = [
  {
    section: 'site-shell §9, Business constants and limits',
    owes: 1,
    statements: {
      'shell-9.01': 'The success of the home contact form resets after 3000 ms.',
    },
  },
  {
    section: 'site-shell §9, Business constants and limits',
    owes: 2,
    statements: {
      'shell-9.02': 'The threshold of the back-to-top button is 300 px.',
      'shell-9.03': 'The background of the header starts beyond 20 px.',
      'shell-9.04': 'The header hides beyond 100 px on scroll down.',
      'shell-9.05': 'A touch target is at least 44 px.',
      'shell-9.06': 'The WhatsApp button is 56 px wide, 48 px when back-to-top is active.',
      'shell-9.07': 'WhatsApp shows 3 suggestions per page.',
      'shell-9.08':
        'WhatsApp has a suggestion set for each of the routes /, /services, /work, /about, /contact and /blog.',
      'shell-9.09':
        'WhatsApp has a suggestion set for each of the prefixes /services/, /work/ and /blog/.',
      'shell-9.10': 'WhatsApp has a default suggestion set for other routes.',
      'shell-9.11':
        'Each suggestion set ends with two general questions, on availability and on collaboration.',
      'shell-9.12': 'The mobile breakpoint is 768 px.',
      'shell-9.13': 'Carousel autoplay is 3000 ms by default.',
      'shell-9.14': 'Carousel autoplay is 2000 ms for the logos.',
      'shell-9.15': 'A scroll area hides its bar after 600 ms.',
      'shell-9.16': 'The reveal threshold is 0.1.',
      'shell-9.17': 'There are 15 logos.',
      'shell-9.18': 'There are 10 testimonials on the home page.',
      'shell-9.19':
        'The claims are 120+ projects, 95% satisfaction, 150+ companies, 24h response, 5+ years.',
      'shell-9.20': 'The agency is open Mon-Fri 9h-18h and Sat 10h-16h, and closed on Sunday.',
      'shell-9.21': 'The phone is answered Mon-Fri 9h-18h.',
    },
  },
  {
    section: 'site-shell §9, Business constants and limits',
    owes: 3,
    statements: {
      'shell-9.22': 'The hover preview starts after 150 ms.',
      'shell-9.23': 'Dates are shown in fr-FR format.',
    },
  },
  {
    section: 'site-shell §9, Business constants and limits',
    owes: 5,
    statements: {
      'shell-9.24': '10 recent searches are kept.',
      'shell-9.25': '5 recent searches are shown in the mobile overlay.',
      'shell-9.26':
        'Suggestions are at most 8, drawn from popular terms, recents and a fixed list of French marketing terms.',
      'shell-9.27':
        'The popular searches are Web Design, E-commerce, Mobile App, Branding, SEO, Marketing Digital, Logo Design, Site Web, Application Mobile, Stratégie Marketing.',
      'shell-9.28':
        'The quick filters are Web Design, E-commerce, Mobile App, Branding, SEO, Marketing.',
      'shell-9.29': 'The result types are project, service, blog and page.',
      'shell-9.30': 'The simulated search delay of 500 ms is gone (decisions).',
    },
  },
];
