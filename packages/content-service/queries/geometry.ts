/** Geometry in the plane by the JTS Topology Suite, as PostGIS has it: loaded when a query asks for it. */
import type Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import GeoJSONReader from 'jsts/org/locationtech/jts/io/GeoJSONReader.js';
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js';
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';

/** A geography in the plain form of GeoJSON. */
export type Geography =
  | { readonly type: 'Point'; readonly coordinates: readonly number[] }
  | { readonly type: ShapeType; readonly coordinates: readonly unknown[] }
  | { readonly type: 'GeometryCollection'; readonly geometries: readonly Geography[] };

export type ShapeType =
  | 'MultiPoint'
  | 'LineString'
  | 'MultiLineString'
  | 'Polygon'
  | 'MultiPolygon';

const reader = new GeoJSONReader(new GeometryFactory());

/**
 * Returns the parts of a geography: itself, or those of a collection. Undefined for rings that are open, have no area
 * or cross themselves.
 */
export function partsOf(geography: Geography): readonly Geometry[] | undefined {
  if (geography.type === 'GeometryCollection') {
    const parts = geography.geometries.map(partsOf);
    return parts.includes(undefined) ? undefined : parts.flatMap((some) => some ?? []);
  }
  try {
    const geometry = reader.read(geography);
    const isArea = geography.type === 'Polygon' || geography.type === 'MultiPolygon';
    if (isArea && (standsStill(geography.coordinates) || !IsValidOp.isValid(geometry))) {
      return undefined;
    }
    return [geometry];
  } catch {
    return undefined;
  }
}

/** Whether a position follows upon itself: JTS takes that for no fault, and the language for one. */
function standsStill(coordinates: readonly unknown[]): boolean {
  return coordinates.some((item, index) => {
    if (!Array.isArray(item)) return false;
    if (Array.isArray(item[0])) return standsStill(item);
    const next = coordinates[index + 1];
    return Array.isArray(next) && next[0] === item[0] && next[1] === item[1];
  });
}

/** Whether no point of the second is outside of the first. */
export function covers(outer: Geometry, inner: Geometry): boolean {
  return RelateOp.covers(outer, inner) === true;
}

/** Whether two have a point in common. */
export function meet(one: Geometry, other: Geometry): boolean {
  return RelateOp.intersects(one, other) === true;
}
