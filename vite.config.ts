import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { createLogger, defineConfig, type Plugin } from 'vite';
import { withoutUnusedParts } from './tools/unused-parts.ts';

/** Fonts and drawings are cached by address; inlined, each release would send them again. */
const assetsInlineLimit = 0;

/** A module that a route begins with, without what React Router adds to its address. */
const ROUTE = /[\\/]app[\\/](root|.+[\\/]route)\.tsx(?:\?|$)/;

/** The page that a route hydrates later: `hydrateLater(async () => (await import('./home-page.tsx')).HomePage)`. */
const LATER_PAGE = /hydrateLater\(\s*async \(\) => \(await import\('([^']+)'\)\)/;

/** What a module of ours imports of ours when it runs. */
const IMPORT = /^import (?!type )(?:[^;]*? from )?'(\.[^']+\.(?:css|tsx?))';$/gm;

/** Gives each route the stylesheets of the page that it hydrates later: the document is seen before that script. */
function stylesOfLaterPages(): Plugin {
  return {
    name: 'styles-of-later-pages',
    enforce: 'pre',
    async transform(code, id) {
      const [, page] = LATER_PAGE.exec(code) ?? [];
      if (!page) return;
      const files = await filesBelow(resolve(dirname(id), page));
      const sheets = [...files].filter((file) => file.endsWith('.css'));
      return {
        code: code + sheets.map((sheet) => `\nimport ${JSON.stringify(sheet)};`).join(''),
        map: null,
      };
    },
  };
}

/** The document links to the browser's stylesheets: of the server's build they would be copies that nothing reads. */
function noStylesOnServer(): Plugin {
  return {
    name: 'no-styles-on-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: { filter: { id: /\.css$/ }, handler: () => ({ code: '', map: null }) },
  };
}

/** Scripts of which every page calls most when it hydrates and at its first press. */
const CALLED_ON_LOAD = ['react', 'site'];

/**
 * Asks V8 to compile all of such a script where it is downloaded, aside, instead of each function at its first call on
 * the page's own thread: https://v8.dev/blog/explicit-compile-hints. Other engines read a comment. It must stand first
 * in the file, where Vite puts the list of what the file imports on demand when all else is done.
 */
function compiledOnLoad(): Plugin {
  return {
    name: 'compiled-on-load',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !CALLED_ON_LOAD.includes(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

async function filesBelow(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.css')) return found;
  for (const [, imported = ''] of (await readFile(file, 'utf8')).matchAll(IMPORT)) {
    await filesBelow(resolve(dirname(file), imported), found);
  }
  return found;
}

/**
 * Pages that have sheets in common which no other page has, by the name of that sheet. Pages that editors make of blocks
 * have that of the home page, which would grow by a file of its own for blocks.
 */
const TOGETHER = {
  home: ['pages/home/route', 'pages/page/route'],
  posts: ['pages/blog/route', 'pages/post/route', 'pages/author/route', 'pages/tag/route'],
};

/**
 * Names the file of a module of the first load: `site` when it stands around every page, when several routes share it,
 * or when a page that is hydrated later needs it too (a page may not wait for its route, which waits for it). What
 * pages need later has no name here. Stylesheets are all of the first load, in files of their own.
 */
function ofFirstLoad(id: string, graph: ChunkingContext): string | null {
  const above = importersOf(id, graph);
  const later = above.some(({ onDemand }) => onDemand);
  const routes = [...new Set(above.map(({ module }) => ROUTE.exec(module)?.[1]))].filter(
    (route) => route !== undefined,
  );
  const [only] = routes;
  if (!only || ROUTE.test(id)) return null;
  if (routes.includes('root') || routes.includes('frame/route')) return 'site';
  if (!id.endsWith('.css')) return later || routes.length > 1 ? 'site' : null;
  if (routes.length === 1) return folderOfRoute(`${only}.tsx`) ?? null;
  for (const [name, pages] of Object.entries(TOGETHER)) {
    if (routes.every((route) => pages.includes(route))) return name;
  }
  if (routes.includes('pages/home/route')) return 'site';
  return routes.length > 2 ? 'pages' : null;
}

/** Blocks of pages that editors make: what one of them shares with a page of the site is no matter of all pages. */
const BLOCKS = /[\\/]added-blocks\.tsx$/;

/** What comes with every page, a second after it: what pages have in common with it is no piece of theirs. */
const WITH_EVERY_PAGE = /[\\/](visit|unavailable)\.tsx?$/;

/**
 * Files of what three scripts or more have in common that are loaded on demand, each page's among them: by what has need
 * of it, so that a page without a text, say, does not download how texts are set. The first takes what several need.
 */
const PIECES = ['missing', 'pieces', 'forms', 'newsletter', 'texts', 'parts'] as const;

function pieceOfPages(id: string, graph: ChunkingContext): (typeof PIECES)[number] | null {
  const sharing = importersOf(id, graph).filter(
    ({ module, onDemand }) => onDemand && !BLOCKS.test(module),
  );
  const isIn = (script: RegExp) => sharing.some(({ module }) => script.test(module));
  if (sharing.length < 3) return null;
  if (isIn(WITH_EVERY_PAGE)) return 'missing';
  if (/[\\/]newsletter-/.test(id)) return 'newsletter';
  if (/[\\/]forms[\\/]/.test(id)) return 'forms';
  if (isIn(/[\\/]home-page\.tsx$/)) return 'pieces';
  return /[\\/]content[\\/]texts[\\/]/.test(id) ? 'texts' : 'parts';
}

/** The modules that import one when they run, itself first, and whether each is loaded on demand. */
function importersOf(id: string, graph: ChunkingContext) {
  const above = new Set([id]);
  const found: { module: string; onDemand: boolean }[] = [];
  for (const module of above) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {};
    found.push({ module, onDemand: dynamicImporters.length > 0 });
    for (const importer of importers) above.add(importer);
  }
  return found;
}

/** Names a route's script after the folder of its page: all are called `route.tsx`. */
function entryFileNames({
  name,
  facadeModuleId,
}: {
  name: string;
  facadeModuleId?: string | null;
}) {
  const page = name === 'route' && folderOfRoute(facadeModuleId ?? '');
  return `assets/${page || name}-[hash].js`;
}

/** The same for its stylesheet; other files keep their names. */
function assetFileNames({ names, originalFileNames }: NamedFile) {
  const page = names.includes('route.css') && originalFileNames.map(folderOfRoute).find(Boolean);
  return `assets/${page || '[name]'}-[hash][extname]`;
}

function folderOfRoute(file: string): string | undefined {
  return /([\w-]+)[\\/]route\.tsx/.exec(file)?.[1];
}

type NamedFile = { names: string[]; originalFileNames: string[] };

type ChunkingContext = {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/** Packages of hundreds of small files, which the built server holds: finding and reading them was half of a start. */
const BUNDLED = [
  /^@remix-run\//,
  '@sanity/client',
  'get-it',
  'hono',
  'kysely',
  'react-router',
  'rxjs',
  'zod',
];

/**
 * Vite's logger without one complaint, thirty lines of it before the addresses that `npm start` prints: the minifier
 * does not know the pseudo-class of the heading that is being read, and keeps it.
 */
function quietLogger() {
  const logger = createLogger();
  return {
    ...logger,
    warn(...[message, options]: Parameters<typeof logger.warn>) {
      if (!message.includes("'target-current' is not recognized")) logger.warn(message, options);
    },
  };
}

export default defineConfig(({ command }) => ({
  customLogger: quietLogger(),
  plugins: [
    stylesOfLaterPages(),
    noStylesOnServer(),
    withoutUnusedParts(),
    reactRouter(),
    compiledOnLoad(),
  ],
  resolve: {
    alias: {
      // What every dynamic import goes through; Vite's own also serves policies and browsers that are not ours.
      '\0vite/preload-helper.js': fileURLToPath(import.meta.resolve('./app/preload.ts')),
    },
  },
  environments: {
    ssr: {
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: {
        assetsInlineLimit,
        // The server is the entry of its own build: React Router's context keys must exist once,
        // or `context.get()` finds nothing. See docs/decisions/003-one-process.md.
        rolldownOptions: { input: './server/app.ts', checks: { bundlerTimings: false } },
      },
    },
    client: {
      build: {
        assetsInlineLimit,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          // A page asks which drawing is meant, or for one colour: it downloads neither palette nor drawing.
          treeshake: { moduleSideEffects: [{ test: /[\\/]zellige[\\/]/, sideEffects: false }] },
          // One file for React and its router, one for what stands around every page, one for what several
          // pages share: fifteen small files cost more in requests, and in the list of routes, than they save.
          // The styles of the pieces go the same way: one sheet for each of these groups and for each page.
          output: {
            entryFileNames,
            assetFileNames,
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|scheduler)|rolldown[\\/:]runtime/,
                  priority: PIECES.length + 2,
                },
                {
                  name: ofFirstLoad,
                  test: /[\\/](app|inbox|model|packages[\\/](kit|search))[\\/]/,
                  priority: PIECES.length + 1,
                },
                ...PIECES.map((name, place) => ({
                  name: (id: string, graph: ChunkingContext) =>
                    pieceOfPages(id, graph) === name ? name : null,
                  test: /[\\/](app|inbox|model|packages[\\/](kit|search))[\\/].*\.tsx?$/,
                  priority: PIECES.length - place,
                })),
              ],
            },
          },
        },
      },
    },
  },
}));
