/** `/v{date}/users/origins` for administrators: the other sites whose pages may call the content API (CORS). */
import { Hono } from 'hono';
import { z } from 'zod';
import { administrator, type Caller } from './caller.ts';
import { originField } from './origin-field.ts';
import type { AllowedOrigin } from './origins.ts';
import { readBody } from './read-body.ts';
import { invalidFields } from './refusals.ts';
import type { Registry } from './registry.ts';
import { administers } from './roles.ts';

const newOrigin = z.object({
  origin: originField,
  allowCredentials: z.boolean('Dites si le cookie est accepté.').default(false),
});

export function createOriginRoutes(
  registry: Registry,
  { siteOrigin, configured }: { siteOrigin: string; configured: readonly string[] },
) {
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  routes.get('/', async (c) => {
    administrator(c.var.caller);
    // Those of the configuration are the administrator's of the machine: no screen removes them.
    const fixed = configured.map((origin) => ({
      id: null,
      origin,
      allowCredentials: true,
      createdAt: null,
      createdBy: null,
    }));
    return c.json({ origins: [...fixed, ...(await registry.origins.list())] });
  });

  routes.post('/', async (c) => {
    const { staff, place } = administrator(c.var.caller);
    const added = await readBody(c.req.raw, newOrigin);
    if (added.origin === siteOrigin || configured.includes(added.origin)) {
      throw invalidFields({ origin: 'Cette adresse est déjà autorisée.' });
    }
    const origin = await registry.atomically(async ({ accounts, origins, audit }) => {
      await accounts.stillMay(staff, administers);
      const made = await origins.add(added, staff);
      await audit.record('origin_added', place, { actor: staff, subject: inWords(made) });
      return made;
    });
    return c.json(origin, 201);
  });

  routes.delete('/:id', async (c) => {
    const { staff, place } = administrator(c.var.caller);
    await registry.atomically(async ({ origins, audit }) => {
      const { origin } = await origins.remove(c.req.param('id'));
      await audit.record('origin_removed', place, { actor: staff, subject: origin });
    });
    return c.json({});
  });

  return routes;
}

function inWords({ origin, allowCredentials }: Pick<AllowedOrigin, 'origin' | 'allowCredentials'>) {
  return allowCredentials ? `${origin} (avec le cookie de session)` : origin;
}
