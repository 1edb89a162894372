import type { Block } from './block.ts';

export const shellHome: readonly Block[] = [
  {
    section: 'site-shell §2, Back-to-top button',
    owes: 2,
    statements: {
      'shell-2.76': 'The back-to-top button appears after the page is scrolled more than 300 px.',
      'shell-2.77': 'The back-to-top button shows only while the mobile menu is closed.',
      'shell-2.78': 'The back-to-top button shows the scroll progress as a fill.',
      'shell-2.79': 'The back-to-top button scrolls smoothly to the top.',
      'shell-2.80': 'The back-to-top button is labelled “Retour en haut de la page”.',
    },
  },
  {
    section: 'site-shell §2, WhatsApp widget',
    owes: 2,
    statements: {
      'shell-2.81': 'The WhatsApp button floats, round, 56 px wide.',
      'shell-2.82':
        'The WhatsApp button is 48 px wide and centred once the back-to-top button is active.',
      'shell-2.83': 'The tooltip of the WhatsApp button is “WhatsApp disponible”.',
      'shell-2.84': 'The WhatsApp button is hidden while the mobile menu is open.',
      'shell-2.85': 'The WhatsApp dialog is headed with the name of the agency.',
      'shell-2.86': 'The WhatsApp dialog says “En ligne maintenant”.',
      'shell-2.87':
        'The WhatsApp dialog shows the first 3 suggested messages for the current page.',
      'shell-2.88':
        'The “Autre question...” button of the WhatsApp dialog opens WhatsApp with an empty message.',
      'shell-2.89': 'Escape closes the WhatsApp dialog.',
      'shell-2.90': 'A click outside closes the WhatsApp dialog.',
      'shell-2.91': 'The close button closes the WhatsApp dialog.',
      'shell-2.92': 'Keyboard focus stays inside the WhatsApp dialog while it is open.',
      'shell-2.93': 'Choosing a suggestion opens WhatsApp with its text.',
    },
  },
  {
    section: 'site-shell §2, WhatsApp widget',
    owes: 5,
    statements: {
      'shell-2.94': 'The WhatsApp button is hidden while the mobile search is open.',
    },
  },
  {
    section: 'site-shell §2, Home page',
    owes: 2,
    statements: {
      'shell-2.95':
        'The home page runs: header, hero, introduction, features, services, content, how-it-works, testimonials, team, FAQ, contact, footer.',
      'shell-2.96':
        'The home page has the anchors features, services, content, how-it-works, testimonials, team and contact.',
      'shell-2.97':
        'A section of the home page is revealed with an animation once scrolled into view.',
      'shell-2.98':
        'On desktop the client logos are a continuously scrolling marquee of the 15 logos, duplicated.',
      'shell-2.99':
        'On mobile the client logos are a looping carousel with dots, autoplay and no arrows.',
      'shell-2.100': 'The features section gives six benefits.',
      'shell-2.101':
        'The features section gives four figures: 120+ projects, 95% satisfaction, 24h response, 5+ years.',
      'shell-2.102':
        'The services section has six offers: branding and identity, web development, performance and SEO, digital strategy, mobile experience, e-commerce solutions.',
      'shell-2.103': 'Each offer of the services section has three bullet points.',
      'shell-2.104': 'Each offer of the services section has a “learn more” button.',
      'shell-2.105': 'The content section tells about the agency.',
      'shell-2.106':
        'The how-it-works section has four steps: consultation, strategy, execution, measurement.',
      'shell-2.107': 'Each step has a title, a description and a list of details.',
      'shell-2.108': 'The testimonials section has ten testimonials.',
      'shell-2.109': 'Each testimonial shows name, role, company, image, text and a rating of 5.',
      'shell-2.110':
        'The testimonials section gives 98% satisfied, 4.9/5 average, 85% returning clients and 24h response.',
      'shell-2.111': 'The team section has five members with name, role, image and bio.',
      'shell-2.112': 'The team section has three values: excellence, collaboration, innovation.',
      'shell-2.113': "The team section links to /careers with “Voir les offres d'emploi”.",
      'shell-2.114': 'The FAQ has eight questions.',
      'shell-2.115': 'One item of the FAQ is open at a time.',
      'shell-2.116': 'The first item of the FAQ is open initially.',
      'shell-2.117': 'Clicking the open item of the FAQ closes it.',
      'shell-2.118': 'Clicking another item of the FAQ opens it.',
      'shell-2.119': 'The FAQ links to #contact with “Contactez-nous directement”.',
      'shell-2.120': 'The FAQ states that a showcase site starts at 30K DH.',
      'shell-2.121': 'The FAQ states that an e-commerce shop starts at 80K DH.',
      'shell-2.122': 'The FAQ states 3 months of free support after delivery.',
      'shell-2.123': 'The FAQ states that a showcase site takes 2-4 weeks.',
      'shell-2.124': 'The FAQ states that a complex web application takes 2-4 months.',
      'shell-2.125': 'The contact section holds the contact cards and the contact form.',
      'shell-2.126':
        'Below 768 px the card lists of the home page are swipe carousels with dots and no arrows.',
    },
  },
  {
    section: 'site-shell §2, Contact cards',
    owes: 2,
    statements: {
      'shell-2.127': 'The email card opens a mail link.',
      'shell-2.128': 'The phone card opens a call link.',
      'shell-2.129': 'The WhatsApp card opens a chat in a new tab.',
      'shell-2.130': 'The address card opens a maps search in a new tab.',
    },
  },
  {
    section: 'site-shell §2, /contact page',
    owes: 1,
    statements: {
      'shell-2.131': '/contact has a message form.',
      'shell-2.132':
        'After a successful send /contact shows a confirmation with a button to send another message.',
      'shell-2.133': 'The button to send another message returns to the form.',
    },
  },
  {
    section: 'site-shell §2, /contact page',
    owes: 2,
    statements: {
      'shell-2.134': '/contact has four info cards: address, phone, email, opening hours.',
      'shell-2.135': '/contact shows a map we draw, which links to the maps search (decisions).',
      'shell-2.136': '/contact has a newsletter box.',
    },
  },
  {
    section: 'site-shell §2, /contact page',
    owes: 4,
    statements: {
      'shell-2.137': 'The newsletter box of /contact subscribes by double opt-in (decisions).',
    },
  },
  {
    section: 'site-shell §2, /legal',
    owes: 2,
    statements: {
      'shell-2.138':
        '/legal has four sections: legal notice, privacy policy, terms of sale, cookie policy.',
      'shell-2.139': 'Four cards of /legal scroll to the four sections.',
      'shell-2.140': '/legal has contact links.',
      'shell-2.141':
        'The terms of sale state payment of 30% at order, 40% mid-way and 30% at delivery.',
      'shell-2.142': 'The terms of sale state amounts in DH, tax included.',
      'shell-2.143':
        'The terms of sale state the delivery times: showcase site 4-6 weeks, e-commerce 8-12, video 2-4, strategy 2-3.',
      'shell-2.144': 'The terms of sale state a warranty of 3 months.',
      'shell-2.145': 'The cookie policy states lifetimes from 30 days to 2 years.',
    },
  },
  {
    section: 'site-shell §2, Footer',
    owes: 2,
    statements: {
      'shell-2.146': 'The footer has three groups: “Services”, “Entreprise”, “Légal”.',
      'shell-2.147': 'The footer has social links.',
      'shell-2.148': 'The footer has a back-to-top button that scrolls smoothly.',
      'shell-2.149':
        'The footer links to /services, /about, /work, /blog, /careers, /contact, /legal and its four anchors.',
      'shell-2.150': 'Below 768 px the three groups of the footer are collapsible accordions.',
      'shell-2.151': 'The accordions of the footer open independently of each other.',
    },
  },
];
