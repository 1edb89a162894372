/**
 * Builds the script of the preview frame beside the desk's files, in a bundle of its own: neither the site's nor the
 * Studio's chunks are cut otherwise for it.
 */
import { defineConfig } from 'vite';
import { frenchOverlays } from './french-overlays.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  logLevel: 'error',
  plugins: [frenchOverlays()],
  build: {
    outDir: '../../build/studio',
    emptyOutDir: false,
    // The server finds the script's file name in this list: server/preview/preview-script.ts.
    manifest: 'preview-files.json',
    rolldownOptions: {
      input: 'main.ts',
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'assets/preview-[hash].js',
        chunkFileNames: 'assets/preview-[hash].js',
        assetFileNames: 'assets/preview-[hash][extname]',
      },
    },
  },
});
