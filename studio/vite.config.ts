/** Builds what the agency's staff sees into `build/studio`, apart from the visitor's pages. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** `requests/index.html` is the page `requests`: a folder with such a file needs no entry here. */
const pages = globSync('{,*/}index.html', { cwd: root }).map((page) => join(root, page));

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
        codeSplitting: {
          groups: [
            // What changes with an upgrade only, and what both pages load.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            {
              name: 'interface',
              test: /node_modules[\\/](@sanity[\\/](ui|icons|color)|styled-components|motion|@floating-ui)/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
