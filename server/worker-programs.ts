import { basename } from 'node:path';
import type { Config } from './config.ts';

/** The programs that run in processes of their own, by the paths of their sources. */
export const WORKER_SOURCES = {
  queryWorker: 'packages/content-service/queries/query-worker.ts',
  imageWorker: 'packages/content-service/images/image-worker.ts',
  databaseChecker: 'server/check-database.ts',
  cardDrawer: 'server/cards/draw-card.ts',
} as const;

/** The name of a source's bundle, without its ending. */
export const bundleName = (source: string) => basename(source, '.ts');

/** Finds the programs: in production the bundles of `tools/bundle-workers.ts`, in development the sources. */
export function workerPrograms(mode: Config['mode'], root: URL) {
  const program = (source: string) =>
    new URL(mode === 'production' ? `build/workers/${bundleName(source)}.js` : source, root);
  const { queryWorker, imageWorker, databaseChecker, cardDrawer } = WORKER_SOURCES;
  return {
    queryWorker: program(queryWorker),
    imageWorker: program(imageWorker),
    databaseChecker: program(databaseChecker),
    cardDrawer: program(cardDrawer),
  };
}
