import { createStaticHandler, type LoaderFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { coverPicture } from '../content/cover-picture.ts';
import * as route from './cover.ts';

// The framework types a loader by its place in the route map, more narrowly than the router that runs it.
const loader = z.custom<LoaderFunction>((value) => typeof value === 'function').parse(route.loader);

const covers = createStaticHandler([{ id: 'cover', path: 'covers/:frame/:choice/:file', loader }]);

async function open(address: string): Promise<Response> {
  const answer: unknown = await covers.queryRoute(new Request(`https://anfa.example${address}`));
  if (answer instanceof Response) return answer;
  throw new Error('expected a Response');
}

describe('a drawn cover', () => {
  it('is served at the address the pages write', async () => {
    const { src } = coverPicture('l’argile & co', '9x16', { motif: 'porch', palette: 'nuit' });
    const response = await open(src);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg [^>]*viewBox="0 0 450 800"/);
  });

  it('has no rights as a document of its own', async () => {
    const response = await open('/covers/1x1/crop-terre/x.svg');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    '/covers/2x3/crop-terre/x.svg',
    '/covers/1x1/crop/x.svg',
    '/covers/1x1/crop-rose/x.svg',
    '/covers/1x1/crop-terre/x.png',
    `/covers/1x1/crop-terre/${'x'.repeat(200)}.svg`,
  ])('is not drawn for %s', async (address) => {
    expect((await open(address)).status).toBe(404);
  });
});
