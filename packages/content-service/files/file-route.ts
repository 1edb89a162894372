import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError, errorResponse, refuse } from '../../kit/network/api-error.ts';
import { attachment } from '../../kit/network/attachment.ts';
import type { AssetIntegrity } from '../integrity/asset-integrity.ts';
import { assetHeaders } from './asset-headers.ts';
import { mimeTypeOf } from './mime-types.ts';
import { serveFile } from './serve-file.ts';

export interface FileRouteOptions {
  projectId: string;
  dataset: string;
  /** Folder of the originals, named `<sha1>.<ext>`. */
  originals: string;
  integrity: Pick<AssetIntegrity, 'refuseDamaged'>;
}

/** The only names there are; a path cannot leave the folder without a slash or a dot more. */
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
    const path = join(options.originals, name);
    const file = sha1 ? await stat(path).catch(() => undefined) : undefined;
    if (!file?.isFile()) throw refuse(404, 'Not Found', 'There is no such file');
    // The file is not verified before its first byte leaves, because a film has a gigabyte; the scrub reads it whole.
    options.integrity.refuseDamaged(`files/${name}`, file);

    const mimeType = mimeTypeOf(extension);
    const asked = searchParams.get('dl');
    const headers = assetHeaders(mimeType ?? 'application/octet-stream');
    if (sha1) headers['x-sanity-sha1'] = sha1;
    if (asked !== null || !mimeType) {
      headers['content-disposition'] = attachment(!asked || asked === 'true' ? name : asked);
    }
    return serveFile(request, { path, size: file.size, etag: `"${sha1}"`, headers });
  }

  return {
    fetch: (request) =>
      answer(request).catch((error: unknown) => {
        if (error instanceof ApiError) return errorResponse(error);
        throw error;
      }),
  };
}
