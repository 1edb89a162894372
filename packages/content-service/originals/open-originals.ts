import { join } from 'node:path';
import type { FilesLocation } from '../../kit/process/files-location.ts';
import { openFolder } from './folder-originals.ts';
import type { Originals } from './originals.ts';
import { openStoreOriginals, type StoreOriginalsOptions } from './store-originals.ts';

/** Opens the place that settings name; `assets/` of the data directory where they name none. */
export function openOriginals(
  place: FilesLocation | undefined,
  {
    directory,
    ...options
  }: Omit<StoreOriginalsOptions, 'place' | 'folder'> & { directory: string },
): Originals {
  if (place === undefined) return openFolder(join(directory, 'assets'));
  if (typeof place === 'string') return openFolder(place, { isShared: true });
  const originals = openStoreOriginals({ ...options, place, folder: join(directory, 'originals') });
  // A first request at the start logs wrong keys before a visitor meets them.
  void originals
    .list('images')
    [Symbol.asyncIterator]()
    .next()
    .catch(() => {});
  return originals;
}
