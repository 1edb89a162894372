import { cover } from '../../zellige/cover.ts';
import { modules } from '../../zellige/modules.ts';
import { INK } from '../../zellige/palettes.ts';
import { rosette } from '../../zellige/rosette.ts';
import { type Trade, tradeArt } from '../../zellige/trade-art.ts';

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
  'service-brand.svg': () => DRAW.brand(PANEL),
  'service-web.svg': () => modules('prestations', ...PANEL),
  'service-search.svg': () => DRAW.search(PANEL),
  'service-strategy.svg': () => DRAW.strategy(PANEL),
  'service-mobile.svg': () => DRAW.mobile(PANEL),
  'service-shop.svg': () => DRAW.shop(PANEL),
  'service-sunrise.svg': () => DRAW.sunrise(PANEL),
  'service-scales.svg': () => DRAW.scales(PANEL),
  'door-brand.svg': () => DRAW.brand(DOOR),
  'door-web.svg': () => modules('rue', ...DOOR, { across: 3, dissolve: 'upwards' }),
  'door-strategy.svg': () => DRAW.strategy(DOOR),
  'door-mobile.svg': () => DRAW.mobile(DOOR),
  // Five shops would be five stripes here: one of them, seen from its threshold.
  'door-shop.svg': () => cover('échoppe', ...DOOR, { kind: 'porch', palette: 'menthe' }),
  'door-scales.svg': () => DRAW.scales(DOOR),
  'package-first.svg': () => rosette(8, { outer: INK.terre, ring: INK.aube, inner: INK.nuit }),
  'package-popular.svg': () => rosette(16, { outer: INK.safran, ring: INK.nuit, inner: INK.chaux }),
  'package-last.svg': () => rosette(12, { outer: INK.nuit, ring: INK.ciel, inner: INK.terre }),
} as const satisfies Record<string, () => string>;
