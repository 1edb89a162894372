import { extname } from 'node:path';
import type { DocumentDraft } from '../documents/change.ts';
import { mimeTypeOf } from '../files/mime-types.ts';
import type { ImageProcesses } from '../images/image-processes.ts';

/** The largest image and the largest other file, in bytes: an image is decoded in memory, a video is not. */
export const MAX_ASSET_BYTES = { image: 64 * 1024 * 1024, file: 1024 * 1024 * 1024 } as const;

/** Details read from an image on request, beyond its size. */
export type ImageDetail =
  | 'lqip'
  | 'palette'
  | 'blurhash'
  | 'thumbhash'
  | 'exif'
  | 'image'
  | 'location';

/** A file on this machine that is to become an asset. */
export interface AssetFile {
  path: string;
  /** SHA-1 of its bytes, in hexadecimal: it names the asset, so the same bytes are the same asset. */
  hash: string;
  size: number;
  /** The owner's name of the file; its ending tells the format, unless it is an image. */
  name: string | undefined;
}

export interface AssetAddress {
  projectId: string;
  dataset: string;
  /** Public address of the site, without a trailing slash. */
  origin: string;
}

/** An asset's document as the hosted service writes it, and the name of its file. */
export interface Asset {
  document: DocumentDraft;
  fileName: string;
}

/** Throws `UnreadableImageError` for no image, and the errors of `ImageProcesses` for one that is too much. */
export async function imageAsset(
  file: AssetFile,
  address: AssetAddress,
  details: readonly ImageDetail[],
  processes: Pick<ImageProcesses, 'run'>,
): Promise<Asset> {
  const { hash } = file;
  const placeholders = details.filter((detail) => detail === 'blurhash' || detail === 'thumbhash');
  const { image, blurHash, thumbHash } = await processes.run(
    { kind: 'describe', original: file.path, placeholders },
    'described',
  );
  const { lqip, palette, camera } = image;
  const { width, height, extension } = image;
  const fileName = `${hash}-${width}x${height}.${extension}`;
  return {
    fileName,
    document: {
      _id: `image-${hash}-${width}x${height}-${extension}`,
      _type: 'sanity.imageAsset',
      ...common('images', fileName, file, address),
      extension,
      mimeType: image.mimeType,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: {
          _type: 'sanity.imageDimensions',
          width,
          height,
          aspectRatio: width / height,
        },
        hasAlpha: image.hasAlpha,
        isOpaque: image.isOpaque,
        ...(details.includes('lqip') && { lqip }),
        ...(details.includes('palette') && { palette }),
        ...(details.includes('exif') && camera.exif && { exif: camera.exif }),
        ...(details.includes('image') && camera.image && { image: camera.image }),
        ...(details.includes('location') && camera.location && { location: camera.location }),
        ...(blurHash !== undefined && { blurHash }),
        ...(thumbHash !== undefined && { thumbHash }),
      },
    },
  };
}

export function fileAsset(
  file: AssetFile,
  address: AssetAddress,
  /** The extension by the sender's media type, for a name without an ending. */
  fallbackExtension = 'bin',
): Asset {
  const { hash } = file;
  const written = extname(file.name ?? '')
    .slice(1)
    .toLowerCase();
  const extension = /^[\da-z]{1,10}$/.test(written) ? written : fallbackExtension;
  const fileName = `${hash}.${extension}`;
  return {
    fileName,
    document: {
      _id: `file-${hash}-${extension}`,
      _type: 'sanity.fileAsset',
      ...common('files', fileName, file, address),
      extension,
      // The document holds the type without its charset, which belongs to the response.
      mimeType: mimeTypeOf(extension)?.split(';')[0] ?? 'application/octet-stream',
    },
  };
}

function common(
  kind: 'images' | 'files',
  fileName: string,
  { hash, size, name }: AssetFile,
  { projectId, dataset, origin }: AssetAddress,
) {
  const path = `${kind}/${projectId}/${dataset}/${fileName}`;
  return {
    path,
    url: `${origin}/${path}`,
    assetId: hash,
    sha1hash: hash,
    ...(name !== undefined && { originalFilename: name }),
    size,
  };
}
