/**
 * The icons of a brand that is not the default, instead of the files of `public/`: drawn once, cached on disk with the
 * cards and in memory, and drawn anew when the brand changes.
 */
import { getMimeType } from 'hono/utils/mime';
import { SOCIAL_IMAGE } from '../../app/index.ts';
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { drawnBrand } from '../../packages/drawings/brand/drawn-brand.ts';
import { isIconic, LOGO_ADDRESS, shownLogo } from '../../packages/drawings/brand/logo.ts';
import { ico } from '../../packages/drawings/zellige/ico.ts';
import { digestOf, type Page } from '../pages/page.ts';
import type { Cards } from './cards.ts';
import type { IconJob } from './draw-card.ts';
import type { ReadLogo } from './read-logo.ts';

/** Browsers ask again for these addresses, which stay while the brand changes, as for files of `public/`. Pages name others: `server/brand/brand-addresses.ts`. */
const ASK_AGAIN = 'no-cache';

const ICO_SIDE = 32; // px

type Icon = Pick<IconJob, 'shape' | 'size' | 'format'>;

function square(shape: Icon['shape'], side: number, format: Icon['format'] = 'png'): Icon {
  return { shape, size: { width: side, height: side }, format };
}

/** Sizes as in `packages/drawings/art/draw-icons.ts`. */
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
  readLogo: ReadLogo;
  warn(message: string, details: Record<string, unknown>): void;
};

export function createIcons({ brand, cards, readLogo, warn }: Options): Icons {
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
        'cache-control': ASK_AGAIN,
      }),
      body,
      digest: digestOf(body),
      encoded: new Map(),
    };
  }

  /** The logo in base64, where the icon shows it and it can be read. */
  async function logoFor({ shape }: Icon): Promise<string | undefined> {
    const { logo } = brand();
    const isShown = logo && (shape === 'logo' || shape === 'card' || isIconic(logo));
    return isShown ? readLogo() : undefined;
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
      // A failed drawing is not cached: the next request tries again.
      page.catch(() => pages.delete(address));
      return page;
    },
  };
}
