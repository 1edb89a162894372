/** `/v{date}/users/origins` for administrators: the other sites whose pages may call the content API (CORS). */
import { Hono } from 'hono';
import { z } from 'zod';
import { administrator, type Caller } from './caller.ts';
import type { AllowedOrigin } from './origins.ts';
import { readBody } from './read-body.ts';
import { invalidFields } from './refusals.ts';
import type { Registry } from './registry.ts';
import { administers } from './roles.ts';

/** The longest host name is 253 characters. */
const MAX_LENGTH = 300;

const ADDRESS = 'Écrivez une adresse complète, comme https://studio.exemple.fr.';
const WILDCARD =
  'Un joker ouvrirait la porte à tous ces sites\u00a0: ajoutez chaque adresse à part.';
const PATH = 'Rien ne suit le nom du site\u00a0: ni chemin, ni paramètre.';
const SECURE =
  'L’adresse commence par https://. Seul un studio sur votre machine, à http://localhost, s’en passe.';

/**
 * An origin as typed, converted to the browsers' form: lower case, IDNs in punycode, no default port. TLS is required
 * except on the machine itself, because anyone on the network path could forge a page of a plain http address.
 */
const originField = z
  .string(ADDRESS)
  .trim()
  .max(MAX_LENGTH, 'Cette adresse est trop longue.')
  .transform((typed, context) => {
    const fault = faultOf(typed);
    if (fault === undefined) return new URL(typed).origin;
    context.addIssue(fault);
    return z.NEVER;
  });

function faultOf(typed: string): string | undefined {
  if (typed.includes('*')) return WILDCARD;
  const url = URL.parse(typed);
  if (!url || !/^https?:\/\//i.test(typed)) return ADDRESS;
  if (url.username || url.password) return ADDRESS;
  // The typed text is checked, because a parsed URL does not show an empty `?` or `#`.
  if (url.pathname !== '/' || /[?#]/.test(typed)) return PATH;
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) return SECURE;
  return undefined;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

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
    // Configured origins belong to the administrator of the machine: no screen removes them.
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
    const { staff, client } = administrator(c.var.caller);
    const added = await readBody(c.req.raw, newOrigin);
    if (added.origin === siteOrigin || configured.includes(added.origin)) {
      throw invalidFields({ origin: 'Cette adresse est déjà autorisée.' });
    }
    const origin = await registry.atomically(async ({ accounts, origins, audit }) => {
      await accounts.stillMay(staff, administers);
      const made = await origins.add(added, staff);
      await audit.record('origin_added', client, { actor: staff, subject: inWords(made) });
      return made;
    });
    return c.json(origin, 201);
  });

  routes.delete('/:id', async (c) => {
    const { staff, client } = administrator(c.var.caller);
    await registry.atomically(async ({ origins, audit }) => {
      const { origin } = await origins.remove(c.req.param('id'));
      await audit.record('origin_removed', client, { actor: staff, subject: origin });
    });
    return c.json({});
  });

  return routes;
}

function inWords({ origin, allowCredentials }: Pick<AllowedOrigin, 'origin' | 'allowCredentials'>) {
  return allowCredentials ? `${origin} (avec le cookie de session)` : origin;
}
