import { ApiError, CLIENT_LEFT, errorResponse, refuse } from '../../kit/network/api-error.ts';
import { attachment } from '../../kit/network/attachment.ts';
import {
  type Claim,
  createWorkQueue,
  NetworkShareError,
  QueueClosedError,
  QueueFullError,
} from '../../kit/network/work-queue.ts';
import { assetHeaders } from '../files/asset-headers.ts';
import { isKnownToClient } from '../files/entity-tag.ts';
import { serveFile } from '../files/serve-file.ts';
import type { AssetIntegrity } from '../integrity/asset-integrity.ts';
import type { LocalOriginal, Originals } from '../originals/originals.ts';
import { createAheadQueue } from './ahead-queue.ts';
import { movingMemory, movingPieces } from './animation-limits.ts';
import {
  KEEP_BRIEFLY,
  KEEP_FOREVER,
  KEEP_NEVER,
  RETRY_AFTER_OVERLOAD,
  RETRY_AFTER_TIMEOUT,
} from './cache-policy.ts';
import { createDerivativeCache, type Derivative } from './derivative-cache.ts';
import { type ImageAddress, parseImageAddress } from './image-address.ts';
import { imageAnswer } from './image-answer.ts';
import { BrokenOriginalError, TransformTimeoutError } from './image-errors.ts';
import { MIME_TYPES } from './image-formats.ts';
import type { Inspection } from './image-jobs.ts';
import type { ImageProcesses } from './image-processes.ts';
import {
  keepsOriginal,
  type Original,
  type OutputFormat,
  type Recipe,
  recipeKey,
  withoutAvif,
  writeRecipe,
} from './recipe.ts';
import { InvalidParameterError, parseTransformParameters } from './transform-parameters.ts';

export interface ImageRouteOptions {
  projectId: string;
  dataset: string;
  originals: Pick<Originals, 'local'>;
  integrity: Pick<AssetIntegrity, 'verify' | 'noticeMissing'>;
  /** Folder of computed images, ours alone. */
  derivatives: string;
  /** The most bytes of transformed images on disk. */
  derivativeBytes: number;
  /** Bytes that stay free on the disk: below this, transformed images are not stored. */
  freeSpaceFloor: number;
  /** The image processes: images are never opened in this process. */
  processes: Pick<ImageProcesses, 'run'>;
  /** The processes for pictures that no visitor waits for; without them AVIF is made only on request by `fm=avif`. */
  processesAhead?: Pick<ImageProcesses, 'run'> | undefined;
  warn?: (message: string, details: Record<string, unknown>) => void;
}

/**
 * The number of simultaneous transformations, one per core of the smallest machine we plan for: more would slow each
 * other down.
 */
const CONCURRENT_TRANSFORMS = 2;
/** The most transformations that wait; above it, the network with the most requests gets a 503. */
const WAITING_TRANSFORMS = 300;
/** The most that wait for one network: a page of a hundred new pictures, requested at once over HTTP/2. */
const NETWORK_SHARE = 100;
/** Memory of the transformations that run, in bytes: a large original is worked on alone. */
const TRANSFORM_BYTES = 400 * 1024 * 1024;

type MayReadRaw = (path: string, value: string) => Promise<boolean>;

/** @param name of the original, `images/<sha1>-400x200.png` */
type Making = { original: Original; name: string; recipe: Recipe; key: string };

type ImageCaller = Omit<Claim, 'bytes' | 'pieces'>;

/** The result of a job: a derivative or its bytes, or the inspection of an original. */
type Work = { image: Derivative | Uint8Array<ArrayBuffer> } | { inspection: Inspection };

/** The `Accept` of a browser that is sent AVIF. */
const AVIF = 'image/avif,image/webp';
/** The signal of work that no visitor waits for: none can leave. */
const NEVER = new AbortController().signal;
/** The network of that work, as limits are counted. */
const AHEAD = 'ahead';

const OUTPUT_TYPES: Readonly<Record<OutputFormat, string>> = {
  ...MIME_TYPES,
  pjpg: MIME_TYPES.jpg,
};

/** The most originals remembered, enough for a large site; forgetting one costs reading it again. */
const MOST_REMEMBERED = 10_000;

/**
 * Remembers what was seen of originals: whether one may be sent byte for byte, as those without EXIF, XMP or IPTC are
 * (where cameras write the place a picture was taken, the owner's name and the camera's serial number), and how many
 * frames it has.
 *
 * @param inspect looks at one original, by its name, which is made from its bytes
 */
function createInspections(
  inspect: (name: string, claim: Claim) => Promise<Inspection>,
): (name: string, claim: Claim) => Promise<Inspection> {
  const inspections = new Map<string, Inspection>();
  return async (name, claim) => {
    const remembered = inspections.get(name);
    if (remembered) return remembered;
    const inspection = await inspect(name, claim);
    if (inspections.size >= MOST_REMEMBERED) inspections.clear();
    inspections.set(name, inspection);
    return inspection;
  };
}

/** The answer to the client for an error of ours; undefined for a fault we did not foresee. */
function refusalOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof InvalidParameterError) {
    const { message, parameter, allowed } = error;
    const body = { statusCode: 400, error: 'Bad Request', message, parameter, allowed };
    return new ApiError(400, message, body);
  }
  if (error instanceof QueueFullError || error instanceof QueueClosedError) {
    return refuse(503, 'Service Unavailable', 'Too many images are being made, come back shortly', {
      'retry-after': String(RETRY_AFTER_OVERLOAD),
    });
  }
  if (error instanceof NetworkShareError) {
    const message = 'Your network asks for too many new images at once, come back shortly';
    const again = { 'retry-after': String(RETRY_AFTER_OVERLOAD) };
    return refuse(429, 'Too Many Requests', message, again);
  }
  if (error instanceof TransformTimeoutError) {
    return refuse(503, 'Service Unavailable', 'This image took too long to make', {
      'retry-after': String(RETRY_AFTER_TIMEOUT),
    });
  }
  if (error instanceof BrokenOriginalError) {
    return refuse(500, 'Internal Server Error', 'The original of this image cannot be read');
  }
  return undefined;
}

/** Whether an error is a fault to look into; an overload is counted by its answers. */
function isFault(error: unknown): boolean {
  return error instanceof BrokenOriginalError || error instanceof TransformTimeoutError;
}

/**
 * Answers `GET|HEAD /images/{project}/{dataset}/{sha1}-{width}x{height}.{ext}[/{vanity name}]`,
 * with the parameters of `parseTransformParameters`, kept forever.
 *
 * An SVG is sent as it is whatever is asked, as hosted: it has every size. So is an original
 * nothing is asked of, unless its metadata (a place, a camera) would go out with it: then it is
 * encoded anew, without. An animated original moves whatever is asked, but for one frame (`frame=1`), for a format that has
 * one, and beyond `animation-limits.ts`. `dlRaw` has staff, and the reader of
 * their export, sent the very bytes of an upload, which no cache keeps.
 *
 * An AVIF that `auto=format` chooses is made before a visitor asks for it (`prepare`), or after: who asks
 * for one that is not there yet is sent the next best format at once, to be kept for a minute. What moves is made before, too.
 *
 * Refusals are JSON: 400 names the parameter and what it may be, 404, 405, 429 with `Retry-After` when one network asks
 * for too much at once, 503 when all do, one image takes too long or the store of originals is away, 500 for an original
 * that does not decode or is damaged: what was computed while it was whole is still served.
 */
export function createImageRoute(options: ImageRouteOptions): {
  /**
   * @param network of the caller, as limits are counted
   * @param mayReadRaw whether a value of `dlRaw` lets the caller have an original with its metadata, by its path;
   * without it none does
   */
  fetch(request: Request, network?: string, mayReadRaw?: MayReadRaw): Promise<Response>;
  /**
   * Has the picture of an address made that a page refers to and that takes long, when the process has time to spare. Resolves when it is
   * there or was given up; never throws.
   */
  prepare(address: string): Promise<void>;
  /** Finishes running jobs and refuses waiting ones. */
  load(): { busy: number; waiting: number };
  close(): Promise<void>;
} {
  const { originals, derivatives, integrity, processes, processesAhead, warn = () => {} } = options;
  const { freeSpaceFloor, derivativeBytes: bytes } = options;
  const cache = createDerivativeCache({ folder: derivatives, bytes, freeSpaceFloor, warn });
  const queue = createWorkQueue<Work>({
    concurrency: CONCURRENT_TRANSFORMS,
    waiting: WAITING_TRANSFORMS,
    share: NETWORK_SHARE,
    bytes: TRANSFORM_BYTES,
  });
  const inspect = createInspections(async (name, claim) => {
    const { size: bytes } = await find(name, claim);
    const inspected = await queue.share(name, { bytes, ...claim }, async () => {
      const { path } = await find(name, { ...claim, signal: NEVER });
      return processes.run({ kind: 'inspect', original: path }, 'inspected');
    });
    if ('inspection' in inspected) return inspected.inspection;
    throw new Error('A transformation is no inspection');
  });

  const ahead = createAheadQueue(() => queue.load().busy > 0);

  async function make(
    { name, recipe, key }: Making,
    network: string,
    by = processes,
  ): Promise<Work> {
    // Several visitors share this work, so no visitor who leaves aborts it.
    const { path } = await findWhole(name, { signal: NEVER, network });
    const destination = await cache.incoming();
    const job = { kind: 'transform', original: path, recipe, destination } as const;
    const { image } = await by.run(job, 'transformed');
    if (image) return { image };
    if (!destination) throw new Error('An image was neither sent back nor written');
    return { image: await cache.keep(key, destination) };
  }

  /**
   * Returns the original's name for an address. Its file is only opened when needed: cached derivatives are served
   * without it.
   */
  function locate(pathname: string): { named: ImageAddress; name: string } {
    const named = parseImageAddress(pathname, options);
    if (!named) throw notFound();
    return { named, name: `images/${named.file}` };
  }

  async function find(name: string, { signal, network }: ImageCaller): Promise<LocalOriginal> {
    const file = await originals.local(name, { signal, ...(network !== undefined && { network }) });
    if (file) return file;
    integrity.noticeMissing(name);
    throw notFound();
  }

  async function findWhole(name: string, caller: ImageCaller): Promise<LocalOriginal> {
    const file = await find(name, caller);
    await integrity.verify(name, file);
    return file;
  }

  /** Completes what an original's name says of it with how many frames it has. */
  async function countFrames(
    { named, name }: ReturnType<typeof locate>,
    caller: ImageCaller,
  ): Promise<ImageAddress & Original> {
    const mayMove = named.extension === 'gif' || named.extension === 'webp';
    return { ...named, frames: mayMove ? (await inspect(name, caller)).frames : 1 };
  }

  /** Makes an image while no visitor waits for one. It counts within the same limits, because memory is shared. */
  async function makeAhead(making: Making): Promise<void> {
    const { original, recipe, key } = making;
    if (!processesAhead || (await cache.has(key))) return;
    const claim = { signal: NEVER, network: AHEAD, ...costOf(original, recipe) };
    await ahead.add(key, () => queue.share(key, claim, () => make(making, AHEAD, processesAhead)));
  }

  async function prepare(address: string): Promise<void> {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const plan = parseTransformParameters(searchParams);
    if (!plan.autoFormat) return;
    const located = locate(pathname);
    const { name } = located;
    const original = await countFrames(located, { signal: NEVER, network: AHEAD });
    const recipe = writeRecipe(plan, original, AVIF);
    const takesLong = recipe.format === 'avif' || recipe.frames !== undefined;
    if (original.extension === 'svg' || !takesLong) return;
    if (keepsOriginal(plan, recipe, original)) return;
    await makeAhead({ original, name, recipe, key: recipeKey(recipe, original) });
  }

  async function answer(
    request: Request,
    network: string,
    mayReadRaw: MayReadRaw,
  ): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw refuse(405, 'Method Not Allowed', 'Images are read with GET or HEAD', {
        allow: 'GET, HEAD',
      });
    }
    const url = new URL(request.url);
    const caller = { signal: request.signal, network };
    const located = locate(url.pathname);
    const { name } = located;
    const plan = parseTransformParameters(url.searchParams);
    const accept = request.headers.get('accept') ?? '';
    const original = await countFrames(located, caller);
    const recipe = writeRecipe(plan, original, accept);
    const headersFor = (mimeType: string) => ({
      ...assetHeaders(mimeType),
      ...(plan.autoFormat && { vary: 'Accept' }),
      ...(plan.download !== undefined && {
        'content-disposition': attachment(plan.download || original.ownName),
      }),
    });

    const raw = url.searchParams.get('dlRaw');
    if (raw !== null && (await mayReadRaw(url.pathname.slice(1), raw))) {
      const { path, size } = await findWhole(name, caller);
      const headers = {
        ...headersFor(MIME_TYPES[original.extension]),
        'x-sanity-sha1': original.sha1,
      };
      const file = { bytes: path, size, etag: `"raw-${original.sha1}"`, headers };
      return await serveFile(request, { ...file, cacheControl: KEEP_NEVER });
    }

    const claim = { ...caller, ...costOf(original, recipe) };
    const keeps = keepsOriginal(plan, recipe, original) || original.extension === 'svg';
    const whole = keeps ? await findWhole(name, caller) : undefined;
    if (whole && (original.extension === 'svg' || (await inspect(name, claim)).isClean)) {
      const headers = {
        ...headersFor(MIME_TYPES[original.extension]),
        // Programs that copy assets check the file by this header; a transformed image has other bytes and no such
        // header.
        'x-sanity-sha1': original.sha1,
      };
      const { path, size } = whole;
      return await serveFile(request, { bytes: path, size, etag: `"${original.sha1}"`, headers });
    }

    const makingOf = (wanted: Recipe) => {
      const key = recipeKey(wanted, original);
      return { original, name, recipe: wanted, key, etag: `"${key}"` };
    };
    const best = makingOf(recipe);
    const hasBest = isKnownToClient(request, best.etag);
    const keptBest = hasBest ? undefined : await cache.find(best.key);
    const isLate = !hasBest && !keptBest && plan.autoFormat && recipe.format === 'avif';
    const sent = isLate ? makingOf(writeRecipe(plan, original, withoutAvif(accept))) : best;
    const headers = {
      ...headersFor(OUTPUT_TYPES[sent.recipe.format]),
      etag: sent.etag,
      'cache-control': isLate && processesAhead ? KEEP_BRIEFLY : KEEP_FOREVER,
    };
    if (isKnownToClient(request, sent.etag)) return new Response(null, { status: 304, headers });
    const cached = isLate ? await cache.find(sent.key) : keptBest;
    // The original is fetched from its store first: a job must not hold a processor while it waits for the network.
    if (!cached) await find(name, caller);
    const made = cached
      ? { image: cached }
      : await queue.share(sent.key, claim, () => make(sent, network));
    if (isLate) void makeAhead(best);
    if (!('image' in made)) throw new Error('A transformation is no inspection');
    const stored = made.image instanceof Uint8Array ? '' : '; stored';
    return imageAnswer(request, made.image, {
      ...headers,
      'cache-status': cached ? 'images; hit' : `images; fwd=uri-miss${stored}`,
    });
  }

  return {
    prepare: (address) => prepare(address).catch(() => {}),

    async fetch(request, network = '', mayReadRaw = async () => false) {
      try {
        return await answer(request, network, mayReadRaw);
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
      ahead.close();
      await queue.close();
      await cache.close();
    },
  };
}

function notFound(): ApiError {
  return refuse(404, 'Not Found', 'There is no such image');
}

/** The original's pixels and, three times over, the answer's: retouching and painting settle them in between. */
function costOf(original: Original, { layout: { canvas }, frames }: Recipe) {
  const { width, height } = original;
  if (frames === undefined) {
    return { bytes: 4 * (width * height + 3 * canvas.width * canvas.height) };
  }
  return {
    bytes: movingMemory(original, frames, canvas),
    pieces: movingPieces(original, frames),
  };
}
