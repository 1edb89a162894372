import { rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { badRequest, clientLeft, refuse } from '../../kit/network/api-error.ts';
import { createWorkQueue, QueueClosedError, QueueFullError } from '../../kit/network/work-queue.ts';
import type { Identity } from '../access/identity.ts';
import { flushFolder } from '../archive/keep-file.ts';
import { extensionOf } from '../files/mime-types.ts';
import { UnreadableImageError } from '../images/image-errors.ts';
import type { ImageProcesses } from '../images/image-processes.ts';
import { commitTransaction } from '../mutations/commit-transaction.ts';
import { PendingTransaction } from '../mutations/pending-transaction.ts';
import { requireEditor } from '../mutations/write-permission.ts';
import type { DocumentStore } from '../store.ts';
import {
  type Asset,
  type AssetAddress,
  fileAsset,
  type ImageDetail,
  imageAsset,
  MAX_ASSET_BYTES,
} from './asset-document.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';

/** One at a time: an image of 50 megapixels takes 200 MB while it is looked at. */
const CONCURRENT_READINGS = 1;
/** An editor who drops a folder of pictures sends them all at once. */
const WAITING_READINGS = 100;

/** The details the hosted service reads unless told otherwise. */
const USUAL_DETAILS = ['blurhash', 'lqip', 'palette'] as const;

/** Names the client knows. Where and by whom a picture was taken is not recorded: it would be published with it. */
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

/** Keeps what editors upload: the file in its folder, and a document that describes it. */
export function createAssetRoute({
  store,
  assets,
  processes,
  ...address
}: AssetAddress & {
  store: DocumentStore;
  processes: Pick<ImageProcesses, 'run'>;
  /** Folder of the originals: `images/` and `files/`. */
  assets: string;
}): AssetRoute {
  const arriving = join(assets, 'arriving');
  // An upload that was under way when the process was killed will never be whole: it is deleted.
  rmSync(arriving, { recursive: true, force: true });
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
    const details = meta.length === 0 ? USUAL_DETAILS : meta.filter(isDetail);
    try {
      return await readings.share(file.path, { signal: request.signal }, () =>
        imageAsset({ ...file, name }, address, details, processes),
      );
    } catch (error) {
      if (error instanceof UnreadableImageError)
        throw badRequest(`Invalid image: ${error.message}`);
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
        arriving,
        MAX_ASSET_BYTES[kind === 'images' ? 'image' : 'file'],
      );
      try {
        const { document, fileName } = await readAsset(file, request, kind);
        await keep(file, join(assets, kind), fileName);
        const transaction = new PendingTransaction(store);
        const asset = transaction.createIfNotExists({ ...document, ...describedBy(words) });
        if (transaction.mutations.length > 0) {
          commitTransaction(transaction, { store, author, dryRun: false });
        }
        return Response.json({ document: asset }, { headers: { 'cache-control': 'no-store' } });
      } finally {
        await rm(file.path, { force: true });
      }
    },
    close: () => readings.close(),
  };
}

/** Moves a file to its place, whole or not at all. One already there has the same bytes, or is mended by these. */
async function keep({ path }: ReceivedFile, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rename(path, join(folder, name));
  await flushFolder(folder);
}

function readOptions(request: Request): z.infer<typeof Options> {
  const address = new URL(request.url).searchParams;
  const meta = address.getAll('meta').flatMap((value) => value.split(','));
  const options = Options.safeParse({ ...Object.fromEntries(address), meta });
  if (options.success) return options.data;
  throw badRequest(`The options cannot be read: ${z.prettifyError(options.error)}`);
}

function isDetail(detail: z.infer<typeof Detail>): detail is ImageDetail {
  return ['lqip', 'palette', 'blurhash', 'thumbhash'].includes(detail);
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
