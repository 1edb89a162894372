import { createStaticHandler, type LoaderFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as route from './portrait.ts';

// The framework types a loader by its place in the route map, more narrowly than the router that runs it.
const loader = z.custom<LoaderFunction>((value) => typeof value === 'function').parse(route.loader);

const portraits = createStaticHandler([{ id: 'portrait', path: 'portraits/:file', loader }]);

async function open(address: string): Promise<Response> {
  const answer: unknown = await portraits.queryRoute(new Request(`https://anfa.example${address}`));
  if (answer instanceof Response) return answer;
  throw new Error('expected a Response');
}

describe('a drawn portrait', () => {
  it.each(['Leïla Bennis', 'K. & co', 'a/b', '100 %', '李'])(
    'of “%s” is served at the address of the name, the same each time',
    async (name) => {
      const address = `/portraits/${encodeURIComponent(name)}.svg`;
      const first = await open(address);
      expect(first.headers.get('content-type')).toBe('image/svg+xml');
      const svg = await first.text();
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 400 520"/);
      expect(await (await open(address)).text()).toBe(svg);
    },
  );

  it('has no rights as a document of its own, and is kept for a day', async () => {
    const { headers } = await open('/portraits/Rachid.svg');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toContain('max-age=86400');
  });

  it.each(['/portraits/Rachid', '/portraits/.svg', `/portraits/${'x'.repeat(200)}.svg`])(
    'is not drawn for %s',
    async (address) => {
      expect((await open(address)).status).toBe(404);
    },
  );
});
