/** The built files, whose drawings are in the colours of the brand. */
import { basename } from 'node:path';
import { type Brand, DEFAULT_BRAND } from '../brand/brand.ts';
import { repaint } from '../brand/repaint.ts';
import { reliefDrawing } from '../relief/relief.ts';
import { digestOf, type Page } from './pages/page.ts';

export type BrandedFiles = {
  /** The file at an address; a drawing as the brand that is current has it. */
  get(address: string): Page | undefined;
  has(address: string): boolean;
};

/** What the build puts behind a name: `-BzX2fa7Q` of `/assets/hero-BzX2fa7Q.svg`. */
const CONTENT_HASH = /-[\w-]{8}$/;

/** The folders of app/drawings, of which a built file does not say in which it was: no two have a name in common. */
const FOLDERS = ['', 'services/', 'houses/'];

/**
 * Each drawing is repainted once for each brand, when it is first asked for, and compressed then as pages are. Of the
 * brands before the current one nothing is kept; the default one has the files as they were built.
 */
export function brandedFiles(files: ReadonlyMap<string, Page>, brand: () => Brand): BrandedFiles {
  const drawings = new WeakMap<Brand, Map<string, Page>>();

  return {
    has: (address) => files.has(address),
    get(address) {
      const file = files.get(address);
      const current = brand();
      if (!file || !address.endsWith('.svg') || isDefault(current)) return file;
      const drawn = drawings.get(current) ?? new Map<string, Page>();
      drawings.set(current, drawn);
      const page = drawn.get(address) ?? branded(file, address, current);
      drawn.set(address, page);
      return page;
    },
  };
}

function isDefault({ colors, drawings }: Brand): boolean {
  return colors === DEFAULT_BRAND.colors && drawings === DEFAULT_BRAND.drawings;
}

function branded(file: Page, address: string, brand: Brand): Page {
  const body = Buffer.from(repaint(inFamily(file, address, brand), brand.colors));
  return { ...file, body, digest: digestOf(body), encoded: new Map() };
}

/** The drawing itself, or what the brand's family has in its place. */
function inFamily({ body }: Page, address: string, { drawings }: Brand): string {
  const name = basename(address, '.svg').replace(CONTENT_HASH, '');
  const relief =
    drawings === 'relief'
      ? FOLDERS.map((folder) => reliefDrawing(folder + name)).find((found) => found !== undefined)
      : undefined;
  return relief ?? body.toString();
}
