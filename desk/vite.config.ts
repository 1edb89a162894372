/** Builds what the agency's staff sees into `build/studio`, apart from the visitor's pages. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** `shell/index.html` is the page `shell`: a folder with such a file needs no entry here. */
const pages = globSync('*/index.html', { cwd: root }).map((page) => join(root, page));

/** The modules that the desk's first page and the login load at once. */
const FIRST_SCREENS = /[\\/]desk[\\/](?:shell|home|sign-in)[\\/]/;
const REQUESTS = /[\\/]desk[\\/]requests[\\/]/;
/**
 * The modules of the Studio's editor: icons, code languages and French texts, except those of releases. It also loads
 * what the Studio imports lazily for its first view: in files of their own, each would be another wait.
 */
const EDITOR = new RegExp(
  [
    '/node_modules/(?:@sanity/(?:icons|locale-fr-fr)|refractor)/',
    '/studio/content/french(?:-|/(?!releases))',
    '/sanity/lib/(?:resources|CommentsStudioLayout|Releases(?:MetadataProvider|StudioLayout)|SingleDocReleaseLayout|list|structureTool|userComponent)-',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/**
 * Names the file of a module that is not ours and that screens other than the editor load: the editor, which brings thirty times
 * as much, has it from there as well.
 */
function ofPlainScreens(id: string, graph: ChunkingContext): string | null {
  const seen = new Set<string>();
  const waiting = [id];
  let file: string | null = null;
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (FIRST_SCREENS.test(module)) return 'interface';
    if (REQUESTS.test(module)) file = 'requests';
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(graph.getModuleInfo(module)?.importers ?? []));
  }
  return file;
}

type ChunkingContext = {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
};

/** The parts of @sentry/react that the Studio uses. */
const REPORTS = [
  ...['BrowserClient', 'Scope', 'captureException', 'defaultStackParser', 'getClient'],
  ...['getCurrentScope', 'init', 'isInitialized', 'makeFetchTransport', 'withScope'],
  ...['breadcrumbs', 'browserApiErrors', 'dedupe', 'functionToString', 'globalHandlers'].map(
    integration,
  ),
  ...['httpContext', 'inboundFilters', 'linkedErrors'].map(integration),
];

function integration(name: string): string {
  return `${name}Integration`;
}

const STREAMS = "s = require('./cjs/react-dom-server.browser.production.js')";

const OPEN_IN = '`Open in ${';

const LISTEN = 'function listenForIntent(element, handleIntent) {';

export default defineConfig({
  root,
  base: '/studio/',
  // The site's own Vite, in `npm run dev`, has another cache directory.
  cacheDir: '../node_modules/.vite-studio',
  logLevel: 'error',
  plugins: [
    {
      name: 'popover-without-child',
      /** Around a tooltip, a popover of @sanity/ui loses its child for a moment and then listens to none: lists of releases crashed between 600 and 900 px. */
      transform(code, id) {
        if (!/@sanity[\\/]ui[\\/]dist[\\/]popover-/.test(id)) return;
        if (!code.includes(LISTEN))
          this.error('the popover is written otherwise: is this needed still?');
        return code.replace(LISTEN, `${LISTEN}\n\tif (!element) return () => {};`);
      },
    },
    {
      name: 'french-way-to-the-form',
      /** Translates the button beside a document in *Aperçu*: the tool's only text that is in no language file. */
      transform(code, id) {
        if (!/[\\/]sanity[\\/]lib[\\/]presentation\.js/.test(id)) return;
        if (!code.includes(OPEN_IN)) this.error('the way to the form is worded otherwise');
        return code.replaceAll(OPEN_IN, '`Ouvrir dans ${');
      },
    },
    {
      name: 'no-error-reports',
      enforce: 'pre',
      /** The Studio reports errors to its maker where its maker hosts it, and nowhere else: 170 kB of script that never start. */
      resolveId: (id) => (id === '@sentry/react' ? '\0no-error-reports' : undefined),
      load: (id) =>
        id === '\0no-error-reports'
          ? REPORTS.map((name) => `export function ${name}() {}`).join('\n')
          : undefined,
    },
    {
      name: 'no-streams-of-markup',
      /** The editor writes icons as markup by React's renderer of servers, which comes with another one, for streams: 240 kB of script that nothing calls. */
      transform(code, id) {
        if (!/react-dom[\\/]server\.browser\.js$/.test(id)) return;
        if (!code.includes(STREAMS)) this.error('react-dom/server is written otherwise');
        return code.replace(STREAMS, 's = {}');
      },
    },
    {
      name: 'no-remote-fonts',
      enforce: 'pre',
      /** Stylesheets of the studio's packages name fonts on their maker's servers: the system's are used instead. */
      transform(code, id) {
        if (!/\.css(?:$|\?)/.test(id) || !code.includes('@font-face')) return;
        return code.replace(/@font-face\s*\{[^}]*https?:[^}]*\}/g, '');
      },
    },
  ],
  build: {
    outDir: '../build/studio',
    emptyOutDir: true,
    // Inlined images would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages,
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // One file replaces thirty, most of which held one icon; the editor's replaces sixty.
            { name: ofPlainScreens, test: /node_modules|preload-helper/ },
            { name: 'editor', test: EDITOR },
          ],
        },
      },
    },
  },
});
