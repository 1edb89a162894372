/** `/v{date}/users/*` for administrators: invitations, roles, other people's sessions, tokens, the audit log. */
import { Hono } from 'hono';
import { z } from 'zod';
import { administrator, type Caller, type LoggedIn } from './caller.ts';
import type { Tell } from './factors/prove.ts';
import type { Invitation } from './links.ts';
import { LIFETIMES } from './programs.ts';
import { emailField, nameField, readBody, roleField } from './read-body.ts';
import { alreadyMember, mailNotSent, notAllowed, notFound, proofNeeded } from './refusals.ts';
import type { Registry } from './registry.ts';
import { ROLE_TITLES } from './roles.ts';

export interface TeamSetting {
  registry: Registry;
  tell: Tell;
  /** Resolves once the mail with the link left. */
  mailInvitation(invitation: Invitation, token: string): Promise<void>;
}

const invited = z.object({ email: emailField, role: roleField });
const roleChange = z.object({ role: roleField });
const newToken = z.object({
  name: nameField,
  role: roleField,
  lifetime: z.literal(LIFETIMES, 'Choisissez une durée.').default(90),
});
const auditPage = z.object({
  before: z.coerce.number().int().positive().catch(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(200).catch(50),
});

export function createTeamRoutes({ registry, tell, mailInvitation }: TeamSetting) {
  const { accounts, audit, factors, links, programs, sessions } = registry;
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  async function invite(
    { staff, place }: LoggedIn,
    { email, role }: z.infer<typeof invited>,
  ): Promise<Invitation> {
    if (accounts.find(email)) throw alreadyMember();
    const { invitation, token } = links.invite({ email, role, by: staff });
    const subject = `${email} (${ROLE_TITLES[role]})`;
    try {
      await mailInvitation(invitation, token);
    } catch {
      audit.record('invitation_failed', place, { actor: staff, subject });
      throw mailNotSent();
    }
    links.sent(invitation.id);
    audit.record('invitation_sent', place, { actor: staff, subject });
    return links.invitation(invitation.id);
  }

  routes.get('/invitations', (c) => {
    administrator(c.var.caller);
    return c.json({ invitations: links.invitations() });
  });
  routes.post('/invitations', async (c) => {
    const by = administrator(c.var.caller);
    return c.json(await invite(by, await readBody(c.req.raw, invited)), 201);
  });
  routes.post('/invitations/:id/resend', async (c) => {
    const by = administrator(c.var.caller);
    return c.json(await invite(by, links.invitation(c.req.param('id'))));
  });
  routes.delete('/invitations/:id', (c) => {
    const { staff, place } = administrator(c.var.caller);
    const { email } = links.invitation(c.req.param('id'));
    links.cancel(c.req.param('id'));
    audit.record('invitation_cancelled', place, { actor: staff, subject: email });
    return c.json({});
  });

  routes.get('/tokens', (c) => {
    administrator(c.var.caller);
    return c.json({ tokens: programs.list() });
  });
  routes.post('/tokens', async (c) => {
    const { staff, place } = administrator(c.var.caller);
    const { name, role, lifetime } = await readBody(c.req.raw, newToken);
    const { program, token } = programs.add({ name, role, lifetime, by: staff });
    const subject = `${name} (${ROLE_TITLES[role]})`;
    audit.record('token_created', place, { actor: staff, subject });
    return c.json({ ...program, token }, 201);
  });
  routes.delete('/tokens/:id', (c) => {
    const { staff, place } = administrator(c.var.caller);
    const { name } = programs.revoke(c.req.param('id'));
    audit.record('token_revoked', place, { actor: staff, subject: name });
    return c.json({});
  });

  routes.get('/audit', (c) => {
    administrator(c.var.caller);
    return c.json({ entries: audit.page(auditPage.parse(c.req.query())) });
  });

  routes.get('/:id/sessions', (c) => {
    administrator(c.var.caller);
    return c.json({ sessions: sessions.of(accounts.get(c.req.param('id')).id) });
  });
  routes.delete('/:id/sessions', (c) => {
    const { staff, session, place } = administrator(c.var.caller);
    const account = accounts.get(c.req.param('id'));
    const sessionsEnded = sessions.endAll(account.id, account.id === staff.id ? session : '');
    audit.record('session_revoked', place, { actor: staff, subject: account.name });
    return c.json({ sessionsEnded });
  });
  routes.delete('/:id/sessions/:session', (c) => {
    const { staff, place } = administrator(c.var.caller);
    const account = accounts.get(c.req.param('id'));
    if (!sessions.end(c.req.param('session'), account.id)) throw notFound();
    audit.record('session_revoked', place, { actor: staff, subject: account.name });
    return c.json({});
  });

  // For a colleague who lost theirs. One's own are removed one by one, in the account.
  routes.delete('/:id/factors', (c) => {
    const { staff, session, place } = administrator(c.var.caller);
    const account = accounts.get(c.req.param('id'));
    if (account.id === staff.id) throw notAllowed();
    if (!sessions.isProved(session)) throw proofNeeded();
    registry.atomically(() => {
      factors.removeAll(account.id);
      sessions.endAll(account.id);
      audit.record('factors_reset', place, { actor: staff, subject: account.name });
    });
    tell(account, 'factors_reset');
    return c.json({});
  });

  routes.patch('/:id', async (c) => {
    const { staff, place } = administrator(c.var.caller);
    const { role } = await readBody(c.req.raw, roleChange);
    const before = accounts.get(c.req.param('id'));
    const account = accounts.setRole(before.id, role);
    const subject = `${account.name}\u00a0: ${ROLE_TITLES[before.role]} → ${ROLE_TITLES[role]}`;
    if (role !== before.role) audit.record('role_changed', place, { actor: staff, subject });
    return c.json(account);
  });
  routes.delete('/:id', (c) => {
    const { staff, place } = administrator(c.var.caller);
    const { name } = accounts.remove(c.req.param('id'));
    audit.record('person_removed', place, { actor: staff, subject: name });
    return c.json({});
  });

  return routes;
}
