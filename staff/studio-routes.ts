/**
 * `/v{date}/auth/*` for Studios on other sites, as the hosted service has it: they lead to our login with their address,
 * come back with an id after `#`, and exchange it for a token.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import { notLoggedIn } from '../packages/kit/network/api-error.ts';
import { type Caller, person } from './caller.ts';
import { readBody } from './read-body.ts';
import { refused } from './refusals.ts';
import type { Registry } from './registry.ts';
import { editsContent } from './roles.ts';

const MAX_ADDRESS_LENGTH = 2_000;

const studioAddress = z.object({ address: z.string().max(MAX_ADDRESS_LENGTH) });

export function createStudioRoutes(
  registry: Registry,
  /** Whether pages of an origin may act with the session of the person logged in. */
  mayAct: (origin: string) => Promise<boolean>,
) {
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  routes.post('/studio', async (c) => {
    const { staff, client } = person(c.var.caller);
    const { address } = await readBody(c.req.raw, studioAddress);
    const url = URL.parse(address);
    // The origin must be allowed: any other page would get a token that acts for the person.
    if (!url || !(await mayAct(url.origin))) throw refused('studio_not_allowed');
    if (!editsContent(staff)) throw refused('not_allowed');
    const sid = await registry.atomically(async ({ studioSessions, audit }) => {
      await audit.record('studio_opened', client, { actor: staff, subject: url.origin });
      return studioSessions.prepare(staff.id, client, url.origin);
    });
    url.hash = `sid=${sid}`;
    return c.json({ location: url.href }, 201);
  });

  // Browsers send the page's origin with each cross-origin request, and no page can forge it.
  routes.get('/fetch', async (c) => {
    const [sid, origin] = [c.req.query('sid') ?? '', c.req.header('origin') ?? ''];
    const token = await registry.studioSessions.exchange(sid, origin);
    if (token === undefined) throw refused('unknown_token');
    return c.json({ token });
  });

  // A Studio asks this to learn whether its browser sends our cookie.
  routes.get('/id', async (c) => {
    const { staff, session } = c.var.caller;
    if (!staff || session === undefined) throw notLoggedIn();
    const own = (await registry.sessions.of(staff.id)).find(({ id }) => id === session);
    return c.json({ id: session, expiry: Date.parse(own?.expires ?? '') / 1000 });
  });

  return routes;
}
