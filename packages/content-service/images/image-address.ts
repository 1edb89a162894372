import { type ImageExtension, MIME_TYPES } from './image-formats.ts';
import type { Original } from './recipe.ts';

export interface ImageAddress extends Omit<Original, 'frames'> {
  sha1: string;
  /** The file name of a download when the URL does not say: the vanity name, else the file's. */
  ownName: string;
}

/** Matches the name of a stored image. Without a slash or a second dot, no path can leave the folder. */
const FILE_NAME = /^([\da-f]{40})-([1-9]\d{0,5})x([1-9]\d{0,5})\.([a-z]{3,4})$/;

/** Reads `/images/{project}/{dataset}/{sha1}-{width}x{height}.{ext}`, a vanity name after it or none. */
export function parseImageAddress(
  pathname: string,
  { projectId, dataset }: { projectId: string; dataset: string },
): ImageAddress | undefined {
  const prefix = `/images/${projectId}/${dataset}/`;
  if (!pathname.startsWith(prefix)) return undefined;
  const [file = '', vanityName = '', ...rest] = pathname.slice(prefix.length).split('/');
  const [, sha1, width, height, extension = ''] = FILE_NAME.exec(file) ?? [];
  if (!sha1 || !isImageExtension(extension) || rest.length > 0) return undefined;
  return {
    file,
    sha1,
    width: Number(width),
    height: Number(height),
    extension,
    ownName: decodeName(vanityName) || file,
  };
}

function isImageExtension(text: string): text is ImageExtension {
  return Object.hasOwn(MIME_TYPES, text);
}

function decodeName(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
