/**
 * The icons of a brand that is not the default, in the place of the files of `public/`: drawn once, kept on disk with the
 * cards and in memory, made anew when the brand is.
 */
import { getMimeType } from 'hono/utils/mime';
import { SOCIAL_IMAGE } from '../../app/index.ts';
import type { Brand } from '../../brand/brand.ts';
import { drawnBrand } from '../../brand/drawn-brand.ts';
import { isIconic, LOGO_ADDRESS, shownLogo } from '../../brand/logo.ts';
import { ico } from '../../zellige/ico.ts';
import { digestOf, type Page } from '../pages/page.ts';
import type { Cards } from './cards.ts';
import type { IconJob } from './draw-card.ts';

/** As the files of `public/`: these addresses never change. */
const AN_HOUR = 'public, max-age=3600';

/** A logo larger than that is no icon. */
const LARGEST_LOGO = 2 * 1024 * 1024; // bytes
const LOGO_TIMEOUT = 5_000; // ms

const ICO_SIDE = 32; // px

type Icon = Pick<IconJob, 'shape' | 'size' | 'format'>;

function square(shape: Icon['shape'], side: number, format: Icon['format'] = 'png'): Icon {
  return { shape, size: { width: side, height: side }, format };
}

/** Sizes as in `art/draw-icons.ts`. */
const ICONS = new Map<string, Icon>([
  ['/favicon.svg', square('tab', 128, 'svg')],
  ['/favicon.ico', square('tab', ICO_SIDE)],
  ['/apple-touch-icon.png', square('whole', 180)],
  ['/icon-192.png', square('whole', 192)],
  ['/icon-512.png', square('whole', 512)],
  ['/icon-maskable-512.png', square('maskable', 512)],
  ['/social-card.png', { shape: 'card', size: SOCIAL_IMAGE, format: 'png' }],
]);

export type Icons = {
  /** Whether an address is an icon that the brand has drawn: the file of that name is not its own. */
  isDrawn(address: string): boolean;
  /** The icon at an address; undefined where the file of `public/` is the brand's own, and for any other address. */
  find(address: string): Promise<Page | undefined>;
};

type Options = {
  brand(): Brand;
  cards: Pick<Cards, 'icon'>;
  /** Address of the process itself: the logo's is relative where it is our own. */
  origin: string;
  warn(message: string, details: Record<string, unknown>): void;
};

export function createIcons({ brand, cards, origin, warn }: Options): Icons {
  let drawn: { brand: Brand; pages: Map<string, Promise<Page>> } | undefined;

  function iconAt(address: string): Icon | undefined {
    const { logo } = brand();
    if (address === LOGO_ADDRESS && logo) {
      const { width, height } = shownLogo(logo);
      return { shape: 'logo', size: { width: 2 * width, height: 2 * height }, format: 'png' };
    }
    return logo || drawnBrand(brand()) ? ICONS.get(address) : undefined;
  }

  async function draw(address: string, icon: Icon): Promise<Page> {
    const logo = await logoFor(icon);
    const picture = await cards.icon(logo ? { ...icon, logo } : icon).catch((error: unknown) => {
      if (!logo) throw error;
      warn('the logo could not be made an icon', { address, error: String(error) });
      return cards.icon(icon);
    });
    const body = Buffer.from(address.endsWith('.ico') ? ico(picture, ICO_SIDE) : picture);
    return {
      status: 200,
      headers: new Headers({
        'content-type': getMimeType(address) ?? 'application/octet-stream',
        'cache-control': AN_HOUR,
      }),
      body,
      digest: digestOf(body),
      encoded: new Map(),
    };
  }

  /** The logo in base64, where the icon shows it and it can be read. */
  async function logoFor({ shape }: Icon): Promise<string | undefined> {
    const { logo } = brand();
    if (!logo || !(shape === 'logo' || shape === 'card' || isIconic(logo))) return undefined;
    try {
      return await readLogo(new URL(logo.src, origin));
    } catch (error) {
      warn('the logo could not be read', { error: String(error) });
      return undefined;
    }
  }

  return {
    isDrawn: (address) => iconAt(address) !== undefined,

    async find(address) {
      const icon = iconAt(address);
      if (!icon) return undefined;
      const now = brand();
      if (drawn?.brand !== now) drawn = { brand: now, pages: new Map() };
      const { pages } = drawn;
      const page = pages.get(address) ?? draw(address, icon);
      pages.set(address, page);
      // What failed is tried again.
      page.catch(() => pages.delete(address));
      return page;
    },
  };
}

async function readLogo(address: URL): Promise<string> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(LOGO_TIMEOUT),
  });
  if (!answer.ok || !answer.body) throw new Error(`the logo answers ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    if (bytes > LARGEST_LOGO) throw new Error('the logo is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('base64');
}
