import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Fonts and drawings are cached by address; inlined, each release would send them again. */
const assetsInlineLimit = 0;

/** A module that a route begins with, without what React Router adds to its address. */
const ROUTE = /[\\/]app[\\/](root|.+[\\/]route)\.tsx(?:\?|$)/;

/** Names the file of a module that stands around every page, or that the first page shares with others. */
function ofFirstPage(id: string, graph: ChunkingContext): string | null {
  const above = new Set([id]);
  for (const module of above) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) above.add(importer);
  }
  const routes = new Set([...above].map((module) => ROUTE.exec(module)?.[1]).filter(Boolean));
  const first = routes.has('pages/home/route') && routes.size > 1;
  return first || routes.has('root') || routes.has('frame/route') ? 'site' : null;
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
  getModuleInfo(id: string): { importers: readonly string[] } | null;
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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
        // or `context.get()` finds nothing. See decisions/003-one-process.md.
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
          // The styles of the pieces go the same way: one sheet beside each script, for these groups and each page.
          output: {
            entryFileNames,
            assetFileNames,
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|scheduler)|rolldown[\\/:]runtime/,
                  priority: 2,
                },
                {
                  name: ofFirstPage,
                  test: /[\\/](app|inbox|search)[\\/]/,
                  priority: 1,
                },
                {
                  name: 'pages',
                  test: /[\\/](app|inbox|search)[\\/]/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
