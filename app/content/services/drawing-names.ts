/** The drawings of services, by the names of `model/schema/service-drawings.ts`. Plain data: it brings no picture along. */
const NAMES = [
  'brand',
  'web',
  'search',
  'strategy',
  'mobile',
  'shop',
  'sunrise',
  'scales',
] as const;

export type DrawingName = (typeof NAMES)[number];

/** Whether a service has the drawing of a name; where not, one is made for it: `drawn-cover.ts`. */
export function hasDrawing(icon: string | undefined): boolean {
  return NAMES.some((name) => name === icon);
}
