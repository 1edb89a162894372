import { extname } from 'node:path';

/** Of this file and of those it names: `.ts` in the sources, `.js` in the package that is installed. */
const EXTENSION = extname(new URL(import.meta.url).pathname);

/** The programs and migrations of this package, where a server that is bundled does not name its own. */
export const OWN_FILES = {
  queryWorker: own(`queries/query-worker${EXTENSION}`),
  imageWorker: own(`images/image-worker${EXTENSION}`),
  migrations: own('migrations/'),
} as const;

function own(path: string): URL {
  return new URL(path, import.meta.url);
}
