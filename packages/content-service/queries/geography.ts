/** The geographic functions of the language, on values as documents hold them. */

import type { Geography, ShapeType } from './geometry.ts';

/** The depth of a shape's positions in its coordinates, by the shape's type. */
const DEPTHS: ReadonlyMap<unknown, { type: ShapeType; depth: number }> = new Map(
  (
    [
      { type: 'MultiPoint', depth: 1 },
      { type: 'LineString', depth: 1 },
      { type: 'MultiLineString', depth: 2 },
      { type: 'Polygon', depth: 2 },
      { type: 'MultiPolygon', depth: 3 },
    ] as const
  ).map((shape) => [shape.type, shape]),
);

/** The radius of the equator, in metres, as WGS 84 has it. The hosted service measures on a sphere of this size. */
const RADIUS = 6_378_137;
/** A degree in radians. */
const DEGREE = Math.PI / 180;

type Engine = typeof import('./geometry.ts');

let engine: Engine | undefined;

/** Loads what `geo()`, `contains` and `intersects` need, once: 0.4 MB of script that few queries ask for. */
export async function loadGeometry(): Promise<void> {
  engine ??= await import('./geometry.ts');
}

/** The shapes parsed from values of documents: each is used many times, and never changes. */
const shapes = new WeakMap<object, Shape | null>();

type Shape = {
  readonly geography: Geography;
  readonly parts: NonNullable<ReturnType<Engine['partsOf']>>;
};

/** Returns a point or a GeoJSON geometry in its plain form; null for anything else, and for a polygon that is none. */
function geo(value: unknown): Geography | null {
  return shapeOf(value)?.geography ?? null;
}

/** Returns a point; null for a value that is no number, or no valid degree. */
function latLng(lat: unknown, lng: unknown): Geography | null {
  if (!isWithin(lat, 90) || !isWithin(lng, 180)) return null;
  return { type: 'Point', coordinates: [lng, lat] };
}

/** Whether all of the second lies in the first, its boundary included; null when one is no geography. */
function contains(outer: unknown, inner: unknown): boolean | null {
  const [a, b] = [shapeOf(outer), shapeOf(inner)];
  if (!a || !b || !engine) return null;
  const { covers } = engine;
  return b.parts.every((part) => a.parts.some((whole) => covers(whole, part)));
}

/** Whether two geographies share a point; null when one is none. */
function intersects(one: unknown, other: unknown): boolean | null {
  const [a, b] = [shapeOf(one), shapeOf(other)];
  if (!a || !b || !engine) return null;
  const { meet } = engine;
  return a.parts.some((part) => b.parts.some((second) => meet(part, second)));
}

/** Returns the way between two points on the sphere, in metres, by the haversine formula; null for anything but points. */
function distance(from: unknown, to: unknown): number | null {
  const [a, b] = [pointOf(from), pointOf(to)];
  if (!a || !b) return null;
  const [[fromLng = 0, fromLat = 0], [toLng = 0, toLat = 0]] = [a, b];
  const half = (degrees: number) => Math.sin((degrees * DEGREE) / 2) ** 2;
  const parallels = Math.cos(fromLat * DEGREE) * Math.cos(toLat * DEGREE);
  const share = half(toLat - fromLat) + parallels * half(toLng - fromLng);
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
}

function shapeOf(value: unknown): Shape | null {
  if (!isObject(value)) return null;
  let shape = shapes.get(value);
  if (shape === undefined) {
    const geography = geographyOf(value);
    const parts = geography && engine?.partsOf(geography);
    shape = geography && parts ? { geography, parts } : null;
    shapes.set(value, shape);
  }
  return shape;
}

function geographyOf(value: unknown): Geography | undefined {
  const point = pointOf(value);
  if (point) return { type: 'Point', coordinates: point };
  if (!isObject(value)) return undefined;
  if (value.type === 'GeometryCollection') {
    if (!Array.isArray(value.geometries)) return undefined;
    const geometries = value.geometries.map(geographyOf).filter((one) => one !== undefined);
    const isWhole = geometries.length === value.geometries.length;
    return isWhole ? { type: 'GeometryCollection', geometries } : undefined;
  }
  const shape = DEPTHS.get(value.type);
  const { coordinates } = value;
  if (!shape || !Array.isArray(coordinates) || !arePositions(coordinates, shape.depth)) {
    return undefined;
  }
  return { type: shape.type, coordinates };
}

/** Longitude and latitude of `{lat, lng}`, `{lat, lon}` or a GeoJSON point. */
function pointOf(value: unknown): readonly number[] | undefined {
  if (!isObject(value)) return undefined;
  const { lat, lng, lon, type, coordinates } = value;
  if (type === 'Point') return isPosition(coordinates) ? coordinates : undefined;
  const east = lon === undefined ? lng : lng === undefined ? lon : undefined;
  return isNumber(lat) && isNumber(east) ? [east, lat] : undefined;
}

function arePositions(value: unknown, depth: number): boolean {
  if (depth === 0) return isPosition(value);
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => arePositions(item, depth - 1))
  );
}

function isPosition(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length >= 2 && value.every(isNumber);
}

function isWithin(value: unknown, limit: number): value is number {
  return isNumber(value) && Math.abs(value) <= limit;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const GEO_FUNCTIONS = { geo, latLng, contains, intersects, distance } as const;
