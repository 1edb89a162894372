import { circle, drawing, rect } from '../zellige/markup.ts';
import { modules } from '../zellige/modules.ts';
import { INK } from '../zellige/palettes.ts';
import { tradeArt } from '../zellige/trade-art.ts';

/* The drawings of the six offers. Each exceeds its field by the distance it moves when one points at the field. */

/** The star to the tips of its rays, 660 × 660, of which the field shows the upper half: it turns. */
export function offerBrand(): string {
  return tradeArt('brand', 600, 600).replace('"0 0 600 600"', '"-30 -30 660 660"');
}

/** Twelve columns and five storeys of modules, 720 × 300: there is always one more to come. */
export function offerWeb(): string {
  return modules('six métiers', 720, 300, { across: 12, dissolve: 'upwards' });
}

/** The knot, 480 × 480, about 50 % 52 %: it turns. */
export function offerStrategy(): string {
  return tradeArt('strategy', 480, 480);
}

/** Three doors, 480 × 400: they rise. */
export function offerMobile(): string {
  return tradeArt('mobile', 480, 400);
}

/** A row of ten shops, 1200 × 300: one walks along it. */
export function offerShop(): string {
  const five = tradeArt('shop', 600, 300).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  // Both halves share one wall: two would show a hairline where they meet.
  const wall = rect(0, 30, 1200, 270, INK.chaux) + rect(0, 30, 1200, 15, INK.safran);
  return drawing(1200, 300, `${wall}<g id="row">${five}</g><use href="#row" x="600"/>`);
}

const SWELL = { width: 96, height: 72 };

/** One 96 × 72 repeat of the sea by day, crests in three rows, to lie on ciel. */
export function swell(): string {
  const rows = [
    { y: 40, shift: 0, outer: INK.nuit, inner: INK.terre },
    { y: 60, shift: SWELL.width / 2, outer: INK.terre, inner: INK.nuit },
    { y: 80, shift: 0, outer: INK.nuit, inner: INK.terre },
  ];
  const body = rows.flatMap(({ y, shift, outer, inner }) =>
    [0, 1, 2].map((column) => {
      const x = (column - 0.5) * SWELL.width + shift;
      return circle(x, y, 40, outer) + circle(x, y, 28, inner) + circle(x, y, 15, INK.chaux);
    }),
  );
  return drawing(SWELL.width, SWELL.height, body.join(''));
}
