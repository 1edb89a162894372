/** The parts of the bench. Each is loaded when it is asked for: some bring a browser along. */
import type { Figure } from './figure.ts';

export type Settings = {
  /** The time that the mixed load lasts. */
  minutes: number;
};

export type Part = {
  title: string;
  /** How it is measured, in a sentence or two. */
  about: string;
  measure(settings: Settings): Promise<Figure[]>;
};

export const PARTS: Readonly<Record<string, Part>> = {
  pages: {
    title: 'Kept, rendered and bare pages',
    about:
      'Answers a second: a cached page, the same page rendered for each request, and the bytes of the kept one from a bare `node:http` server, in turn, medians of three.',
    measure: async () => (await import('./pages.ts')).measurePages(),
  },
  renders: {
    title: 'Rendered pages and React alone',
    about:
      'Processor time of the thread that answers: a page rendered for its request, from the socket to the socket, and `renderToString` of the same tree with its data ready; in turn, in one process, medians of nine.',
    measure: async () => (await import('./renders.ts')).measureRenders(),
  },
  publications: {
    title: 'Cached pages under ten publications a second',
    about:
      'The time that 99 of 100 answers do not exceed, with an editor who publishes ten times a second beside it, and without: as fast as 32 connections ask, and for 200 visitors a second.',
    measure: async () => (await import('./publications.ts')).measurePublications(),
  },
  counting: {
    title: 'Counting of visits',
    about:
      'Cached pages at 32 connections from a site that counts visits and from one that does not (`COUNT_VISITS=false`), in turn, medians of seven; and beacons answered at 32 connections that send nothing else, beside those that a bare `node:http` server reads and answers with the same bytes.',
    measure: async () => (await import('./counting.ts')).measureCounting(),
  },
  visible: {
    title: 'Publish → visible',
    about:
      'From the studio’s mutation that publishes a draft until the changed page is answered with it, over HTTP, asking again at once: the median and the longest of ten.',
    measure: async () => (await import('./visible.ts')).measureVisible(),
  },
  bytes: {
    title: 'Bytes of a first visit',
    about:
      'What travels to a first visit: HTML, scripts of the first load and stylesheets, by the lengths that their answers state; all script five seconds after the load, without a gesture, and with what the first one brings, of a visit that measures its vitals; fonts and pictures to a telephone (390 px) and a desk (1440 px), until nothing more is asked for.',
    measure: async () => (await import('./bytes.ts')).measureBytes(),
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    about: 'Medians of five runs of each public page, with its own settings for a telephone.',
    measure: async () => (await import('./lighthouse.ts')).measureLighthouse(),
  },
  visits: {
    title: 'First visits at 4× slowdown',
    about:
      'A telephone’s first view with the processor at a quarter of its speed, median of three; and the main thread’s longest task, while the page loads and from the first gesture on (0: none took 50 ms).',
    measure: async () => (await import('./visits.ts')).measureVisits(),
  },
  interactions: {
    title: 'Interactions at 4× slowdown',
    about:
      'From the visitor’s press to the next paint (INP), and from the moment the finger comes down until what it is for is to be seen; median of three visits. Each press lasts 80 ms, is the first gesture of its visit, scrolling to what it meets apart, and has the page’s script come. A bare document of one button stands beside them: what the browser takes for itself. The benchmark index is that of Lighthouse, which means 4× for machines of 1,500 to 2,000.',
    measure: async () => (await import('./interactions.ts')).measureInteractions(),
  },
  fresh: {
    title: 'First visit of a fresh installation',
    about:
      'Pictures that no visitor has asked for yet: the time until a browser without script has loaded the page, and the longest wait for the pictures in view when a browser with script scrolls from screen to screen. Each on a site of its own, just started.',
    measure: async () => (await import('./fresh.ts')).measureFresh(),
  },
  queries: {
    title: 'Queries by number of documents',
    about:
      'Median of 40, with another parameter each, the datasets in turn: ten documents of a small type, the rest of a large one. The last row is a publication until the query’s answer shows it.',
    measure: async () => (await import('./queries.ts')).measureQueries(),
  },
  large: {
    title: 'A large archive',
    about:
      'An archive that a script makes, imported by `npm run content:import` with a heap of 512 MiB, killed at half of its pictures and begun again; what is stored is counted. Queries that find as many documents of each dataset, in turn, median of 40.',
    measure: async () => (await import('./large.ts')).measureLarge(),
  },
  stored: {
    title: 'Pages by number of documents',
    about:
      'Whole pages rendered for each request, median of 20, each of another document from the middle of its list; the two sites take turns. Of ten documents four are posts, three projects, two jobs and one a service.',
    measure: async () => (await import('./stored.ts')).measureStoredPages(),
  },
  processes: {
    title: 'Processes that share content',
    about:
      'Commits of one document of 3.7 kB to a file and to PostgreSQL in turn, median of 900, and the time until another process has it; writers that never rest, one at each process, over HTTP; starts of `npm run content-service`, median of three.',
    measure: async () => (await import('./processes.ts')).measureProcesses(),
  },
  search: {
    title: 'Search by number of documents',
    about:
      'The file that browsers search, the server’s reading of it, and answers in it (median of 20): a rare word, a slip, two common words.',
    measure: async () => (await import('./search.ts')).measureSearch(),
  },
  images: {
    title: 'Image transforms by number of documents',
    about:
      'A 1920 × 1080 original, the first request (computed) and the second (from the disk), median of five.',
    measure: async () => (await import('./images.ts')).measureImages(),
  },
  studio: {
    title: 'First visits of the desk',
    about:
      'What the desk’s first page and the contents ask for with an empty browser cache, compressed, and the time until the first thing can be used: on loopback, and on a line of 4 Mbit/s with 40 ms to the server and back; median of three.',
    measure: async () => (await import('./studio.ts')).measureStudio(),
  },
  start: {
    title: 'Start-up',
    about:
      'From the process to its first good `/healthz`, and to the home page: median of three, with an empty data directory and with the one it left.',
    measure: async () => (await import('./start.ts')).measureStart(),
  },
  memory: {
    title: 'Memory at rest',
    about:
      'Resident memory of the site’s process, and of the query workers and picture processes it started, a minute after its first thousand requests; together, what they share counts once (PSS).',
    measure: async () => (await import('./memory.ts')).measureMemory(),
  },
  load: {
    title: 'Mixed load',
    about:
      'Five hundred requests a second (cached pages, data of navigations, pictures, search, rendered pages) with edits and submissions. An error is an answer that a visitor could not use. Growth is of the mean from the first half of the last ten minutes to the second.',
    measure: async (settings) => (await import('./load.ts')).measureLoad(settings),
  },
};
