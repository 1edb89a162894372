/** `/v{date}/users/*` for all of the agency: one's own account, the authors of documents, colleagues. */
import { Hono } from 'hono';
import { z } from 'zod';
import { notLoggedIn } from '../packages/kit/network/api-error.ts';
import { type Caller, person } from './caller.ts';
import { nameField, readBody } from './read-body.ts';
import { refused } from './refusals.ts';
import type { Registry } from './registry.ts';
import { administers } from './roles.ts';
import { currentUser, historicUser } from './user-shape.ts';

const ownChange = z.object({ name: nameField });

/** The most ids per request, more than the Studio asks for. */
const MAX_IDS = 200;

/** The authors of transactions the service makes by itself. */
const OWN_HANDS = [
  { id: 'import', name: 'Import' },
  { id: 'schedule', name: 'Publication programmée' },
  { id: 'installation', name: 'Installation' },
  { id: 'system', name: 'Mise à jour du site' },
];

/** Creates the routes that come before the others: `me` is no id. */
export function createOwnRoutes({ accounts, audit }: Registry) {
  const routes = new Hono<{ Variables: { caller: Caller } }>();
  routes.get('/me', (c) => c.json(currentUser(c.var.caller.staff)));
  routes.patch('/me', async (c) => {
    const { staff, client } = person(c.var.caller);
    const { name } = await readBody(c.req.raw, ownChange);
    await accounts.rename(staff.id, name);
    const subject = `${staff.name} → ${name}`;
    if (name !== staff.name)
      await audit.record('person_renamed', client, { actor: staff, subject });
    return c.json(currentUser({ ...staff, name }));
  });
  return routes;
}

export function createUserRoutes({ accounts, factors, programs, sessions }: Registry) {
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  // The list serves to assign requests; only administrators see when a person last logged in.
  routes.get('/', async (c) => {
    const { staff } = c.var.caller;
    if (!staff) throw notLoggedIn();
    const team = await accounts.list();
    if (!administers(staff)) {
      return c.json({ people: team.map(({ id, name, roles }) => ({ id, name, roles })) });
    }
    const people = team.map(async ({ id, name, email, roles, created }) => {
      const [latest, ...others] = await sessions.of(id);
      const lastSeen = latest?.lastSeen ?? null;
      const open = latest ? 1 + others.length : 0;
      const twoFactors = await factors.has(id);
      return { id, name, email, roles, created, lastSeen, sessions: open, twoFactors };
    });
    return c.json({ people: await Promise.all(people) });
  });

  // One id gives an object, several give a list, as in the hosted service.
  routes.get('/:ids', async (c) => {
    const { staff } = c.var.caller;
    if (!staff) throw notLoggedIn();
    const ids = c.req.param('ids').split(',').slice(0, MAX_IDS);
    const names = await Promise.all(
      ids.map(async (id) => {
        const person = await accounts.nameOf(id);
        if (person) return person;
        const program = (await programs.nameOf(id)) ?? OWN_HANDS.find((own) => own.id === id);
        return program && { ...program, email: null };
      }),
    );
    const existingNames = names.filter((name) => name !== undefined);
    // E-mail addresses are left out: as in the list, only administrators see them.
    const users = existingNames.map((name) =>
      historicUser(administers(staff) ? name : { ...name, email: null }),
    );
    const [only] = users;
    if (ids.length > 1) return c.json(users);
    if (!only) throw refused('not_found');
    return c.json(only);
  });

  return routes;
}
