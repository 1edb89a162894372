import { refuse } from '../../kit/network/api-error.ts';
import type { DocumentStore } from '../store.ts';
import type { AssetAddress } from './asset-document.ts';

const NAMES = {
  images: /^([\da-f]{40})-(\d+x\d+)\.([a-z]+)(?:\/|$)/,
  files: /^([\da-f]{40})\.([\da-z]+)$/,
} as const;

/**
 * Throws `ApiError` 404 for the address of an asset whose document was deleted. The file stays, as the document does in
 * history, and is served again once the document is restored.
 */
export function refuseDeleted(
  path: string,
  { projectId, dataset, store }: Omit<AssetAddress, 'origin'> & { store: DocumentStore },
): void {
  for (const kind of ['images', 'files'] as const) {
    const prefix = `/${kind}/${projectId}/${dataset}/`;
    const parts = path.startsWith(prefix) ? NAMES[kind].exec(path.slice(prefix.length)) : null;
    if (!parts) continue;
    const id = [kind === 'images' ? 'image' : 'file', ...parts.slice(1)].join('-');
    // A document that cannot be read counts as existing: it was not deleted.
    if (store.documents.get(id) || store.damaged.has(id)) continue;
    throw refuse(404, 'Not Found', 'There is no such asset');
  }
}
