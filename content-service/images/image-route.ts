import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT_LEFT, errorResponse, refuse } from '../../network/api-error.ts';
import { attachment } from '../../network/attachment.ts';
import { type Claim, createWorkQueue } from '../../network/work-queue.ts';
import { assetHeaders } from '../files/asset-headers.ts';
import { isKnownToClient } from '../files/entity-tag.ts';
import { serveFile, streamFile } from '../files/serve-file.ts';
import type { AssetIntegrity } from '../integrity/asset-integrity.ts';
import { KEEP_FOREVER } from './cache-policy.ts';
import { createDerivativeCache, type Derivative } from './derivative-cache.ts';
import { parseImageAddress } from './image-address.ts';
import { MIME_TYPES } from './image-formats.ts';
import type { ImageProcesses } from './image-processes.ts';
import { createMetadataGuard } from './metadata-guard.ts';
import {
  keepsOriginal,
  type Original,
  type OutputFormat,
  type Recipe,
  recipeKey,
  writeRecipe,
} from './recipe.ts';
import { isFault, refusalOf } from './refusals.ts';
import { parseTransformParameters } from './transform-parameters.ts';

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
  /** Bytes that stay free on the disk: with less, computed images are not kept. */
  freeSpaceFloor: number;
  /** The image processes: images are never opened in this process. */
  processes: Pick<ImageProcesses, 'run'>;
  warn?: (message: string, details: Record<string, unknown>) => void;
}

/** One per core of the smallest machine we plan for: more would only slow each other down. */
const CONCURRENT_TRANSFORMS = 2;
/** The most transformations that wait; beyond, the network that asked for most is answered 503. */
const WAITING_TRANSFORMS = 300;
/** The most of one network: a page of a hundred new pictures, requested at once over HTTP/2. */
const NETWORK_SHARE = 100;
/** Memory of the transformations that run, in bytes: a large original is worked on alone. */
const TRANSFORM_BYTES = 400 * 1024 * 1024;

/** The result of a job: a derivative, or the bytes of an original. */
type Work = { image: Derivative | Uint8Array<ArrayBuffer> } | { isClean: boolean };

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
 * Refusals are JSON: 400 names the parameter and what it may be, 404, 405, 429 with `Retry-After`
 * when one network asks for too much at once, 503 when all do or one image takes too long, 500 for an original that does not decode or
 * is damaged: what was computed while it was whole is still served.
 */
export function createImageRoute(options: ImageRouteOptions): {
  /** @param network of the caller, as limits are counted */
  fetch(request: Request, network?: string): Promise<Response>;
  /** Finishes what is being computed and refuses the rest. */
  load(): { busy: number; waiting: number };
  close(): Promise<void>;
} {
  const { originals, derivatives, integrity, processes, warn = () => {} } = options;
  const { freeSpaceFloor, derivativeBytes: bytes } = options;
  const cache = createDerivativeCache({ folder: derivatives, bytes, freeSpaceFloor, warn });
  const queue = createWorkQueue<Work>({
    concurrency: CONCURRENT_TRANSFORMS,
    waiting: WAITING_TRANSFORMS,
    share: NETWORK_SHARE,
    bytes: TRANSFORM_BYTES,
  });
  const guard = createMetadataGuard(async (path, claim: Claim) => {
    const inspected = await queue.share(path, claim, () =>
      processes.run({ kind: 'inspect', original: path }, 'inspected'),
    );
    return 'isClean' in inspected && inspected.isClean;
  });

  async function make(path: string, recipe: Recipe, key: string): Promise<Work> {
    const destination = await cache.incoming();
    const job = { kind: 'transform', original: path, recipe, destination } as const;
    const { image } = await processes.run(job, 'transformed');
    if (image) return { image };
    if (!destination) throw new Error('An image was neither sent back nor written');
    return { image: await cache.keep(key, destination) };
  }

  async function answer(request: Request, network: string): Promise<Response> {
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

    const claim = { signal: request.signal, network, bytes: memoryFor(original, recipe) };
    const name = `images/${original.file}`;
    const verify = () => integrity.verify(name, file);
    const keeps = keepsOriginal(plan, recipe, original) || original.extension === 'svg';
    if (keeps) await verify();
    if (original.extension === 'svg' || (keeps && (await guard.isClean(path, claim)))) {
      const headers = {
        ...headersFor(MIME_TYPES[original.extension]),
        // Programs that copy assets check what arrived by this header; it does not hold for a transformed image.
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
    const kept = await cache.find(key);
    const made = kept
      ? { image: kept }
      : await queue.share(key, claim, async () => {
          await verify();
          return make(path, recipe, key);
        });
    if (!('image' in made)) throw new Error('A transformation is no inspection');
    const { image } = made;
    const isInMemory = image instanceof Uint8Array;
    const size = isInMemory ? image.length : image.size;
    const body = isInMemory ? image : streamFile(image.path, image.offset, image.offset + size - 1);
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: { ...headers, 'content-length': String(size) },
    });
  }

  return {
    async fetch(request, network = '') {
      try {
        return await answer(request, network);
      } catch (error) {
        if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT });
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        if (isFault(error)) warn(refusal.message, { url: request.url, error: String(error) });
        return errorResponse(refusal);
      }
    },

    load: () => queue.load(),

    async close() {
      await queue.close();
      await cache.close();
    },
  };
}

/** The original's pixels and, three times over, the answer's: retouching and painting settle them in between. */
function memoryFor({ width, height }: Original, { layout: { canvas } }: Recipe): number {
  return 4 * (width * height + 3 * canvas.width * canvas.height);
}
