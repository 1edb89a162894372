import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assetHeaders } from '../files/asset-headers.ts';
import { attachment } from '../files/content-disposition.ts';
import { isKnownToClient } from '../files/entity-tag.ts';
import { serveFile } from '../files/serve-file.ts';
import { errorResponse, refuse } from '../http/api-error.ts';
import type { AssetIntegrity } from '../integrity/asset-integrity.ts';
import { KEEP_FOREVER } from './cache-policy.ts';
import { createDerivativeCache } from './derivative-cache.ts';
import { parseImageAddress } from './image-address.ts';
import { MIME_TYPES } from './image-metadata.ts';
import { createMetadataGuard } from './metadata-guard.ts';
import { keepsOriginal, type OutputFormat, recipeKey, writeRecipe } from './recipe.ts';
import { CLIENT_LEFT, isFault, refusalOf } from './refusals.ts';
import { transform } from './transform.ts';
import { parseTransformParameters } from './transform-parameters.ts';
import { createWorkQueue } from './work-queue.ts';

export interface ImageRouteOptions {
  projectId: string;
  dataset: string;
  /** Folder of the originals, named `<sha1>-<width>x<height>.<ext>`. */
  originals: string;
  integrity: Pick<AssetIntegrity, 'verify'>;
  /** Folder of computed images, ours alone. */
  derivatives: string;
  /** Most bytes of them kept on disk. */
  derivativeBytes: number;
  warn?: (message: string, details: Record<string, unknown>) => void;
}

/** One per core of the smallest machine we plan for: more would only slow each other down. */
const CONCURRENT_TRANSFORMS = 2;
/** About ten seconds of usual work; whoever comes later is told to come back. */
const WAITING_TRANSFORMS = 100;

const OUTPUT_TYPES: Readonly<Record<OutputFormat, string>> = {
  ...MIME_TYPES,
  pjpg: MIME_TYPES.jpg,
};

/**
 * Answers `GET|HEAD /images/{project}/{dataset}/{sha1}-{width}x{height}.{ext}[/{vanity name}]`,
 * with the parameters of `parseTransformParameters`, kept forever.
 *
 * An SVG is sent as it is whatever is asked, as hosted: it has every size. So is an original
 * nothing is asked of, unless its metadata (a place, a camera) would go out with it: then it is
 * encoded anew, without. An animated original moves only when nothing is asked.
 *
 * Refusals are JSON: 400 names the parameter and what it may be, 404, 405, 503 with `Retry-After`
 * when too much is waiting or one image takes too long, 500 for an original that does not decode or
 * is damaged: what was computed while it was whole is still served.
 */
export function createImageRoute(options: ImageRouteOptions): {
  fetch(request: Request): Promise<Response>;
  /** Finishes what is being computed and refuses the rest. */
  close(): Promise<void>;
} {
  const { originals, derivatives, derivativeBytes, integrity, warn = () => {} } = options;
  const cache = createDerivativeCache({ folder: derivatives, bytes: derivativeBytes, warn });
  const queue = createWorkQueue<Uint8Array<ArrayBuffer>>({
    concurrency: CONCURRENT_TRANSFORMS,
    waiting: WAITING_TRANSFORMS,
  });
  const guard = createMetadataGuard();

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw refuse(405, 'Method Not Allowed', 'Images are read with GET or HEAD', {
        allow: 'GET, HEAD',
      });
    }
    const url = new URL(request.url);
    const original = parseImageAddress(url.pathname, options);
    if (!original) throw refuse(404, 'Not Found', 'There is no such image');
    const path = join(originals, original.file);
    const file = await stat(path).catch(() => undefined);
    if (!file?.isFile()) throw refuse(404, 'Not Found', 'There is no such image');

    const plan = parseTransformParameters(url.searchParams);
    const recipe = writeRecipe(plan, original, request.headers.get('accept') ?? '');
    const headersFor = (mimeType: string) => ({
      ...assetHeaders(mimeType),
      ...(plan.autoFormat && { vary: 'Accept' }),
      ...(plan.download !== undefined && {
        'content-disposition': attachment(plan.download || original.ownName),
      }),
    });

    const name = `images/${original.file}`;
    const verify = () => integrity.verify(name, file);
    const keeps = keepsOriginal(plan, recipe, original) || original.extension === 'svg';
    if (keeps) await verify();
    if (original.extension === 'svg' || (keeps && (await guard.isClean(path)))) {
      const headers = {
        ...headersFor(MIME_TYPES[original.extension]),
        // Who copies assets checks what arrived by it; of a transformed image it would not be true.
        'x-sanity-sha1': original.sha1,
      };
      return serveFile(request, { path, size: file.size, etag: `"${original.sha1}"`, headers });
    }

    const key = recipeKey(recipe, original);
    const headers = {
      ...headersFor(OUTPUT_TYPES[recipe.format]),
      etag: `"${key}"`,
      'cache-control': KEEP_FOREVER,
    };
    if (isKnownToClient(request, headers.etag)) return new Response(null, { status: 304, headers });
    const image =
      (await cache.read(key)) ??
      (await queue.share(key, request.signal, async () => {
        await verify();
        const made = await transform(await readFile(path), recipe);
        await cache.write(key, made);
        return made;
      }));
    return new Response(request.method === 'HEAD' ? null : image, {
      headers: { ...headers, 'content-length': String(image.length) },
    });
  }

  return {
    async fetch(request) {
      try {
        return await answer(request);
      } catch (error) {
        if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT });
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        if (isFault(error)) warn(refusal.message, { url: request.url, error: String(error) });
        return errorResponse(refusal);
      }
    },

    async close() {
      await queue.close();
      await cache.close();
    },
  };
}
