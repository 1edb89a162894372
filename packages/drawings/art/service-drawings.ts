import { cover } from '../zellige/cover.ts';
import { modules } from '../zellige/modules.ts';
import { INK } from '../zellige/palettes.ts';
import { rosette } from '../zellige/rosette.ts';
import { type Trade, tradeArt } from '../zellige/trade-art.ts';

type Size = readonly [width: number, height: number];

/** Beside the title of a service: five modules by six. */
const PANEL: Size = [620, 744]; // px
/** Behind one of the six doors of /services. */
const DOOR: Size = [240, 460]; // px

const drawTrade = (trade: Trade) => (size: Size) => tradeArt(trade, ...size);

/** What stands for a service, by the names the studio offers: each on a ground of its own. */
const DRAW = {
  brand: drawTrade('brand'),
  search: drawTrade('search'),
  strategy: drawTrade('strategy'),
  mobile: drawTrade('mobile'),
  shop: drawTrade('shop'),
  sunrise: (size: Size) => cover('sunrise', ...size, { kind: 'sunrise', palette: 'terre' }),
  scales: (size: Size) => cover('scales', ...size, { kind: 'scales', palette: 'ciel' }),
} as const;

/** The drawings of the service pages, and the emblems of the three packages, 240 × 240. */
export const SERVICE_DRAWINGS = {
  'services/service-brand.svg': () => DRAW.brand(PANEL),
  'services/service-web.svg': () => modules('prestations', ...PANEL),
  'services/service-search.svg': () => DRAW.search(PANEL),
  'services/service-strategy.svg': () => DRAW.strategy(PANEL),
  'services/service-mobile.svg': () => DRAW.mobile(PANEL),
  'services/service-shop.svg': () => DRAW.shop(PANEL),
  'services/service-sunrise.svg': () => DRAW.sunrise(PANEL),
  'services/service-scales.svg': () => DRAW.scales(PANEL),
  'services/door-brand.svg': () => DRAW.brand(DOOR),
  'services/door-web.svg': () => modules('rue', ...DOOR, { across: 3, dissolve: 'upwards' }),
  'services/door-strategy.svg': () => DRAW.strategy(DOOR),
  'services/door-mobile.svg': () => DRAW.mobile(DOOR),
  // Five shops would be five stripes here: one of them, seen from its threshold.
  'services/door-shop.svg': () => cover('échoppe', ...DOOR, { kind: 'porch', palette: 'menthe' }),
  'services/door-scales.svg': () => DRAW.scales(DOOR),
  'services/package-first.svg': () =>
    rosette(8, { outer: INK.terre, ring: INK.aube, inner: INK.nuit }),
  'services/package-popular.svg': () =>
    rosette(16, { outer: INK.safran, ring: INK.nuit, inner: INK.chaux }),
  'services/package-last.svg': () =>
    rosette(12, { outer: INK.nuit, ring: INK.ciel, inner: INK.terre }),
} as const satisfies Record<string, () => string>;
