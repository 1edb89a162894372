import { fold } from '../../../packages/search/french-folding.ts';
import { withoutHidden } from '../../content/hidden-text.ts';
import type { ServiceCard } from '../../content/services/service.ts';

/** A place on the street of /services. */
export type Door = { slug: string; name: string; text?: string; art: string };

/**
 * The six key services, in the order of the specification (pages-2.47 in test/specification.md): each has these words
 * only while its service has this name too, because another agency's "strategy" may be something else.
 */
const KEY_DOORS: readonly Omit<Door, 'art'>[] = [
  {
    slug: 'production-video',
    name: 'Production vidéo',
    text: 'Reels et films de marque',
  },
  {
    slug: 'creation-contenu',
    name: 'Création de contenu',
    text: 'Des textes, des photos',
  },
  {
    slug: 'strategie-marketing',
    name: 'Stratégie marketing',
    text: 'Un plan et un budget',
  },
  { slug: 'media-buying', name: 'Media buying', text: 'La publicité au bon prix' },
  { slug: 'sites-vitrines', name: 'Sites vitrines', text: 'Être trouvé, être rappelé' },
  {
    slug: 'sites-e-commerce',
    name: 'Sites e-commerce',
    text: 'Vendre, encaisser, livrer',
  },
];

type Service = Pick<ServiceCard, 'slug' | 'title' | 'upright' | 'price'>;

/** The doors of the services that are there, six at most: the key ones first, then the others as they are listed. */
export function doorsOf(services: readonly Service[]): Door[] {
  const keys = KEY_DOORS.flatMap((door) => {
    const service = services.find((one) => isOf(door, one));
    return service ? { ...door, art: service.upright } : [];
  });
  const others = services
    .filter(({ slug }) => !keys.some((key) => key.slug === slug))
    .map(({ slug, title, upright, price }): Door => {
      const text = typeof price === 'string' ? price : price && `Dès ${price.text}`;
      return { slug, name: title, ...(text && { text }), art: upright };
    });
  return [...keys, ...others].slice(0, KEY_DOORS.length);
}

function isOf({ slug, name }: Pick<Door, 'slug' | 'name'>, service: Service): boolean {
  return service.slug === slug && fold(withoutHidden(service.title)) === fold(name);
}
