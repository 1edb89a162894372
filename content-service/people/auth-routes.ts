/** `/v{date}/auth/*`: logging in and out, links of mails, one's own password and sessions. */
import { Hono } from 'hono';
import { z } from 'zod';
import { networkOf } from '../../network/address.ts';
import { emailKey } from './accounts.ts';
import { type Caller, person } from './caller.ts';
import { logIn } from './log-in.ts';
import { hashPassword, passwordFault, verifyPassword } from './password.ts';
import { emailField, passwordField, readBody } from './read-body.ts';
import { invalidFields, notFound } from './refusals.ts';
import type { Registry } from './registry.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Place } from './sessions.ts';
import { type LinkOffice, linkUse } from './use-link.ts';
import { currentUser } from './user-shape.ts';

export interface AuthSetting {
  registry: Registry;
  links: LinkOffice;
  cookie: SessionCookie;
  /** Where people log in: the page providers lead to. */
  loginPage: string;
  /** Sends a link to a new password to whoever has this address, once the answer has left and whatever becomes of it. */
  mailPasswordLink(email: string, place: Place): void;
}

const credentials = z.object({
  email: z.string('Écrivez votre adresse.').trim().min(1, 'Écrivez votre adresse.'),
  password: passwordField,
});
const link = z.object({ token: z.string() });
const forgotten = z.object({ email: emailField });
const passwordChange = z.object({ current: passwordField, next: passwordField });

export function createAuthRoutes(setting: AuthSetting) {
  const { registry, links, cookie, loginPage } = setting;
  const { accounts, attempts, audit, sessions } = registry;
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  routes.get('/providers', (c) =>
    c.json({
      providers: [{ name: 'local', title: 'E-mail et mot de passe', url: loginPage }],
      // The login says where to find the link: without an account it lets nobody in.
      ...(accounts.none() && { firstStart: true }),
    }),
  );

  routes.post('/login', async (c) => {
    const { caller } = c.var;
    const token = await logIn(registry, await readBody(c.req.raw, credentials), caller.place);
    return loggedIn(token, caller);
  });

  routes.post('/logout', (c) => {
    const { staff, session, place } = c.var.caller;
    if (staff && session) {
      sessions.end(session, staff.id);
      audit.record('logout', place, { actor: staff });
    }
    c.header('set-cookie', cookie.clear());
    return c.json({});
  });

  // POST, because what mails lead to opens nothing by being fetched, and no token stands in an address.
  routes.post('/links/read', async (c) => {
    const { token } = await readBody(c.req.raw, link);
    return c.json(await links.read(token, c.var.caller.place));
  });
  routes.post('/links/use', async (c) => {
    const use = await readBody(c.req.raw, linkUse);
    return loggedIn(await links.use(use, c.var.caller.place), c.var.caller);
  });

  routes.post('/password/forgotten', async (c) => {
    const { place } = c.var.caller;
    const { email } = await readBody(c.req.raw, forgotten);
    await attempts.count('mailAddress', [networkOf(place.address)]);
    // Nothing of this looks at accounts: the answer and the time it takes are those of an address without one.
    if (await mayMail(email)) setting.mailPasswordLink(email, place);
    return c.json({}, 202);
  });

  routes.post('/password', async (c) => {
    const { staff, session, place } = person(c.var.caller);
    const { current, next } = await readBody(c.req.raw, passwordChange);
    // A browser left open is not its owner: the old password is asked for, as often as at the door.
    await attempts.count('account', [staff.id]);
    const kept = accounts.find(staff.email)?.password;
    if (!(await verifyPassword(current, kept))) {
      throw invalidFields({ current: 'Ce n’est pas votre mot de passe actuel.' });
    }
    await attempts.forgive('account', [staff.id]);
    const fault = passwordFault(next, staff);
    if (fault) throw invalidFields({ next: fault });
    const password = await hashPassword(next);
    const ended = registry.atomically(() => {
      accounts.setPassword(staff.id, password);
      registry.links.dropPasswordLink(staff.id);
      audit.record('password_changed', place, { actor: staff });
      return sessions.endAll(staff.id, session);
    });
    return c.json({ sessionsEnded: ended });
  });

  routes.get('/sessions', (c) => {
    const { staff, session } = person(c.var.caller);
    const own = sessions.of(staff.id);
    return c.json({ sessions: own.map((one) => ({ ...one, current: one.id === session })) });
  });
  routes.delete('/sessions', (c) => {
    const { staff, session, place } = person(c.var.caller);
    const sessionsEnded = sessions.endAll(staff.id, session);
    if (sessionsEnded > 0) audit.record('session_revoked', place, { actor: staff });
    return c.json({ sessionsEnded });
  });
  routes.delete('/sessions/:id', (c) => {
    const { staff, place } = person(c.var.caller);
    if (!sessions.end(c.req.param('id'), staff.id)) throw notFound();
    audit.record('session_revoked', place, { actor: staff });
    return c.json({});
  });

  /** A browser holds one session: the one it came with would live on unseen, in no cookie. */
  function loggedIn(token: string, before: Caller): Response {
    if (before.staff && before.session) sessions.end(before.session, before.staff.id);
    const found = sessions.find(token);
    return Response.json(currentUser(found?.staff), {
      headers: { 'set-cookie': cookie.set(token) },
    });
  }

  async function mayMail(email: string): Promise<boolean> {
    return attempts.count('mailAccount', [emailKey(email)]).then(
      () => true,
      () => false,
    );
  }

  return routes;
}
