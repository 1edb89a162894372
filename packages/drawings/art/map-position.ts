/** The position of a place on the drawn map. */

/** The map's own pixels, and the part of the world they show. */
export const MAP = {
  width: 1600,
  height: 720,
  west: -7.672,
  east: -7.572,
  north: 33.6185,
} as const;

/** The factor by which a degree of longitude is shorter than one of latitude, at this latitude. */
const FORESHORTENING = Math.cos((33.6 * Math.PI) / 180);

/** The position in the map's pixels, from its upper left corner; beyond its edges for places that are not on it. */
export function positionOnMap({ lat, lng }: { lat: number; lng: number }): {
  x: number;
  y: number;
} {
  const scale = MAP.width / (MAP.east - MAP.west); // px per degree of longitude
  return { x: (lng - MAP.west) * scale, y: ((MAP.north - lat) * scale) / FORESHORTENING };
}
