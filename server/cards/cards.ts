/** Draws cards in a separate process, and stores them on disk: docs/decisions/055-social-cards.md. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SOCIAL_IMAGE } from '../../app/index.ts';
import {
  createDerivativeCache,
  type Derivative,
  sealOf,
} from '../../packages/content-service/index.ts';
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { drawnBrand } from '../../packages/drawings/brand/drawn-brand.ts';
import { isWhitened } from '../../packages/drawings/brand/logo.ts';
import { CARD_GROUNDS } from '../../packages/drawings/zellige/card-wall.ts';
import { type Claim, createWorkQueue } from '../../packages/kit/network/work-queue.ts';
import type { Card } from './card.ts';
import type { CardJob, IconJob, PictureJob, RosetteJob } from './draw-card.ts';
import type { ReadLogo } from './read-logo.ts';

/** The cards drawn at a time: one takes a quarter of a second, and pages come first. */
const CONCURRENT = 1;
/** The most cards that wait; above it, the network with the most requests gets a 503. */
const WAITING = 200;
const NETWORK_SHARE = 50;
/** The longest a card may take; one that takes longer is given up. */
const TIME_LIMIT = 15_000; // ms
/** The most bytes of cards on disk, some four hundred. */
const CACHE_BYTES = 20 * 1024 * 1024;
/** A card is 60 kB, its drawing 80 kB; the icon of a photograph is 400 kB. */
const LARGEST = 2 * 1024 * 1024; // bytes

/** The size of a rosette, twice as large as a mail shows it. */
const ROSETTE = { width: 400, height: 400 }; // px
/**
 * The version of rosettes, raised with `packages/drawings/zellige/message-rosette.ts`: a repeat of a mail then carries
 * the new drawing.
 */
const ROSETTE_DESIGN = 1;
/** The version of icons, raised when they are drawn otherwise. */
const ICON_DESIGN = 1;

type Picture = Derivative | Uint8Array<ArrayBuffer>;

export type Cards = {
  /**
   * The bitmap of a card (PNG, 1200 × 630), drawn once for all who ask for it at once.
   *
   * @throws `QueueFullError`, `NetworkShareError`, the signal's reason when the caller leaves, and what the program
   * says when it fails
   */
  picture(address: string, card: Card, claim: Claim): Promise<{ key: string; image: Picture }>;
  /** Its drawing as SVG, kept nowhere: for an editor who types. @throws as above */
  drawing(card: Card, claim: Claim): Promise<Uint8Array<ArrayBuffer>>;
  /** The rosette of a message as a mail carries it (PNG), drawn once. @throws as above, and what reading it throws */
  rosette(reference: string, signal: AbortSignal): Promise<Uint8Array>;
  /** An icon of the brand (`icons.ts`), drawn once. @throws as above, and what reading it throws */
  icon(icon: Omit<IconJob, 'brand'>): Promise<Uint8Array>;
  close(): Promise<void>;
};

type Options = {
  /** Folder of the cards, ours alone. */
  folder: string;
  /** Folder of the project: the faces are read from there. */
  root: URL;
  /** `draw-card.ts` or its bundle. */
  program: URL;
  /** The published brand: pictures of other brands are stored beside its own. */
  brand(): Brand;
  /** The logo of cards, in the place of the mark. */
  readLogo: ReadLogo;
  /** Bytes that stay free on the disk: below this, no card is stored. */
  freeSpaceFloor: number;
  warn(message: string, details: Record<string, unknown>): void;
};

export function createCards(options: Options): Cards {
  const { folder, root, program, brand, readLogo, freeSpaceFloor, warn } = options;
  const cache = createDerivativeCache({ folder, bytes: CACHE_BYTES, freeSpaceFloor, warn });
  const queue = createWorkQueue<Picture>({
    concurrency: CONCURRENT,
    waiting: WAITING,
    share: NETWORK_SHARE,
  });
  const fonts = new URL('server/cards/fonts/', root).href;

  async function make(key: string, job: PictureJob): Promise<Picture> {
    const picture = await draw(program, job);
    const incoming = await cache.incoming();
    if (!incoming) return picture;
    const isWritten = await writeFile(incoming, [sealOf(picture), picture], { mode: 0o600 }).then(
      () => true,
      (error: unknown) => warn('a card could not be kept', { error: String(error) }),
    );
    return isWritten ? cache.keep(key, incoming) : picture;
  }

  /** The brand of a job; absent where it is the default, and so from the key of the stored picture. */
  function inBrand() {
    const drawn = drawnBrand(brand());
    return drawn && { brand: drawn };
  }

  async function cardJob(card: Card, format: CardJob['format']): Promise<CardJob> {
    const { night } = CARD_GROUNDS[card.ground];
    const logo = await readLogo(night ? 'night' : undefined);
    const own = brand().logo;
    return {
      ...{ card, size: SOCIAL_IMAGE, fonts, format },
      ...inBrand(),
      ...(logo && { logo }),
      ...(night && own && isWhitened(own) && { isWhite: true }),
    };
  }

  async function bytesOf(key: string, job: PictureJob, claim: Claim): Promise<Uint8Array> {
    const image = (await cache.find(key)) ?? (await queue.share(key, claim, () => make(key, job)));
    if (image instanceof Uint8Array) return image;
    return (await readFile(image.path)).subarray(image.offset);
  }

  return {
    async picture(address, card, claim) {
      const job = await cardJob(card, 'png');
      // The key changes with the look of cards, so that a card drawn by an earlier release is not found.
      const key = createHash('sha1')
        .update(
          JSON.stringify([address, card, ...[job.brand, job.logo, job.isWhite].filter(Boolean)]),
        )
        .digest('hex');
      const image =
        (await cache.find(key)) ?? (await queue.share(key, claim, () => make(key, job)));
      return { key, image };
    },

    async rosette(reference, signal) {
      const job: RosetteJob = { reference, size: ROSETTE, ...inBrand() };
      const key = createHash('sha1')
        .update(JSON.stringify([ROSETTE_DESIGN, job]))
        .digest('hex');
      return bytesOf(key, job, { signal });
    },

    async icon(icon) {
      const job: IconJob = { ...icon, ...inBrand() };
      const key = createHash('sha1')
        .update(JSON.stringify([ICON_DESIGN, job]))
        .digest('hex');
      return bytesOf(key, job, { signal: AbortSignal.timeout(TIME_LIMIT) });
    },

    async drawing(card, claim) {
      const job = await cardJob(card, 'svg');
      const drawn = await queue.share(JSON.stringify(job), claim, () => draw(program, job));
      if (!(drawn instanceof Uint8Array)) throw new Error('A drawing is kept nowhere');
      return drawn;
    },

    async close() {
      await queue.close();
      await cache.close();
    },
  };
}

function draw(program: URL, job: PictureJob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const drawer = execFile(
      process.execPath,
      ['--max-old-space-size=96', fileURLToPath(program)],
      {
        encoding: 'buffer',
        // The drawing process gets none of the server's secrets.
        env: {},
        maxBuffer: LARGEST,
        timeout: TIME_LIMIT,
        killSignal: 'SIGKILL',
      },
      (error, drawn) => (error ? reject(error) : resolve(new Uint8Array(drawn))),
    );
    // A process that ends before it has read its input reports so by its exit code.
    drawer.stdin?.on('error', () => {}).end(JSON.stringify(job));
  });
}
