/** Bundles what the server runs in processes of its own: one file each starts in a third of the time, and holds less. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundleName, WORKER_SOURCES } from '../server/worker-programs.ts';

const root = new URL('../', import.meta.url);

/** Writes `query-worker.js` and the others into a folder, which has to be where Node finds `sharp` and `harfbuzzjs`. */
export async function bundleWorkers(folder: string): Promise<void> {
  const sources = Object.values(WORKER_SOURCES);
  const input = Object.fromEntries(sources.map((source) => [bundleName(source), source]));
  await build({
    configFile: false,
    root: fileURLToPath(root),
    logLevel: 'error',
    publicDir: false,
    // libvips and HarfBuzz are no JavaScript.
    ssr: { noExternal: true, external: ['sharp', 'harfbuzzjs'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
}

if (import.meta.main) await bundleWorkers('build/workers');
