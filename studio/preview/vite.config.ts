/**
 * Builds the preview frame's script beside the desk's files, in a separate bundle, so that it does not change the
 * chunks of the site or the Studio.
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
