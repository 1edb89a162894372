/** `/v{date}/auth/*`: logging in and out, links of mails, one's own password and sessions. */
import { Hono } from 'hono';
import { z } from 'zod';
import { readEmailAddress } from '../packages/kit/french/typed-text.ts';
import { networkOf } from '../packages/kit/network/address.ts';
import { notLoggedIn } from '../packages/kit/network/api-error.ts';
import { emailKey } from './accounts.ts';
import type { Admission } from './admission.ts';
import { type Caller, person } from './caller.ts';
import { authentication, codeField } from './factors/factor-fields.ts';
import type { Proofs } from './factors/prove.ts';
import { logIn } from './log-in.ts';
import { passwordFault } from './password.ts';
import { emailField, passwordField, readBody } from './read-body.ts';
import { invalidFields, refused } from './refusals.ts';
import type { Registry } from './registry.ts';
import type { Client } from './sessions.ts';
import type { StaffCookies } from './staff-cookies.ts';
import { type LinkRepository, linkUse } from './use-link.ts';
import { currentUser } from './user-shape.ts';

export interface AuthSetting {
  registry: Registry;
  links: LinkRepository;
  cookies: StaffCookies;
  admission: Admission;
  proofs: Proofs;
  /** The page on which people log in: password managers and passkeys lead to it. */
  loginPage: string;
  /** Mails a password link to the account with this address, after the answer, which does not depend on it. */
  mailPasswordLink(email: string, client: Client): void;
}

const credentials = z.object({
  email: z
    .string('Écrivez votre adresse.')
    .transform(readEmailAddress)
    .pipe(z.string().min(1, 'Écrivez votre adresse.')),
  password: passwordField,
});
const secondStep = z.object({ code: codeField });
const withPasskey = z.object({ credential: authentication });
const link = z.object({ token: z.string() });
const forgotten = z.object({ email: emailField });
const passwordChange = z.object({ current: passwordField, next: passwordField });

export function createAuthRoutes(setting: AuthSetting) {
  const { registry, links, cookies, admission, proofs, loginPage } = setting;
  const { accounts, attempts, audit, sessions } = registry;
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  routes.get('/providers', async (c) =>
    c.json({
      providers: [{ name: 'local', title: 'E-mail et mot de passe', url: loginPage }],
      // At the first start, the log-in page says where to find the link: without accounts nobody can log in.
      ...((await accounts.none()) && { firstStart: true }),
    }),
  );

  // This is the state of this browser's login: a reopened log-in page goes on from there.
  routes.get('/login', async (c) => {
    const { staff, session, entering } = c.var.caller;
    if (entering?.needs === 'enrolment') return c.json({ awaits: 'enrolment' });
    if (entering) {
      return c.json({ awaits: 'factor', methods: await admission.methodsOf(entering.staff.id) });
    }
    return c.json(session === undefined ? {} : currentUser(staff));
  });
  routes.post('/login', async (c) => {
    const { caller } = c.var;
    const account = await logIn(registry, await readBody(c.req.raw, credentials), caller.client);
    return admission.afterPassword(c.req.raw, account, caller, { event: 'login' });
  });
  routes.post('/login/code', async (c) => {
    const { caller } = c.var;
    const { entering, client } = caller;
    if (entering?.needs !== 'factor') throw notLoggedIn();
    const { code } = await readBody(c.req.raw, secondStep);
    const subject = await proofs.code(entering.staff, code, client);
    const account = await accounts.get(entering.staff.id);
    return admission.admit(c.req.raw, account, caller, { event: 'login', subject });
  });
  // A passkey is both factors: the key on its device, and the fingerprint, face or PIN that unlocks it.
  routes.post('/login/passkey/options', async (c) =>
    c.json(await registry.factors.passkeys.authenticationOptions()),
  );
  routes.post('/login/passkey', async (c) => {
    const { caller } = c.var;
    const { credential } = await readBody(c.req.raw, withPasskey);
    const { person: id, name } = await proofs.passkey(credential, caller.client);
    const subject = `clé d’accès «\u00a0${name}\u00a0»`;
    return admission.admit(c.req.raw, await accounts.get(id), caller, { event: 'login', subject });
  });

  routes.post('/logout', async (c) => {
    const { staff, session, studioSession, entering, client } = c.var.caller;
    if (entering) await sessions.end(entering.session, entering.staff.id);
    const ended = session ?? studioSession;
    if (staff && ended) {
      await sessions.end(ended, staff.id);
      await audit.record('logout', client, { actor: staff });
    }
    c.header('set-cookie', cookies.session.clear());
    return c.json({});
  });

  // A POST, because fetching a mail's link must change nothing, and no token may be in a URL.
  routes.post('/links/read', async (c) => {
    const { token } = await readBody(c.req.raw, link);
    return c.json(await links.read(token, c.var.caller.client));
  });
  routes.post('/links/use', async (c) => {
    const { caller } = c.var;
    const use = await readBody(c.req.raw, linkUse);
    const { account, event } = await links.use(use, caller.client);
    const isFirst = event !== 'password_reset';
    return admission.afterPassword(c.req.raw, account, caller, { event, isFirst });
  });

  routes.post('/password/forgotten', async (c) => {
    const { client } = c.var.caller;
    const { email } = await readBody(c.req.raw, forgotten);
    await attempts.count('mailAddress', [networkOf(client.address)]);
    // The answer and its duration are the same whether the address has an account or not.
    if (await mayMail(email)) setting.mailPasswordLink(email, client);
    return c.json({}, 202);
  });

  routes.post('/password', async (c) => {
    const { staff, session, client } = person(c.var.caller);
    const { current, next } = await readBody(c.req.raw, passwordChange);
    // The old password is required, and wrong ones are counted as at the login: the browser may have been left open.
    await proofs.password(staff, current, 'current', client);
    const fault = passwordFault(next, staff);
    if (fault) throw invalidFields({ next: fault });
    const password = await registry.passwords.hash(next, client);
    const ended = await registry.atomically(async (within) => {
      await within.accounts.setPassword(staff.id, password);
      await within.links.dropPasswordLink(staff.id);
      await within.audit.record('password_changed', client, { actor: staff });
      return within.sessions.endAll(staff.id, session);
    });
    return c.json({ sessionsEnded: ended });
  });

  routes.get('/sessions', async (c) => {
    const { staff, session } = person(c.var.caller);
    const own = await sessions.of(staff.id);
    return c.json({ sessions: own.map((one) => ({ ...one, current: one.id === session })) });
  });
  routes.delete('/sessions', async (c) => {
    const { staff, session, client } = person(c.var.caller);
    const sessionsEnded = await sessions.endAll(staff.id, session);
    if (sessionsEnded > 0) await audit.record('session_revoked', client, { actor: staff });
    return c.json({ sessionsEnded });
  });
  routes.delete('/sessions/:id', async (c) => {
    const { staff, client } = person(c.var.caller);
    if (!(await sessions.end(c.req.param('id'), staff.id))) throw refused('not_found');
    await audit.record('session_revoked', client, { actor: staff });
    return c.json({});
  });

  async function mayMail(email: string): Promise<boolean> {
    return attempts.count('mailAccount', [emailKey(email)]).then(
      () => true,
      () => false,
    );
  }

  return routes;
}
