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
    ...options,
  });
}
