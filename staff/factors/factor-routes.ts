/** `/v{date}/auth/factors*` and `/auth/proof`: one's own second factors, and the proof that changing them asks for. */
import { Hono } from 'hono';
import { z } from 'zod';
import { type Caller, type LoggedIn, owner } from '../caller.ts';
import { nameField, passwordField, readBody } from '../read-body.ts';
import { invalidFields, refused } from '../refusals.ts';
import type { Registry } from '../registry.ts';
import { authentication, codeField, registration } from './factor-fields.ts';
import { MOST_PASSKEYS } from './passkeys.ts';
import type { Notify, Proofs } from './prove.ts';

const proof = z.union([
  z.object({ credential: authentication }),
  z.object({ code: codeField }),
  z.object({ password: passwordField }),
]);
const newPasskey = z.object({ name: nameField, credential: registration });
const passkeyName = z.object({ name: nameField });
const firstCode = z.object({ code: codeField });

export function createFactorRoutes(registry: Registry, proofs: Proofs, notify: Notify) {
  const { audit, factors, sessions } = registry;
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  /** The caller, if they may change factors now. Throws `ApiError` 401 or 403. */
  async function proved(caller: Caller): Promise<LoggedIn> {
    const loggedIn = owner(caller);
    if (!(await sessions.isProved(loggedIn.session))) throw refused('proof_needed');
    return loggedIn;
  }

  /** Follows an added factor: with the first come recovery codes, and the sessions that were opened without it end. */
  async function whenAdded(loggedIn: LoggedIn, isFirst: boolean) {
    const { staff, session } = loggedIn;
    if (isFirst) await sessions.endAll(staff.id, session);
    const recoveryCodes = await factors.settleCodes(staff.id);
    return recoveryCodes ? { recoveryCodes } : {};
  }

  /** Refuses to remove the last factor of a person whose role asks for one. Throws `ApiError` 409. */
  async function mayRemoveOne({ staff }: LoggedIn): Promise<void> {
    const { passkeys, app } = await factors.of(staff.id);
    const isLast = passkeys.length + (app ? 1 : 0) <= 1;
    if (isLast && factors.mustHave(staff)) throw refused('factor_required');
  }

  routes.post('/proof', async (c) => {
    const { staff, session, client } = owner(c.var.caller);
    const given = await readBody(c.req.raw, proof);
    if ('password' in given) await proofs.password(staff, given.password, 'password', client);
    else if ('code' in given) await proofs.code(staff, given.code, client);
    else {
      const { person } = await proofs.passkey(given.credential, client);
      if (person !== staff.id) throw refused('passkey_refused');
    }
    await sessions.prove(session);
    return c.json({});
  });

  routes.get('/factors', async (c) => {
    const { staff } = owner(c.var.caller);
    return c.json({ ...(await factors.of(staff.id)), required: factors.mustHave(staff) });
  });

  routes.post('/factors/passkeys/options', async (c) => {
    const { staff } = await proved(c.var.caller);
    if ((await factors.passkeys.of(staff.id)).length >= MOST_PASSKEYS)
      throw refused('too_many_passkeys');
    return c.json(await factors.passkeys.registrationOptions(staff));
  });
  routes.post('/factors/passkeys', async (c) => {
    const loggedIn = await proved(c.var.caller);
    const { staff, client } = loggedIn;
    const { name, credential } = await readBody(c.req.raw, newPasskey);
    const isFirst = !(await factors.has(staff.id));
    const passkey = await factors.passkeys.register(staff.id, name, credential);
    if (!passkey) throw refused('passkey_refused');
    await audit.record('passkey_added', client, { actor: staff, subject: name });
    notify(staff, 'passkey_added');
    return c.json({ ...passkey, ...(await whenAdded(loggedIn, isFirst)) }, 201);
  });
  routes.patch('/factors/passkeys/:id', async (c) => {
    const { staff, client } = await proved(c.var.caller);
    const { name } = await readBody(c.req.raw, passkeyName);
    if (!(await factors.passkeys.rename(staff.id, c.req.param('id'), name)))
      throw refused('not_found');
    await audit.record('passkey_renamed', client, { actor: staff, subject: name });
    return c.json({});
  });
  routes.delete('/factors/passkeys/:id', async (c) => {
    const loggedIn = await proved(c.var.caller);
    const { staff, client } = loggedIn;
    await mayRemoveOne(loggedIn);
    const subject = await factors.passkeys.remove(staff.id, c.req.param('id'));
    if (subject === undefined) throw refused('not_found');
    await factors.settleCodes(staff.id);
    await audit.record('passkey_removed', client, { actor: staff, subject });
    notify(staff, 'passkey_removed');
    return c.json({});
  });

  routes.post('/factors/app', async (c) => {
    const { staff } = await proved(c.var.caller);
    const setup = await factors.apps.begin(staff.id, staff.email);
    if (!setup) throw refused('app_in_use');
    return c.json(setup, 201);
  });
  routes.post('/factors/app/confirm', async (c) => {
    const loggedIn = await proved(c.var.caller);
    const { staff, client } = loggedIn;
    const { code } = await readBody(c.req.raw, firstCode);
    const isFirst = !(await factors.has(staff.id));
    await registry.attempts.count('factor', [staff.id]);
    if (!(await factors.apps.confirm(staff.id, code))) {
      throw invalidFields({ code: 'Ce n’est pas le code que l’application affiche maintenant.' });
    }
    await registry.attempts.forgive('factor', [staff.id]);
    await audit.record('app_enabled', client, { actor: staff });
    notify(staff, 'app_enabled');
    return c.json(await whenAdded(loggedIn, isFirst));
  });
  routes.delete('/factors/app', async (c) => {
    const loggedIn = await proved(c.var.caller);
    const { staff, client } = loggedIn;
    if (!(await factors.apps.of(staff.id))) throw refused('not_found');
    await mayRemoveOne(loggedIn);
    await factors.apps.remove(staff.id);
    await factors.settleCodes(staff.id);
    await audit.record('app_disabled', client, { actor: staff });
    notify(staff, 'app_disabled');
    return c.json({});
  });

  routes.post('/factors/recovery-codes', async (c) => {
    const { staff, client } = await proved(c.var.caller);
    if (!(await factors.has(staff.id))) throw refused('not_found');
    const recoveryCodes = await factors.renewCodes(staff.id);
    await audit.record('recovery_codes_renewed', client, { actor: staff });
    notify(staff, 'recovery_codes_renewed');
    return c.json({ recoveryCodes });
  });

  return routes;
}
