/** The API under `/inbox/v1`, described in `contract/api.ts`. It refuses callers without a session. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Staff } from '../../staff/roles.ts';
import { treats } from '../colleagues.ts';
import type { Colleagues, Counts, Me } from '../contract/api.ts';
import type { Area } from '../contract/areas.ts';
import type { Overview } from '../contract/overview.ts';
import { colleaguesQuery } from '../contract/questions.ts';
import { areasOf } from '../contract/words.ts';
import { requireArea } from '../requests/areas.ts';
import { countForBadges } from '../requests/counts.ts';
import { readOverview } from '../requests/overview.ts';
import { Refusal } from '../requests/refusal.ts';
import { accessRoutes } from './access-routes.ts';
import type { ApiEnv, ApiOptions } from './api-options.ts';
import { attachmentRoutes } from './attachment-routes.ts';
import { requireSameSite } from './csrf.ts';
import { failureOf } from './failure.ts';
import { figureRoutes } from './figure-routes.ts';
import { fruitlessSearchRoutes } from './fruitless-search-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { mailingRoutes } from './mailing-routes.ts';
import { readQuery } from './read.ts';
import { requestRoutes } from './request-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { templateRoutes } from './template-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** The largest body, for everything but files, which the agency never sends. The longest note takes 30 kB. */
const MAX_BODY = 64 * 1024; // bytes

export function createApi(options: ApiOptions): (request: Request) => Promise<Response> {
  const { db, clock, log, identify, siteOrigin } = options;

  /** The staff a request of a desk can be assigned to, the caller included. */
  async function colleaguesAt(area: Area, asking: Staff): Promise<Staff[]> {
    const staff = (await options.staff?.()) ?? [];
    const all = staff.some(({ id }) => id === asking.id) ? staff : [asking, ...staff];
    return all.filter((person) => treats(person, area));
  }

  const api = new Hono<ApiEnv>().basePath('/inbox/v1');
  api.use(async (c, next) => {
    await next();
    // The responses hold personal messages: no cache may store them, and no page of another site may show them.
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'same-origin');
  });
  api.use(async (c, next) => {
    const staff = await identify?.(c.req.raw);
    if (!staff) throw new Refusal('unauthenticated', 'Connectez-vous pour voir les demandes.');
    requireSameSite(c.req.raw, siteOrigin);
    // An address with percent-encoding is refused: ours need none, and the database is spared attacks.
    if (new URL(c.req.url).pathname.includes('%')) throw nothingHere();
    c.set('staff', staff);
    await next();
  });
  api.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw new Refusal('too_large', 'Ce texte est trop long.');
      },
    }),
  );

  api.get('/me', (c) => {
    const { id, name, email, roles } = c.var.staff;
    const areas = areasOf(c.var.staff);
    return c.json({ id, name, email, roles, areas, mailMode: options.mailMode } satisfies Me);
  });
  api.get('/counts', async (c) =>
    c.json((await countForBadges(db, c.var.staff, clock().getTime())) satisfies Counts),
  );
  api.get('/overview', async (c) =>
    c.json((await readOverview(db, c.var.staff, clock().getTime())) satisfies Overview),
  );
  api.get('/colleagues', async (c) => {
    const { area } = readQuery(c, colleaguesQuery);
    requireArea(c.var.staff, area);
    const colleagues = await colleaguesAt(area, c.var.staff);
    const items = colleagues.map(({ id, name, roles }) => ({ id, name, roles }));
    return c.json({ items } satisfies Colleagues);
  });
  requestRoutes(api, { ...options, colleaguesAt });
  attachmentRoutes(api, options);
  subscriptionRoutes(api, options);
  mailingRoutes(api, options);
  accessRoutes(api, options);
  fruitlessSearchRoutes(api, options);
  figureRoutes(api, options);
  mailRoutes(api, options);
  templateRoutes(api, options);
  webhookRoutes(api, options);

  // All other addresses are handled here and not by `notFound`, so that a caller without a session cannot tell which
  // exist.
  api.all('*', () => {
    throw nothingHere();
  });
  api.onError((error, c) =>
    failureOf(error, {
      db,
      now: clock().getTime(),
      // Without a caller, the request was refused before any record was read: the id is not used then.
      staffId: c.get('staff')?.id ?? '',
      log,
      path: c.req.path,
    }),
  );
  return async (request) => api.fetch(request);
}

function nothingHere(): Refusal {
  return new Refusal('not_found', 'Il n’y a rien à cette adresse.');
}
