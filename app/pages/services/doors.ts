import { fold } from '../../../packages/search/french-folding.ts';
import { withoutHidden } from '../../content/hidden-text.ts';
import type { ServiceCard } from '../../content/services/service.ts';
import brand from '../../drawings/services/door-brand.svg?url';
import mobile from '../../drawings/services/door-mobile.svg?url';
import scales from '../../drawings/services/door-scales.svg?url';
import shop from '../../drawings/services/door-shop.svg?url';
import strategy from '../../drawings/services/door-strategy.svg?url';
import web from '../../drawings/services/door-web.svg?url';

/** By the names of `model/schema/service-drawings.ts`; no two doors side by side have the same. */
const ARTS = { mobile, brand, strategy, scales, web, shop };
const ART_ORDER = Object.values(ARTS);

/** A place on the street of /services. */
export type Door = { slug: string; name: string; text?: string; art: string };

/**
 * The six key services, in the order of the specification (pages-2.47 in test/specification.md): each has its words and
 * its drawing while its service has this name too. Another agency's strategy, at the same address, is not a plan and a budget.
 */
const KEY_DOORS: readonly Door[] = [
  {
    slug: 'production-video',
    name: 'Production vidéo',
    text: 'Reels et films de marque',
    art: mobile,
  },
  {
    slug: 'creation-contenu',
    name: 'Création de contenu',
    text: 'Des textes, des photos',
    art: brand,
  },
  {
    slug: 'strategie-marketing',
    name: 'Stratégie marketing',
    text: 'Un plan et un budget',
    art: strategy,
  },
  { slug: 'media-buying', name: 'Media buying', text: 'La publicité au bon prix', art: scales },
  { slug: 'sites-vitrines', name: 'Sites vitrines', text: 'Être trouvé, être rappelé', art: web },
  {
    slug: 'sites-e-commerce',
    name: 'Sites e-commerce',
    text: 'Vendre, encaisser, livrer',
    art: shop,
  },
];

type Service = Pick<ServiceCard, 'slug' | 'title' | 'icon' | 'price'>;

/** The doors of the services that are there, six at most: the key ones first, then the others as they are listed. */
export function doorsOf(services: readonly Service[]): Door[] {
  const keys = KEY_DOORS.filter((door) => services.some((service) => isOf(door, service)));
  const others = services.filter(({ slug }) => !keys.some((key) => key.slug === slug));
  const doors = [...keys];
  for (const { slug, title, icon, price } of others.slice(0, KEY_DOORS.length - keys.length)) {
    const text = typeof price === 'string' ? price : price && `Dès ${price.text}`;
    doors.push({ slug, name: title, ...(text && { text }), art: artAfter(doors, icon) });
  }
  return doors;
}

function isOf({ slug, name }: Door, service: Service): boolean {
  return service.slug === slug && fold(withoutHidden(service.title)) === fold(name);
}

/** The drawing of a service's trade, or the first that no door has. */
function artAfter(doors: readonly Door[], icon: string | undefined): string {
  const isFree = (art: string) => !doors.some((door) => door.art === art);
  const own = Object.entries(ARTS).find(([name]) => name === icon)?.[1];
  return own && isFree(own) ? own : (ART_ORDER.find(isFree) ?? brand);
}
