/** The town that we have drawn. Read on the server only: the page of an agency elsewhere names no place of this one. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { MAP, positionOnMap } from '../../../packages/drawings/art/map-position.ts';
import type { Brand } from '../../../packages/drawings/brand/brand.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { ContentReader } from '../../context.ts';
import casablanca from '../../drawings/town-map.svg?url';

const LOCATION_QUERY = defineQuery(`*[_type == "settings" && _id == "settings"][0].location`);

/**
 * Landmarks. `beside`: the distance of a name in shares of the map's width, to the left on a phone, otherwise to the
 * right.
 */
const LANDMARKS = [
  { name: 'Océan Atlantique', lat: 33.6152, lng: -7.638, beside: 0 },
  { name: 'El Hank', lat: 33.6079, lng: -7.6555, beside: 0 },
  { name: 'Ancienne médina', lat: 33.5978, lng: -7.6188, beside: 0.034 },
  { name: 'Port', lat: 33.6098, lng: -7.5995, beside: 0 },
  { name: 'Place des Nations unies', lat: 33.5942, lng: -7.6187, beside: 0.054 },
  { name: 'Parc de la Ligue arabe', lat: 33.588, lng: -7.623, beside: 0.04 },
];

const place = z.object({ lat: z.number(), lng: z.number() });

export type DrawnTown = NonNullable<ReturnType<typeof drawnTownAround>>;

/** The relief family draws a plan of no particular town: the agency is in the centre, and nothing is named. */
const ANY_TOWN: DrawnTown = {
  src: casablanca,
  alt: '',
  size: { width: MAP.width, height: MAP.height },
  across: 0.5,
  star: { left: '50%', top: '50%' },
  landmarks: [],
};

const findLocation = sharedRead(
  async ({ client }) => place.safeParse(await client.fetch(LOCATION_QUERY)).data,
);

/** The drawing of the town the agency is in; undefined where its position is unknown, or in no town that we have drawn. */
export async function findDrawnTown(
  content: ContentReader,
  { drawings }: Brand,
): Promise<DrawnTown | undefined> {
  if (drawings === 'relief') return ANY_TOWN;
  const location = await findLocation(content);
  return location && drawnTownAround(location);
}

function drawnTownAround(location: z.infer<typeof place>) {
  const { x, y } = positionOnMap(location);
  if (x < 0 || x > MAP.width || y < 0 || y > MAP.height) return undefined;
  return {
    src: casablanca,
    alt: 'Plan dessiné de Casablanca, du phare d’El Hank au port\u00a0: l’océan au nord, l’ancienne médina, et les boulevards en étoile autour de la place des Nations unies.',
    size: { width: MAP.width, height: MAP.height },
    /** The position of the agency, in shares of the width. */
    across: x / MAP.width,
    star: standing({ x, y }),
    landmarks: LANDMARKS.map(({ name, beside, ...at }) => {
      const place = positionOnMap(at);
      return { name, across: place.x / MAP.width, beside, ...standing(place) };
    }),
  };
}

function standing({ x, y }: ReturnType<typeof positionOnMap>) {
  return { left: `${(100 * x) / MAP.width}%`, top: `${(100 * y) / MAP.height}%` };
}
