import { useEffect, useState } from 'react';
import { useDocumentPreviewStore } from 'sanity';
import { isRecord } from './uses.ts';

/** The values that are stored with an asset, for wherever it is used. */
export type StoredWithAsset = { altText?: string; hotspot?: Record<string, unknown> };

/**
 * Reads what is stored with an asset, and follows it; undefined until it is read. All fields of a form ask at once: the
 * Studio's preview store makes one request of that.
 */
export function useStoredWithAsset(id: string | undefined): StoredWithAsset | undefined {
  const store = useDocumentPreviewStore();
  const [latest, setLatest] = useState<{ id: string; values: StoredWithAsset }>();
  useEffect(() => {
    if (id === undefined) return;
    const reading = store
      .observePaths({ _type: 'reference', _ref: id }, ['altText', 'hotspot'])
      .subscribe((asset) => setLatest({ id, values: valuesOf(asset) }));
    return () => reading.unsubscribe();
  }, [store, id]);
  return latest?.id === id ? latest?.values : undefined;
}

function valuesOf(asset: unknown): StoredWithAsset {
  if (!isRecord(asset)) return {};
  const { altText, hotspot } = asset;
  return {
    ...(typeof altText === 'string' && altText.trim() !== '' && { altText }),
    ...(isRecord(hotspot) && { hotspot }),
  };
}

/** The id of the asset a picture or a file refers to. */
export function assetOf(value: unknown): string | undefined {
  if (!isRecord(value) || !isRecord(value.asset)) return undefined;
  return typeof value.asset._ref === 'string' ? value.asset._ref : undefined;
}
