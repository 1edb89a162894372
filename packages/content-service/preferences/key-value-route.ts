import { Hono } from 'hono';
import { z } from 'zod';
import { badRequest, notLoggedIn } from '../../kit/network/api-error.ts';
import { readJson } from '../../kit/network/read-json.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { type KeyValues, TooManyKeysError } from './key-values.ts';

/** The longest request, in bytes: a list of recent searches is some hundred. */
const MAX_BODY_BYTES = 128 * 1024;

const Pairs = z
  .array(z.object({ key: z.string().min(1).max(200), value: z.json() }))
  .min(1)
  .max(50);

/**
 * `GET|PUT|DELETE /v{date}/users/me/keyvalue[/{key,key}]`: the settings of the caller, and of no other person.
 *
 * @param defaults what is answered for a key that the person has not set
 */
export function createKeyValueRoutes(
  values: KeyValues,
  defaults: Readonly<Record<string, unknown>> = {},
): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const personOf = ({ caller }: ApiEnv['Variables']): string => {
    if (!caller) throw notLoggedIn();
    return caller.id;
  };
  const split = (keys: string) => keys.split(',').filter((key) => key !== '');

  routes.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  routes.get('/', async (c) => c.json(await values.read(personOf(c.var))));
  routes.get('/:keys', async (c) => {
    const keys = split(c.req.param('keys'));
    const set = await values.read(personOf(c.var), keys);
    const unset = Object.entries(defaults).flatMap(([key, value]) =>
      keys.includes(key) && !set.some((pair) => pair.key === key) ? [{ key, value }] : [],
    );
    return c.json([...set, ...unset]);
  });
  routes.put('/', async (c) => {
    const person = personOf(c.var);
    const pairs = Pairs.safeParse(await readJson(c.req.raw, MAX_BODY_BYTES));
    if (!pairs.success)
      throw badRequest(`The values cannot be read: ${z.prettifyError(pairs.error)}`);
    try {
      await values.write(person, pairs.data);
    } catch (error) {
      if (error instanceof TooManyKeysError) throw badRequest(error.message);
      throw error;
    }
    return c.json(pairs.data);
  });
  routes.delete('/:keys', async (c) => {
    await values.remove(personOf(c.var), split(c.req.param('keys')));
    return c.json({});
  });
  return routes;
}
