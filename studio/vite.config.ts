/** Builds what the agency's staff sees into `build/studio`, apart from the visitor's pages. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** `requests/index.html` is the page `requests`: a folder with such a file needs no entry here. */
const pages = globSync('{,*/}index.html', { cwd: root }).map((page) => join(root, page));

/** The pages that open without the editor, which brings thirty times as much. */
const PLAIN_PAGES = /[\\/]studio[\\/](?:requests|sign-in)[\\/]main\.tsx$/;

/** Names the file of a package's module that a plain page loads at once; the editor loads it from there as well. */
function ofPlainPages(id: string, graph: ChunkingContext): string | null {
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (PLAIN_PAGES.test(module)) return 'interface';
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
  root,
  base: '/studio/',
  // The other Vite of `npm run dev` keeps its own beside.
  cacheDir: '../node_modules/.vite-studio',
  logLevel: 'error',
  plugins: [
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
    // Inlined images would ask the policy for `data:` addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages,
      checks: { bundlerTimings: false },
      output: {
        // One file instead of thirty, most of them one icon.
        codeSplitting: { groups: [{ name: ofPlainPages, test: /node_modules/ }] },
      },
    },
  },
});
