/** A drawing follows from its address; only a new release of the generator may change it. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Longer than any slug of the studio: the address is anyone's to write. */
const LONGEST_SEED = 120; // characters

/** The seed of a drawing, from the last part of its address: `{seed}.svg`. */
export function seedIn(file: string): string | undefined {
  const [, seed] = /^(.+)\.svg$/.exec(file) ?? [];
  return seed && seed.length <= LONGEST_SEED ? seed : undefined;
}

export function drawnResponse(svg: string): Response {
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': A_DAY,
      // An SVG opened by itself is a document of our origin: it gets no rights there.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
