import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import {
  ApiError,
  badRequest,
  clientLeft,
  payloadTooLarge,
  refuse,
} from '../../kit/network/api-error.ts';
import { bodyOf } from '../../kit/network/body-of.ts';
import { createWorkQueue, QueueClosedError, QueueFullError } from '../../kit/network/work-queue.ts';
import type { Identity } from '../access/identity.ts';
import { extensionOf } from '../files/mime-types.ts';
import { type PixelExcess, UnreadableImageError } from '../images/image-errors.ts';
import type { ImageProcesses } from '../images/image-processes.ts';
import { commitTransaction } from '../mutations/commit-transaction.ts';
import type { PendingTransaction } from '../mutations/pending-transaction.ts';
import { requireEditor } from '../mutations/write-permission.ts';
import type { Originals } from '../originals/originals.ts';
import type { DocumentStore } from '../store.ts';
import {
  type Asset,
  type AssetAddress,
  fileAsset,
  imageAsset,
  MAX_ASSET_BYTES,
} from './asset-document.ts';

/** The number of images decoded at once: each takes up to 400 MB (`images/decoding.ts`). */
const CONCURRENT_READINGS = 1;
/** The most uploads that wait: an editor who drops a folder of pictures sends them all at once. */
const WAITING_READINGS = 100;

/** The details that the hosted service reads by default. */
const USUAL_DETAILS = ['blurhash', 'lqip', 'palette'] as const;

/** Names the client knows. */
const Detail = z.enum([
  'none',
  'lqip',
  'palette',
  'blurhash',
  'thumbhash',
  'exif',
  'location',
  'image',
]);
const Text = z.string().max(2_000).optional();
const Options = z.object({
  filename: z.string().max(500).optional(),
  label: Text,
  title: Text,
  description: Text,
  creditLine: Text,
  sourceId: Text,
  sourceName: Text,
  sourceUrl: Text,
  meta: z.array(Detail),
});

export interface AssetRoute {
  /** `POST /v{date}/assets/{images|files}/{dataset}`: the body is the file. Throws `ApiError`. */
  upload(request: Request, kind: 'images' | 'files', identity: Identity): Promise<Response>;
  close(): Promise<void>;
}

interface ReceivedFile {
  path: string;
  /** SHA-1, in hexadecimal. */
  hash: string;
  size: number;
}

/**
 * Writes a request's body to a file of its own, counting and hashing on the way: no more of it is in
 * memory than one chunk. Throws `ApiError` 413 past the limit, 400 for nothing, 499 when the client left
 * before the end; whatever it throws, the file is gone.
 */
async function receiveFile(
  request: Request,
  folder: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  const tooLarge = () => payloadTooLarge(`The file is larger than the ${maxBytes} bytes allowed`);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomBytes(12).toString('hex')}.part`);
  const hash = createHash('sha1');
  let size = 0;
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of bodyOf(request)) {
        size += chunk.length;
        if (size > maxBytes) throw tooLarge();
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      if (size === 0) throw badRequest('The file is empty');
      // The bytes are flushed first: after a power cut no document may name a file that is missing.
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, hash: hash.digest('hex'), size };
}

/** Keeps what editors upload: the file among the originals, and then a document that describes it. */
export function createAssetRoute({
  store,
  originals,
  processes,
  keepLocation = false,
  ...address
}: AssetAddress & {
  store: DocumentStore;
  processes: Pick<ImageProcesses, 'run'>;
  /** Whether the place a picture was taken at is recorded, where an upload asks for it. */
  keepLocation?: boolean | undefined;
  originals: Pick<Originals, 'arriving' | 'keep'>;
}): AssetRoute {
  const readings = createWorkQueue<Asset>({
    concurrency: CONCURRENT_READINGS,
    waiting: WAITING_READINGS,
  });

  async function readAsset(file: ReceivedFile, request: Request, kind: 'images' | 'files') {
    const { meta, filename } = readOptions(request);
    const name = filename === undefined ? undefined : basename(filename.replaceAll('\\', '/'));
    if (kind === 'files') {
      const type = request.headers.get('content-type') ?? '';
      return fileAsset({ ...file, name }, address, extensionOf(type));
    }
    const requestedDetails =
      meta.length === 0 ? USUAL_DETAILS : meta.filter((detail) => detail !== 'none');
    // The place where a picture was taken is not stored: published with the picture, it would show someone's home.
    const details = requestedDetails.filter((detail) => detail !== 'location' || keepLocation);
    try {
      return await readings.share(file.path, { signal: request.signal }, () =>
        imageAsset({ ...file, name }, address, details, processes),
      );
    } catch (error) {
      if (error instanceof UnreadableImageError) {
        throw error.excess
          ? tooManyPixels(error.excess)
          : badRequest(`Invalid image: ${error.message}`);
      }
      if (error instanceof QueueFullError || error instanceof QueueClosedError) {
        const again = { 'retry-after': '10' };
        throw refuse(503, 'Service Unavailable', 'Too many images are being read', again);
      }
      if (request.signal.aborted) throw clientLeft();
      throw error;
    }
  }

  return {
    async upload(request, kind, identity) {
      const author = requireEditor(identity);
      const { filename: _, meta: __, ...words } = readOptions(request);
      const file = await receiveFile(
        request,
        originals.arriving,
        MAX_ASSET_BYTES[kind === 'images' ? 'image' : 'file'],
      );
      try {
        const { document, fileName } = await readAsset(file, request, kind);
        await originals.keep(`${kind}/${fileName}`, file.path);
        let asset = store.documents.get(document._id);
        if (!asset) {
          const stage = (transaction: PendingTransaction) => {
            asset = transaction.createIfNotExists({ ...document, ...describedBy(words) });
          };
          await commitTransaction(stage, { store, author });
        }
        return Response.json({ document: asset }, { headers: { 'cache-control': 'no-store' } });
      } finally {
        await rm(file.path, { force: true });
      }
    },
    close: () => readings.close(),
  };
}

/** The formats that have a limit of their own, in the words of people. */
const IN_FRENCH: Readonly<Record<string, string>> = {
  'progressive JPEG': 'JPEG progressif',
  'interlaced PNG': 'PNG entrelacé',
  'lossless WebP': 'WebP sans perte',
};

/** The refusal of too large an image: its sentence is for people, who see it in the Studio, its `type` for programs. */
function tooManyPixels({ width, height, maxPixels, format }: PixelExcess): ApiError {
  const inFrench = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
  const [has, most] = [width * height, maxPixels].map((pixels) => inFrench.format(pixels / 1e6));
  const size = `${inFrench.format(width)} × ${inFrench.format(height)}`;
  const message = `Cette image a ${has} mégapixels (${size}) : en ${IN_FRENCH[format] ?? format}, le site en accepte ${most} au plus. Réduisez-la avant de l’envoyer.`;
  const details = { type: 'too_many_pixels', width, height, maxPixels, format };
  return new ApiError(400, message, { statusCode: 400, error: 'Bad Request', message, ...details });
}

function readOptions(request: Request): z.infer<typeof Options> {
  const address = new URL(request.url).searchParams;
  const meta = address.getAll('meta').flatMap((value) => value.split(','));
  const options = Options.safeParse({ ...Object.fromEntries(address), meta });
  if (options.success) return options.data;
  throw badRequest(`The options cannot be read: ${z.prettifyError(options.error)}`);
}

function describedBy({
  sourceId,
  sourceName,
  sourceUrl,
  ...words
}: Omit<z.infer<typeof Options>, 'filename' | 'meta'>) {
  const source = { id: sourceId, name: sourceName, url: sourceUrl };
  return { ...words, ...(sourceId !== undefined && sourceName !== undefined && { source }) };
}
