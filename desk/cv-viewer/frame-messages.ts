/** The messages between the desk and the frame that draws a CV. */

/** The message of the desk, once the frame is ready: the file, which the frame could not fetch by itself. */
export type ToFrame = { bytes: ArrayBuffer };

export type FromFrame =
  | { kind: 'ready' }
  /** The pages have their places, and are being drawn. */
  | { kind: 'opened'; pages: number; drawn: number }
  /** The height is in CSS pixels. */
  | { kind: 'height'; height: number }
  /** Addresses the CV links to. */
  | { kind: 'links'; links: string[] }
  /** The file is no PDF that can be read. */
  | { kind: 'damaged' };

/** The most pages that are drawn. Beyond ten it is no CV: the rest is for a reader of the person's own. */
export const MOST_PAGES = 10;
const TALLEST = 30_000; // CSS px
const MOST_LINKS = 20;
const LONGEST_LINK = 300; // UTF-16 units

/**
 * Reads a message of the frame, in which a stranger's file may have a say: one of another shape, or too large, is
 * ignored.
 */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  switch (data.kind) {
    case 'ready':
    case 'damaged':
      return { kind: data.kind };
    case 'opened':
      return 'pages' in data && isCount(data.pages) && 'drawn' in data && isCount(data.drawn)
        ? { kind: 'opened', pages: data.pages, drawn: data.drawn }
        : undefined;
    case 'height':
      return 'height' in data && isCount(data.height)
        ? { kind: 'height', height: Math.min(data.height, TALLEST) }
        : undefined;
    case 'links':
      return 'links' in data && Array.isArray(data.links)
        ? { kind: 'links', links: data.links.filter(isLink).slice(0, MOST_LINKS) }
        : undefined;
    default:
      return undefined;
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Pages of the web and nothing that runs. */
function isLink(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LONGEST_LINK) return false;
  const { protocol } = URL.parse(value) ?? {};
  return protocol === 'https:' || protocol === 'http:';
}
