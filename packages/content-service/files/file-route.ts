import { ApiError, clientLeft, errorResponse, refuse } from '../../kit/network/api-error.ts';
import { attachment } from '../../kit/network/attachment.ts';
import type { AssetIntegrity } from '../integrity/asset-integrity.ts';
import type { Originals } from '../originals/originals.ts';
import { assetHeaders } from './asset-headers.ts';
import { mimeTypeOf } from './mime-types.ts';
import { serveFile } from './serve-file.ts';

export interface FileRouteOptions {
  projectId: string;
  dataset: string;
  originals: Pick<Originals, 'stat' | 'part'>;
  integrity: Pick<AssetIntegrity, 'refuseDamaged' | 'noticeMissing'>;
}

/** Matches the name of a stored file. Without a slash or a second dot, no path can leave the folder. */
const FILE_NAME = /^([\da-f]{40})\.([\da-z]{1,10})$/;

/**
 * Answers `GET|HEAD /files/{project}/{dataset}/{sha1}.{ext}`: whole or in part, kept forever.
 *
 * `?dl` sends it as a download, under the name given or its own. A type browsers have no business
 * opening always is one.
 */
export function createFileRoute(options: FileRouteOptions): {
  fetch(request: Request): Promise<Response>;
} {
  const { originals, integrity } = options;
  const prefix = `/files/${options.projectId}/${options.dataset}/`;

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw refuse(405, 'Method Not Allowed', 'Files are read with GET or HEAD', {
        allow: 'GET, HEAD',
      });
    }
    const { pathname, searchParams } = new URL(request.url);
    const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
    const [, sha1, extension = ''] = FILE_NAME.exec(name) ?? [];
    if (!sha1) throw notFound();
    const original = `files/${name}`;
    const missing = () => {
      integrity.noticeMissing(original);
      return notFound();
    };
    const file = await originals.stat(original);
    if (!file) throw missing();
    // The file is not verified before its first byte is sent, because a film has a gigabyte; the scrub verifies it.
    integrity.refuseDamaged(original, file);

    const mimeType = mimeTypeOf(extension);
    const download = searchParams.get('dl');
    const headers = assetHeaders(mimeType ?? 'application/octet-stream');
    headers['x-sanity-sha1'] = sha1;
    if (download !== null || !mimeType) {
      headers['content-disposition'] = attachment(
        !download || download === 'true' ? name : download,
      );
    }
    const bytes = async (first: number, last: number) => {
      const part = await originals.part(original, { first, last }, request.signal);
      if (!part) throw missing();
      return part;
    };
    return serveFile(request, { bytes, size: file.size, etag: `"${sha1}"`, headers });
  }

  return {
    fetch: (request) =>
      answer(request).catch((error: unknown) => {
        if (request.signal.aborted) return errorResponse(clientLeft());
        if (error instanceof ApiError) return errorResponse(error);
        throw error;
      }),
  };
}

function notFound(): ApiError {
  return refuse(404, 'Not Found', 'There is no such file');
}
