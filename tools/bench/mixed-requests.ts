import { pictureAddresses } from '../../server/pages/pictures-ahead.ts';
import { publicAddresses } from '../../test/faults/public-addresses.ts';
import { RENDERED } from './rendered.ts';

/** The requests of each kind in a hundred. A render takes a hundred times the processor of a cached page. */
const SHARES = [
  ['cached pages', 68],
  ['data of navigations', 15],
  ['pictures', 15],
  ['search', 1],
  ['rendered pages', 1],
] as const;

type RequestKind = (typeof SHARES)[number][0];

/** Words of the demo's projects, and one that finds nothing. */
const WORDS = ['video', 'café', 'identité', 'zellige', 'boutique', 'introuvable'];

/** What visitors of a site ask for, in an order that mixes the kinds: the n-th request. */
export async function mixRequests(
  origin: string,
): Promise<(n: number) => { kind: RequestKind; url: string; headers: Record<string, string> }> {
  const pages = await publicAddresses(origin);
  const documents = await Promise.all(
    pages.map(async (path) => (await fetch(origin + path)).text()),
  );
  const paths: Record<RequestKind, (n: number) => string> = {
    'cached pages': of(pages),
    'data of navigations': of(pages.filter((path) => path !== '/').map((path) => `${path}.data`)),
    pictures: of([...new Set(documents.flatMap(pictureAddresses))]),
    // As often in the browser as on the server: there the file is asked for once a visit.
    search: of(
      WORDS.flatMap((word) => ['/search-index.json', `/work?search=${encodeURIComponent(word)}`]),
    ),
    'rendered pages': (n) => `${of(pages)(n)}?${RENDERED}`,
  };
  const kinds = inTurn();
  return (n) => {
    const kind = kinds[n % kinds.length] ?? 'cached pages';
    return {
      kind,
      url: origin + paths[kind](n),
      headers: {
        'accept-encoding': 'gzip, deflate, br, zstd',
        accept: kind === 'pictures' ? 'image/avif,image/webp,*/*' : 'text/html,*/*',
        // As many networks as an agency has visitors in a day.
        'x-forwarded-for': `10.8.${(n >> 8) % 256}.${n % 256}`,
      },
    };
  };
}

function of(paths: readonly string[]): (n: number) => string {
  // Not the n-th: kinds come in a row of a hundred, and some paths would never be asked for.
  return (n) => paths[(Math.imul(n, 2_654_435_761) >>> 0) % paths.length] ?? '/';
}

/** The kinds of a hundred requests, each spread over them. */
function inTurn(): RequestKind[] {
  const places = SHARES.flatMap(([kind, share]) =>
    Array.from({ length: share }, (_, index) => ({ kind, at: (index + 0.5) / share })),
  );
  return places.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind);
}
