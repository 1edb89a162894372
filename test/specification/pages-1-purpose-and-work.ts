import type { Block } from './block.ts';

export const pagesPurposeAndWork: readonly Block[] = [
  {
    section: 'content-pages §1, What the product does and for whom',
    owes: 1,
    statements: {
      'pages-1.01': 'The content of the pages comes from a headless content service.',
      'pages-1.02': 'The pages only read the content service.',
      'pages-1.03':
        'The same site code reads the hosted or the embedded content service (decisions).',
    },
  },
  {
    section: 'content-pages §1, What the product does and for whom',
    owes: 3,
    statements: {
      'pages-1.04':
        'The offer covers video production, content creation, marketing strategy, media buying and web development.',
    },
  },
  {
    section: 'content-pages §2, /work',
    owes: 1,
    statements: {
      'pages-2.01': 'The live search of /work looks in the title.',
      'pages-2.02': 'The live search of /work looks in the client.',
      'pages-2.03': 'The live search of /work looks in the summary.',
      'pages-2.04': 'The live search of /work looks in the tags.',
      'pages-2.05': 'While searching /work shows how many projects were found.',
      'pages-2.06': 'Items tagged Reels appear in a 9:16 grid headed Reels.',
      'pages-2.07': 'Items tagged YouTube appear in a 16:9 grid headed Projets Phares.',
      'pages-2.08': 'An item with neither tag is listed in a third 16:9 grid (decisions).',
      'pages-2.09': 'The match of the tags Reels and YouTube is case-insensitive (decisions).',
      'pages-2.10': 'An item with both tags is a Reel (decisions).',
      'pages-2.11': 'An empty result of /work has a button that clears the search.',
      'pages-2.12': '/work?search= fills and runs the live search of the list (decisions).',
      'pages-2.13':
        'Typing in the search of /work keeps the address in step without adding to the history (decisions).',
      'pages-2.14': 'With JavaScript off the server filters /work?search= (decisions).',
    },
  },
  {
    section: 'content-pages §2, /work',
    owes: 3,
    statements: {
      'pages-2.15': '/work states the number of projects.',
      'pages-2.16': '/work states 100% satisfied clients.',
      'pages-2.17': '/work states 5+ years.',
      'pages-2.18': '/work has a loading view.',
      'pages-2.19': '/work has an error view with a “Réessayer” button that reloads the page.',
      'pages-2.20': '/work has an empty state when there is no project.',
    },
  },
  {
    section: 'content-pages §2, /work/{slug}',
    owes: 1,
    statements: {
      'pages-2.21': 'A case study shows tags, title and summary.',
      'pages-2.22': 'A case study shows client, duration and roles.',
      'pages-2.23': 'A case study shows its delivery month, the month of publishDate (decisions).',
      'pages-2.24': 'A case study shows its video, or else its cover image.',
      'pages-2.25': 'A case study tells the problem under “Le Défi”.',
      'pages-2.26': 'A case study tells the solution under “La Solution”.',
      'pages-2.27': 'A case study lists the results under “Les Résultats”.',
      'pages-2.28': 'A case study lists its technologies in a sidebar.',
      'pages-2.29': 'A case study shows its measurable metrics.',
      'pages-2.30': 'A note of a case study says that results are measured over 6 months.',
      'pages-2.31': 'A case study shows its gallery.',
      'pages-2.32':
        'The previous and next project are the neighbours by publishDate descending (decisions).',
      'pages-2.33': 'The first project has no previous and the last no next (decisions).',
      'pages-2.34': 'A case study ends with a call to contact the agency.',
      'pages-2.35': 'A missing case study redirects to /work with 302 (decisions).',
      'pages-2.36': 'A case study that fails to load redirects to /work with 302 (decisions).',
    },
  },
  {
    section: 'content-pages §2, /work/{slug}',
    owes: 3,
    statements: {
      'pages-2.37': 'The counters of the metrics are animated.',
      'pages-2.38': 'A video can open in a fullscreen lightbox.',
      'pages-2.39': 'The lightbox can play and pause.',
      'pages-2.40': 'The lightbox can mute.',
      'pages-2.41': 'The lightbox can seek.',
      'pages-2.42': 'The lightbox can skip 10 seconds.',
      'pages-2.43': 'Escape closes the lightbox.',
      'pages-2.44': 'With no video source the lightbox shows “Vidéo non disponible”.',
      'pages-2.45': 'A YouTube video first shows a poster.',
      'pages-2.46': 'A YouTube video loads the embedded player on click.',
    },
  },
];
