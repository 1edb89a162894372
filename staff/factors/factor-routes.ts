/** `/v{date}/auth/factors*` and `/auth/proof`: one's own second factors, and the proof that changing them asks for. */
import { Hono } from 'hono';
import { z } from 'zod';
import { type Caller, type LoggedIn, owner } from '../caller.ts';
import { nameField, passwordField, readBody } from '../read-body.ts';
import {
  appInUse,
  factorRequired,
  invalidFields,
  notFound,
  passkeyRefused,
  proofNeeded,
  tooManyPasskeys,
} from '../refusals.ts';
import type { Registry } from '../registry.ts';
import { authentication, codeField, registration } from './factor-fields.ts';
import { MOST_PASSKEYS } from './passkeys.ts';
import type { Proofs, Tell } from './prove.ts';

const proof = z.union([
  z.object({ credential: authentication }),
  z.object({ code: codeField }),
  z.object({ password: passwordField }),
]);
const newPasskey = z.object({ name: nameField, credential: registration });
const passkeyName = z.object({ name: nameField });
const firstCode = z.object({ code: codeField });

export function createFactorRoutes(registry: Registry, proofs: Proofs, tell: Tell) {
  const { audit, factors, sessions } = registry;
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  /** Who may change factors now. Throws `ApiError` 401 or 403. */
  function proved(caller: Caller): LoggedIn {
    const loggedIn = owner(caller);
    if (!sessions.isProved(loggedIn.session)) throw proofNeeded();
    return loggedIn;
  }

  /** With the first factor come recovery codes, and the sessions that were opened without it end. */
  function whenAdded(loggedIn: LoggedIn, isFirst: boolean) {
    const { staff, session } = loggedIn;
    if (isFirst) sessions.endAll(staff.id, session);
    const recoveryCodes = factors.settleCodes(staff.id);
    return recoveryCodes ? { recoveryCodes } : {};
  }

  /** Throws `ApiError` 409 where the last factor would go that the person's role asks for. */
  function mayRemoveOne({ staff }: LoggedIn): void {
    const { passkeys, app } = factors.of(staff.id);
    const isLast = passkeys.length + (app ? 1 : 0) <= 1;
    if (isLast && factors.mustHave(staff.role)) throw factorRequired();
  }

  routes.post('/proof', async (c) => {
    const { staff, session, place } = owner(c.var.caller);
    const given = await readBody(c.req.raw, proof);
    if ('password' in given) await proofs.password(staff, given.password, 'password');
    else if ('code' in given) await proofs.code(staff, given.code, place);
    else {
      const { person } = await proofs.passkey(given.credential, place);
      if (person !== staff.id) throw passkeyRefused();
    }
    sessions.prove(session);
    return c.json({});
  });

  routes.get('/factors', (c) => {
    const { staff } = owner(c.var.caller);
    return c.json({ ...factors.of(staff.id), required: factors.mustHave(staff.role) });
  });

  routes.post('/factors/passkeys/options', async (c) => {
    const { staff } = proved(c.var.caller);
    if (factors.passkeys.of(staff.id).length >= MOST_PASSKEYS) throw tooManyPasskeys();
    return c.json(await factors.passkeys.registrationOptions(staff));
  });
  routes.post('/factors/passkeys', async (c) => {
    const loggedIn = proved(c.var.caller);
    const { staff, place } = loggedIn;
    const { name, credential } = await readBody(c.req.raw, newPasskey);
    const isFirst = !factors.has(staff.id);
    const passkey = await factors.passkeys.register(staff.id, name, credential);
    if (!passkey) throw passkeyRefused();
    audit.record('passkey_added', place, { actor: staff, subject: name });
    tell(staff, 'passkey_added');
    return c.json({ ...passkey, ...whenAdded(loggedIn, isFirst) }, 201);
  });
  routes.patch('/factors/passkeys/:id', async (c) => {
    const { staff, place } = proved(c.var.caller);
    const { name } = await readBody(c.req.raw, passkeyName);
    if (!factors.passkeys.rename(staff.id, c.req.param('id'), name)) throw notFound();
    audit.record('passkey_renamed', place, { actor: staff, subject: name });
    return c.json({});
  });
  routes.delete('/factors/passkeys/:id', (c) => {
    const loggedIn = proved(c.var.caller);
    const { staff, place } = loggedIn;
    mayRemoveOne(loggedIn);
    const subject = factors.passkeys.remove(staff.id, c.req.param('id'));
    if (subject === undefined) throw notFound();
    factors.settleCodes(staff.id);
    audit.record('passkey_removed', place, { actor: staff, subject });
    tell(staff, 'passkey_removed');
    return c.json({});
  });

  routes.post('/factors/app', (c) => {
    const { staff } = proved(c.var.caller);
    const setup = factors.apps.begin(staff.id, staff.email);
    if (!setup) throw appInUse();
    return c.json(setup, 201);
  });
  routes.post('/factors/app/confirm', async (c) => {
    const loggedIn = proved(c.var.caller);
    const { staff, place } = loggedIn;
    const { code } = await readBody(c.req.raw, firstCode);
    const isFirst = !factors.has(staff.id);
    await registry.attempts.count('factor', [staff.id]);
    if (!factors.apps.confirm(staff.id, code)) {
      throw invalidFields({ code: 'Ce n’est pas le code que l’application affiche maintenant.' });
    }
    await registry.attempts.forgive('factor', [staff.id]);
    audit.record('app_enabled', place, { actor: staff });
    tell(staff, 'app_enabled');
    return c.json(whenAdded(loggedIn, isFirst));
  });
  routes.delete('/factors/app', (c) => {
    const loggedIn = proved(c.var.caller);
    const { staff, place } = loggedIn;
    if (!factors.apps.of(staff.id)) throw notFound();
    mayRemoveOne(loggedIn);
    factors.apps.remove(staff.id);
    factors.settleCodes(staff.id);
    audit.record('app_disabled', place, { actor: staff });
    tell(staff, 'app_disabled');
    return c.json({});
  });

  routes.post('/factors/recovery-codes', (c) => {
    const { staff, place } = proved(c.var.caller);
    if (!factors.has(staff.id)) throw notFound();
    const recoveryCodes = factors.renewCodes(staff.id);
    audit.record('recovery_codes_renewed', place, { actor: staff });
    tell(staff, 'recovery_codes_renewed');
    return c.json({ recoveryCodes });
  });

  return routes;
}
