/** The files of a pair of typefaces other than the default; only loaders name these files, so no script does. */
import type { Typefaces } from '../../packages/drawings/brand/brand.ts';
import heptaSlab from '../fonts/hepta-slab-display.woff2?url';
import newsreader from '../fonts/newsreader-display.woff2?url';
import publicSans from '../fonts/public-sans-text.woff2?url';
import sourceSans from '../fonts/source-sans-text.woff2?url';
import enseigne from '../styles/typefaces/enseigne.css?url';
import gazette from '../styles/typefaces/gazette.css?url';

export type TypefaceFiles = {
  /** The stylesheet, loaded after those of the page. */
  sheet: string;
  /** The files that are preloaded, for titles and for text. */
  faces: readonly string[];
};

export const TYPEFACE_FILES: Readonly<{ [pair in Typefaces]?: TypefaceFiles }> = {
  gazette: { sheet: gazette, faces: [newsreader, sourceSans] },
  enseigne: { sheet: enseigne, faces: [heptaSlab, publicSans] },
};
