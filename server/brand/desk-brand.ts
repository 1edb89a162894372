/** The documents of the desk in the agency's brand: what their own stylesheets have is left as it is for the default one. */
import { isBlock } from '../../model/blocks.ts';
import { type Brand, DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { customProperties } from '../../packages/drawings/brand/custom-properties.ts';
import { drawnBrand } from '../../packages/drawings/brand/drawn-brand.ts';
import { repaint } from '../../packages/drawings/brand/repaint.ts';
import { TYPEFACE_PAIRS } from '../../packages/drawings/brand/typefaces.ts';
import { reliefCover } from '../../packages/drawings/relief/cover.ts';
import { blockPicture } from '../../packages/drawings/zellige/block-pictures.ts';
import { withMarkedAddresses } from './brand-addresses.ts';

/** The drawing of the login, as the build names it: `door-3xYf.svg`. */
export const LOGIN_DRAWING = /^\/studio\/assets\/door-[\w-]+\.svg$/;

/**
 * A document of `build/studio` with the brand's colours as custom properties of its root, its title face, its family of
 * drawings, and the colour that browsers give their own bars. Its icon has the brand in its address.
 */
export function deskInBrand(html: string, brand: Brand): string {
  const marked = withMarkedAddresses(html, brand);
  if (!drawnBrand(brand)) return marked;
  const { colors, typefaces, drawings } = brand;
  const style = Object.entries(customProperties(colors)).map(([name, color]) => `${name}:${color}`);
  if (typefaces !== DEFAULT_BRAND.typefaces) {
    style.push(`--brand-title:'${TYPEFACE_PAIRS[typefaces].display.family}'`);
  }
  const theme = `<meta name="theme-color" content="${colors.nuit}" />`;
  return marked
    .replace('<html', `<html data-drawings="${drawings}" style="${style.join(';')}"`)
    .replace('<head>', `<head>${theme}`);
}

/** Returns the drawing beside the log-in form, in the brand's family and colours. */
export function loginDrawing(drawing: string, { drawings, colors }: Brand): string {
  const drawn =
    drawings === 'relief'
      ? reliefCover('studio', 720, 1080, { motif: 'porch', palette: 'nuit' })
      : drawing;
  return repaint(drawn, colors);
}

/**
 * What the studio's menu shows of a kind of block, in the brand's colours.
 *
 * @param file `introduction.svg`: the names of `model/blocks.ts`
 * @returns undefined for a block that there is not
 */
export function blockDrawing(file: string, { colors }: Brand): string | undefined {
  const name = file.replace(/\.svg$/, '');
  return isBlock(name) ? repaint(blockPicture(name), colors) : undefined;
}
