import type { Block } from './block.ts';

export const shellPurpose: readonly Block[] = [
  {
    section: 'site-shell §1, What the product does and for whom',
    owes: 1,
    statements: {
      'shell-1.01': 'Every page of the site declares that it is written in French.',
      'shell-1.02':
        'The home hero says that the agency is a digital marketing agency in Casablanca.',
      'shell-1.03': 'The hero action that offers to talk to an expert goes to /contact.',
      'shell-1.04': 'The hero action that offers to view the portfolio goes to /work.',
      'shell-1.05': 'The site claims a guaranteed response within 24 h.',
      'shell-1.06': 'The site claims more than 120 projects delivered.',
      'shell-1.07': 'The site claims 95% satisfaction.',
      'shell-1.08': 'The site claims that more than 150 companies trust the agency.',
      'shell-1.09': 'The site claims 5+ years of experience.',
    },
  },
  {
    section: 'site-shell §1, What the product does and for whom',
    owes: 2,
    statements: {
      'shell-1.10':
        'The site names the trades: video, content, marketing strategy, media buying, web development, branding, SEO.',
      'shell-1.11': 'Web development covers showcase sites, e-commerce and mobile experience.',
      'shell-1.12': 'A visitor can contact the agency by form, mail, phone, WhatsApp or map.',
      'shell-1.13': 'A claim has the same value wherever the site shows it.',
      'shell-1.14': 'The home page has a strip of 15 client logos.',
      'shell-1.15': 'The logo strip is titled “Ils nous font confiance”.',
      'shell-1.16': 'The footer shows a notice that the site is under construction and not final.',
    },
  },
];
