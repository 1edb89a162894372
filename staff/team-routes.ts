/** `/v{date}/users/*` for administrators: invitations, roles, other people's sessions, tokens, the audit log. */
import { Hono } from 'hono';
import { z } from 'zod';
import { administrator, type Caller, type LoggedIn } from './caller.ts';
import type { Notify } from './factors/prove.ts';
import { causeForLog } from './later.ts';
import type { Invitation } from './links.ts';
import { LIFETIMES } from './programs.ts';
import { emailField, nameField, readBody, rolesField } from './read-body.ts';
import { refused } from './refusals.ts';
import type { Registry } from './registry.ts';
import { administers, type Role, titlesOf } from './roles.ts';
import type { StaffMailArrival } from './staff-mail.ts';

export interface TeamSetting {
  registry: Registry;
  notify: Notify;
  mailInvitation(invitation: Invitation, token: string): Promise<StaffMailArrival>;
  warn(message: string, details: Record<string, unknown>): void;
}

const invited = z.object({ email: emailField, roles: rolesField });
const roleChange = z.object({ roles: rolesField });
const newToken = z.object({
  name: nameField,
  roles: rolesField,
  lifetime: z.literal(LIFETIMES, 'Choisissez une durée.').default(90),
});
const auditPage = z.object({
  before: z.coerce.number().int().positive().catch(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(200).catch(50),
});

export function createTeamRoutes({ registry, notify, mailInvitation, warn }: TeamSetting) {
  const { accounts, audit, links, programs, sessions } = registry;
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  async function invite(
    { staff, client }: LoggedIn,
    { email, roles }: Pick<Invitation, 'email' | 'roles'>,
  ): Promise<Invitation> {
    const { invitation, token } = await registry.atomically(async (within) => {
      await within.accounts.stillMay(staff, administers);
      if (await within.accounts.find(email)) throw refused('already_member');
      return within.links.invite({ email, roles, by: staff });
    });
    const subject = `${email} (${titlesOf({ roles })})`;
    const arrival = await mailInvitation(invitation, token).catch((error: unknown) =>
      warn('an invitation was not sent', { error: causeForLog(error) }),
    );
    if (!arrival) {
      await audit.record('invitation_failed', client, { actor: staff, subject });
      throw refused('mail_not_sent');
    }
    await links.arrived(invitation.id, arrival);
    await audit.record(`invitation_${arrival}`, client, { actor: staff, subject });
    return links.invitation(invitation.id);
  }

  routes.get('/invitations', async (c) => {
    administrator(c.var.caller);
    return c.json({ invitations: await links.invitations() });
  });
  routes.post('/invitations', async (c) => {
    const by = administrator(c.var.caller);
    return c.json(await invite(by, await readBody(c.req.raw, invited)), 201);
  });
  routes.post('/invitations/:id/resend', async (c) => {
    const by = administrator(c.var.caller);
    return c.json(await invite(by, await links.invitation(c.req.param('id'))));
  });
  routes.delete('/invitations/:id', async (c) => {
    const { staff, client } = administrator(c.var.caller);
    const { email } = await links.invitation(c.req.param('id'));
    await links.cancel(c.req.param('id'));
    await audit.record('invitation_cancelled', client, { actor: staff, subject: email });
    return c.json({});
  });

  routes.get('/tokens', async (c) => {
    administrator(c.var.caller);
    return c.json({ tokens: await programs.list() });
  });
  routes.post('/tokens', async (c) => {
    const { staff, client } = administrator(c.var.caller);
    const { name, roles, lifetime } = await readBody(c.req.raw, newToken);
    const made = await registry.atomically(async (within) => {
      await within.accounts.stillMay(staff, administers);
      const subject = `${name} (${titlesOf({ roles })})`;
      await within.audit.record('token_created', client, { actor: staff, subject });
      return within.programs.add({ name, roles, lifetime, by: staff });
    });
    return c.json({ ...made.program, token: made.token }, 201);
  });
  routes.delete('/tokens/:id', async (c) => {
    const { staff, client } = administrator(c.var.caller);
    const { name } = await programs.revoke(c.req.param('id'));
    await audit.record('token_revoked', client, { actor: staff, subject: name });
    return c.json({});
  });

  routes.get('/audit', async (c) => {
    administrator(c.var.caller);
    return c.json({ entries: await audit.page(auditPage.parse(c.req.query())) });
  });

  routes.get('/:id/sessions', async (c) => {
    administrator(c.var.caller);
    const { id } = await accounts.get(c.req.param('id'));
    return c.json({ sessions: await sessions.of(id) });
  });
  routes.delete('/:id/sessions', async (c) => {
    const { staff, session, client } = administrator(c.var.caller);
    const account = await accounts.get(c.req.param('id'));
    const sessionsEnded = await sessions.endAll(account.id, account.id === staff.id ? session : '');
    await audit.record('session_revoked', client, { actor: staff, subject: account.name });
    return c.json({ sessionsEnded });
  });
  routes.delete('/:id/sessions/:session', async (c) => {
    const { staff, client } = administrator(c.var.caller);
    const account = await accounts.get(c.req.param('id'));
    if (!(await sessions.end(c.req.param('session'), account.id))) throw refused('not_found');
    await audit.record('session_revoked', client, { actor: staff, subject: account.name });
    return c.json({});
  });

  // Removes the factors of a colleague who has lost them. One removes one's own in the account, one by one.
  routes.delete('/:id/factors', async (c) => {
    const { staff, session, client } = administrator(c.var.caller);
    const account = await accounts.get(c.req.param('id'));
    if (account.id === staff.id) throw refused('not_allowed');
    if (!(await sessions.isProved(session))) throw refused('proof_needed');
    await registry.atomically(async (within) => {
      await within.accounts.stillMay(staff, administers);
      await within.factors.removeAll(account.id);
      await within.sessions.endAll(account.id);
      await within.audit.record('factors_reset', client, { actor: staff, subject: account.name });
    });
    notify(account, 'factors_reset');
    return c.json({});
  });

  routes.patch('/:id', async (c) => {
    const { staff, client } = administrator(c.var.caller);
    const { roles } = await readBody(c.req.raw, roleChange);
    const changed = await registry.atomically(async (within) => {
      await within.accounts.stillMay(staff, administers);
      const { account, before } = await within.accounts.setRoles(c.req.param('id'), roles);
      const changes = roleChanges(before, roles);
      const subject = `${account.name}\u00a0: ${changes}`;
      if (changes) await within.audit.record('role_changed', client, { actor: staff, subject });
      return account;
    });
    return c.json(changed);
  });
  routes.delete('/:id', async (c) => {
    const { staff, client } = administrator(c.var.caller);
    await registry.atomically(async (within) => {
      await within.accounts.stillMay(staff, administers);
      const { name } = await within.accounts.remove(c.req.param('id'));
      await within.audit.record('person_removed', client, { actor: staff, subject: name });
    });
    return c.json({});
  });

  return routes;
}

/** « Recruteur ajouté, Éditeur retiré »; empty where nothing changed. */
function roleChanges(before: readonly Role[], after: readonly Role[]): string {
  const changeSentence = (roles: readonly Role[], change: string) =>
    roles.length > 0 ? [`${titlesOf({ roles })} ${change}${roles.length > 1 ? 's' : ''}`] : [];
  return [
    ...changeSentence(
      after.filter((role) => !before.includes(role)),
      'ajouté',
    ),
    ...changeSentence(
      before.filter((role) => !after.includes(role)),
      'retiré',
    ),
  ].join(', ');
}
