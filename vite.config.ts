import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Fonts and drawings are cached by address; inlined, they would be sent again with each release. The
 * same on both sides: the stylesheet's name is a hash of its content, and the page names it twice,
 * once on the server and once when it hydrates.
 */
const assetsInlineLimit = 0;

/** Ours, but for what the home page has not: the newsletter's box, rich text. */
const SHARED = /[\\/](?:app|inbox)[\\/](?!.*(?:newsletter|rich-text))/;

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
                { name: 'react', test: /node_modules[\\/](react|scheduler)/, priority: 2 },
                { name: 'site', test: SHARED, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
