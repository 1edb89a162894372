/** The built files, whose drawings are in the colours of the brand, under addresses that change with it. */
import { basename } from 'node:path';
import { type Brand, DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { repaint } from '../../packages/drawings/brand/repaint.ts';
import { reliefDrawing } from '../../packages/drawings/relief/relief.ts';
import type { BuiltFiles } from '../built-files.ts';
import { digestOf, type Page } from '../pages/page.ts';
import { A_DAY, markOf, readAddress, withMarkedAddresses } from './brand-addresses.ts';

export type BrandedFiles = {
  /** The file at an address, marked or plain; a drawing as the brand that is current has it. */
  get(address: string): Page | undefined;
  has(address: string): boolean;
};

/** The suffix that the build adds to a name: `-BzX2fa7Q` of `/assets/hero-BzX2fa7Q.svg`. */
const CONTENT_HASH = /-[\w-]{8}$/;

/** The folders of app/drawings. A built file does not tell its folder, so no two files in them share a name. */
const FOLDERS = ['', 'services/', 'houses/'];

/** The files that contain addresses of drawings. */
const SPELLING = /\.(?:css|js)$/;

/**
 * Repaints each drawing once for each brand, when it is first asked for, and compresses it then as pages are, and with
 * it the scripts and stylesheets that name it. Of the brands before the current one nothing is kept; the default one
 * has the files as they were built.
 */
export function brandedFiles(files: BuiltFiles, brand: () => Brand): BrandedFiles {
  const made = new WeakMap<Brand, Map<string, Page>>();

  function madeOnce(key: string, make: () => Page): Page {
    const pages = made.get(brand()) ?? new Map<string, Page>();
    made.set(brand(), pages);
    const page = pages.get(key) ?? make();
    pages.set(key, page);
    return page;
  }

  return {
    has: (address) => files.has(readAddress(address).plain),
    get(address) {
      const { plain, mark } = readAddress(address);
      const file = files.get(plain);
      const current = brand();
      const isOwn = mark === markOf(current);
      if (!file) return undefined;
      if (mark === undefined && (isOwn || !plain.endsWith('.svg'))) return file;
      const page = madeOnce(plain, () => inBrand(file, plain, current));
      // All other brands share one cache entry: anyone may invent a mark.
      return isOwn ? page : madeOnce(`${plain} asked again`, () => askedAgain(page));
    },
  };
}

function inBrand(file: Page, address: string, brand: Brand): Page {
  if (address.endsWith('.svg')) return isDefault(brand) ? file : painted(file, address, brand);
  if (!SPELLING.test(address) || !markOf(brand)) return file;
  return withText(file, withMarkedAddresses(file.body.toString(), brand));
}

function isDefault({ colors, drawings }: Brand): boolean {
  return colors === DEFAULT_BRAND.colors && drawings === DEFAULT_BRAND.drawings;
}

function painted(file: Page, address: string, brand: Brand): Page {
  const page = withText(file, repaint(inFamily(file, address, brand), brand.colors));
  return caching(page, A_DAY);
}

function withText(file: Page, text: string): Page {
  const body = Buffer.from(text);
  return { ...file, body, digest: digestOf(body), encoded: new Map() };
}

function askedAgain(page: Page): Page {
  return caching(page, 'no-cache');
}

function caching(page: Page, cacheControl: string): Page {
  const headers = new Headers(page.headers);
  headers.set('cache-control', cacheControl);
  return { ...page, headers };
}

/** Returns the drawing itself, or the one that stands for it in the brand's family. */
function inFamily({ body }: Page, address: string, { drawings }: Brand): string {
  if (drawings !== 'relief') return body.toString();
  const name = basename(address, '.svg');
  const relief = [name.replace(CONTENT_HASH, ''), name]
    .flatMap((named) => FOLDERS.map((folder) => reliefDrawing(folder + named)))
    .find((drawing) => drawing !== undefined);
  return relief ?? body.toString();
}
