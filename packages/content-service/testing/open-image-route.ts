import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DocumentSet } from '../documents/document-set.ts';
import { createImageProcesses, type ImageProcesses } from '../images/image-processes.ts';
import { createImageRoute } from '../images/image-route.ts';
import { createAssetIntegrity } from '../integrity/asset-integrity.ts';
import { openFolder } from '../originals/folder-originals.ts';
import { WORKERS } from './start-test-service.ts';

type RouteOptions = {
  derivativeBytes?: number;
  freeSpaceFloor?: number;
  ahead?: boolean;
  /** Of routes that come one after the other: to start one takes longer than most tests. Its own when absent. */
  sharedProcesses?: ImageProcesses;
};

/** An image route over a temporary folder, and eyes for what it answers. */
export async function startImageRoute({
  derivativeBytes = 64 * 1024 * 1024,
  freeSpaceFloor = 0,
  ahead = false,
  sharedProcesses,
}: RouteOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'image-route-'));
  const assets = join(folder, 'assets');
  const originals = join(assets, 'images');
  const derivatives = join(folder, 'derivatives');
  await mkdir(originals, { recursive: true });
  const warnings: string[] = [];
  const address = { projectId: 'zellige', dataset: 'production' };
  const integrity = createAssetIntegrity({
    ...address,
    originals: openFolder(assets),
    store: { documents: new DocumentSet() },
    clock: () => new Date(),
    warn: (message) => warnings.push(message),
  });
  const { imageWorker } = WORKERS;
  const processes = sharedProcesses ?? createImageProcesses(imageWorker);
  const processesAhead = ahead ? createImageProcesses(imageWorker, { polite: true }) : undefined;
  const settings = {
    ...address,
    originals: openFolder(assets),
    derivatives,
    integrity,
    processes,
    processesAhead,
  };
  const open = () =>
    createImageRoute({
      ...settings,
      derivativeBytes,
      freeSpaceFloor,
      warn: (message) => warnings.push(message),
    });
  let route = open();

  return {
    originals,
    derivatives,
    warnings,

    /** Stores an original and returns its path, `/images/…`. */
    async add(bytes: Uint8Array, size: string, extension: string): Promise<string> {
      const file = `${createHash('sha1').update(bytes).digest('hex')}-${size}.${extension}`;
      await writeFile(join(originals, file), bytes);
      return `/images/zellige/production/${file}`;
    },

    fetch(path: string, init: RequestInit = {}, network?: string): Promise<Response> {
      return route.fetch(new Request(`http://localhost${path}`, init), network);
    },

    prepare: (path: string) => route.prepare(path),

    close: () => route.close(),

    async restart() {
      await route.close();
      route = open();
    },

    async stop() {
      await route.close();
      if (!sharedProcesses) await processes.close();
      await processesAhead?.close();
      await rm(folder, { recursive: true });
    },
  };
}

const COLOURS = {
  red: [255, 0, 0, 255],
  green: [0, 255, 0, 255],
  blue: [0, 0, 255, 255],
  yellow: [255, 255, 0, 255],
  cyan: [0, 255, 255, 255],
  magenta: [255, 0, 255, 255],
  white: [255, 255, 255, 255],
  black: [0, 0, 0, 255],
  grey: [128, 128, 128, 255],
  pink: [255, 128, 128, 255],
  clear: [0, 0, 0, 0],
  'half red': [255, 0, 0, 128],
} as const;

export type ColourName = keyof typeof COLOURS;

/** A decoded answer: its real size and format, and the named colour nearest to a pixel. */
export async function look(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const metadata = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 4)];
  };
  return {
    metadata,
    bytes,
    pixel,
    size: `${info.width}x${info.height}`,
    format: metadata.mediaType?.replace('image/', ''),
    colour(x: number, y: number): ColourName {
      const seen = pixel(x, y);
      const invisible = seen[3] === 0;
      const distance = (name: ColourName) =>
        COLOURS[name].reduce<number>((sum, value, index) => {
          const other = invisible && index < 3 ? 0 : (seen[index] ?? 0);
          return sum + (value - other) ** 2;
        }, 0);
      const names = Object.keys(COLOURS).filter(isColourName);
      return names.sort((a, b) => distance(a) - distance(b))[0] ?? 'clear';
    },
  };
}

function isColourName(name: string): name is ColourName {
  return Object.hasOwn(COLOURS, name);
}

/** Draws a picture, red and green above, blue and yellow below. */
export function drawQuadrants(width = 400, height = 200): Sharp {
  const half = { width: width / 2, height: height / 2 };
  const block = (background: string, left: number, top: number) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    block('#00ff00', half.width, 0),
    block('#0000ff', 0, half.height),
    block('#ffff00', half.width, half.height),
  ]);
}
