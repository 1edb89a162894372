import { join } from 'node:path';
import {
  type ContentServiceOptions,
  createContentService,
} from '../../packages/content-service/index.ts';

/** An empty content service in a folder of the bench, run from its sources. */
export function openContent(
  directory: string,
  options: Pick<ContentServiceOptions, 'identify'> = {},
) {
  return createContentService({
    directory: join(directory, 'data'),
    projectId: 'bench',
    dataset: 'production',
    allowedOrigins: [],
    queryWorker: new URL('../../packages/content-service/queries/query-worker.ts', import.meta.url),
    imageWorker: new URL('../../packages/content-service/images/image-worker.ts', import.meta.url),
    migrations: new URL('../../packages/content-service/migrations/', import.meta.url),
    ...options,
  });
}
