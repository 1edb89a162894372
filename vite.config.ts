import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Fonts and drawings are cached by address; inlined, they would be sent again with each release. The
 * same on both sides: the stylesheet's name is a hash of its content, and the page names it twice,
 * once on the server and once when it hydrates.
 */
const assetsInlineLimit = 0;

/** The page most visits begin with; it also brings in all that stands around every page. */
const FIRST_PAGE = /[\\/]app[\\/](?:root|routes[\\/](?:layout|home))\.tsx/;

/** Names the file of a module the first page loads; the others stay with the pages that use them. */
function ofFirstPage(id: string, graph: ChunkingContext): string | null {
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (FIRST_PAGE.test(module)) return 'site';
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(graph.getModuleInfo(module)?.importers ?? []));
  }
  return null;
}

type ChunkingContext = {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
};

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    ssr: {
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
          // One file for React and its router, and one for what most pages share:
          // fifteen small files cost more in requests than they save in bytes.
          output: {
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
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
