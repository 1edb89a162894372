import brand from '../../drawings/services/service-brand.svg?url';
import mobile from '../../drawings/services/service-mobile.svg?url';
import scales from '../../drawings/services/service-scales.svg?url';
import search from '../../drawings/services/service-search.svg?url';
import shop from '../../drawings/services/service-shop.svg?url';
import strategy from '../../drawings/services/service-strategy.svg?url';
import sunrise from '../../drawings/services/service-sunrise.svg?url';
import web from '../../drawings/services/service-web.svg?url';
import type { DrawingName } from './drawing-names.ts';

/** By their names; one without its picture does not compile. */
const DRAWINGS = new Map<string, string>(
  Object.entries({
    brand,
    web,
    search,
    strategy,
    mobile,
    shop,
    sunrise,
    scales,
  } satisfies Record<DrawingName, string>),
);

/** Upright; asks for less height on a telephone, where its middle is shown. */
const SIZE = { width: 620, height: 744 } as const; // px

/** The drawing of a name. The house's star stands for a name that has none. */
export function serviceDrawing(icon: string | undefined) {
  return { src: DRAWINGS.get(icon ?? '') ?? brand, ...SIZE };
}
