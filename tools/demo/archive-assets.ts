import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ARCHIVE, type ArchiveDocument } from './archive.ts';

/** What is kept with a picture or a file, as `assets.json` of an archive has it. */
type AssetWords = { title: string; altText?: string };

const MENTION = /^(image|file)@file:\/\/\.\/(.+)$/;

/** What a file is, by the end of its name: the first that fits. */
const PARTS: readonly (readonly [name: RegExp, part: string])[] = [
  [/-gallery-(\d+)\.\w+$/, 'image $1'],
  [/-poster\.\w+$/, 'affiche'],
  [/\.mp4$/, 'film'],
  [/\.vtt$/, 'sous-titres'],
  [/\.\w+$/, 'couverture'],
];

/**
 * The names and descriptions of the demo's pictures and files, by kind and SHA-1: a description is the one a document
 * gives the picture where it is used first.
 */
export async function archiveAssets(
  documents: readonly ArchiveDocument[],
): Promise<Record<string, AssetWords>> {
  const assets: Record<string, AssetWords> = {};
  for (const document of documents) {
    for (const { value, holder } of filesIn(document, document)) {
      const [, kind, path = ''] = MENTION.exec(String(value._sanityAsset)) ?? [];
      const hash = createHash('sha1')
        .update(await readFile(new URL(path, ARCHIVE)))
        .digest('hex');
      const altText = value.alt ?? (value._type === 'image' ? holder.alt : undefined);
      assets[`${kind}-${hash}`] ??= {
        title: titleOf(path, document, holder),
        ...(typeof altText === 'string' && { altText }),
      };
    }
  }
  return assets;
}

/** Each value that mentions a file, with the object whose field it is. */
function* filesIn(
  value: unknown,
  holder: Record<string, unknown>,
): Generator<{ value: Record<string, unknown>; holder: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  const record: Record<string, unknown> = { ...value };
  if (record._sanityAsset !== undefined) yield { value: record, holder };
  for (const field of Object.values(record)) {
    yield* filesIn(field, Array.isArray(value) ? holder : record);
  }
}

/** « Fleur amère, affiche », « Portrait de Nadia Berrada », « Logo Azahar ». */
function titleOf(path: string, document: ArchiveDocument, holder: Record<string, unknown>): string {
  if (path.includes('/portrait-')) {
    return `Portrait ${/^[AEIOUÉ]/.test(String(holder.name)) ? 'd’' : 'de '}${holder.name}`;
  }
  if (path.includes('/logo-')) return `Logo ${holder.name}`;
  const [pattern, part = ''] = PARTS.find(([name]) => name.test(path)) ?? [];
  const found = pattern?.exec(path);
  // A question mark before the comma would end the name.
  const title = String(document.title).replace(/\s*\?$/u, '');
  return `${title}, ${part.replace('$1', found?.[1] ?? '')}`;
}
