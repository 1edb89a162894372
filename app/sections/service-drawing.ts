import brand from '../art/service-brand.svg?url';
import mobile from '../art/service-mobile.svg?url';
import scales from '../art/service-scales.svg?url';
import search from '../art/service-search.svg?url';
import shop from '../art/service-shop.svg?url';
import strategy from '../art/service-strategy.svg?url';
import sunrise from '../art/service-sunrise.svg?url';
import web from '../art/service-web.svg?url';

/** By the names of `studio/schema/service.ts`. */
const DRAWINGS = new Map(
  Object.entries({ brand, web, search, strategy, mobile, shop, sunrise, scales }),
);

/** Upright; asks for less height on a telephone, where its middle is shown. */
const SIZE = { width: 620, height: 744 } as const; // px

/** What the site draws for a service. A service without a drawing gets the house's star. */
export function serviceDrawing(icon: string | undefined) {
  return { src: DRAWINGS.get(icon ?? '') ?? brand, ...SIZE };
}
