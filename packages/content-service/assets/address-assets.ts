import type { DocumentStore } from '../store.ts';
import type { AssetAddress } from './asset-document.ts';

const KINDS = { images: 'sanity.imageAsset', files: 'sanity.fileAsset' };

/** Updates the `url` of every asset stored here to the site's present address: programs fetch it as it is. */
export async function addressAssets(
  store: DocumentStore,
  { projectId, dataset, origin }: AssetAddress,
): Promise<void> {
  const changes = Object.entries(KINDS).flatMap(([kind, type]) =>
    store.documents.ofType(type).flatMap((asset) => {
      const { path } = asset;
      const isKeptHere =
        typeof path === 'string' && path.startsWith(`${kind}/${projectId}/${dataset}/`);
      const url = `${origin}/${path}`;
      return isKeptHere && asset.url !== url ? [{ put: { ...asset, url } }] : [];
    }),
  );
  if (changes.length > 0) await store.commit({ author: 'system', changes });
}
