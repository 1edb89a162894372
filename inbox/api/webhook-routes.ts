/** The routes of webhooks, for administrators: what leaves this site for another is theirs to decide. */
import type { Context } from 'hono';
import { newWebhook, webhookChange } from '../contract/questions.ts';
import type {
  Webhook,
  WebhookDeliveries,
  WebhookList,
  WebhookTrial,
  WebhookWithSecret,
} from '../contract/webhooks.ts';
import { countToday } from '../quotas/daily-counts.ts';
import { Refusal } from '../requests/refusal.ts';
import { listMessages, resendMessage, tryWebhook } from '../webhooks/sent-messages.ts';
import {
  addWebhook,
  type By,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  replaceSecret,
  type Target,
} from '../webhooks/webhooks.ts';
import { requireAdministrator } from './access-routes.ts';
import type { Api, ApiEnv, ApiOptions } from './api-options.ts';
import { readBody, readVersion } from './read.ts';

/** The trials of one person in a day: some to set a receiver up, and no scanner of hosts for a stolen session. */
const TRIALS_A_DAY = 100;

export function webhookRoutes(api: Api, options: ApiOptions): void {
  const { db, dispatch, clock, webhooks, wake } = options;

  function byOf(c: Context<ApiEnv>): By {
    requireAdministrator(c.var.staff);
    return { staff: c.var.staff, at: clock() };
  }

  function targetOf(c: Context<ApiEnv, '/inbox/v1/webhooks/:id'>): Target {
    return { id: c.req.param('id'), version: readVersion(c) };
  }

  api.get('/webhooks', async (c) => {
    byOf(c);
    return c.json({ items: await listWebhooks(db) } satisfies WebhookList);
  });

  api.post('/webhooks', async (c) => {
    const by = byOf(c);
    const added = await addWebhook(webhooks, await readBody(c, newWebhook), by);
    return c.json(added satisfies WebhookWithSecret);
  });

  api.patch('/webhooks/:id', async (c) => {
    const by = byOf(c);
    const change = await readBody(c, webhookChange);
    return c.json((await changeWebhook(webhooks, targetOf(c), change, by)) satisfies Webhook);
  });

  api.delete('/webhooks/:id', async (c) => {
    await removeWebhook(db, targetOf(c), byOf(c));
    return c.json({ items: await listWebhooks(db) } satisfies WebhookList);
  });

  api.post('/webhooks/:id/secret', async (c) => {
    const by = byOf(c);
    const target = { id: c.req.param('id'), version: readVersion(c) };
    return c.json((await replaceSecret(webhooks, target, by)) satisfies WebhookWithSecret);
  });

  api.post('/webhooks/:id/trial', async (c) => {
    const { staff, at } = byOf(c);
    const { secret } = dispatch;
    const trial = { counter: 'webhook_trials', subject: staff.id, amount: 1 } as const;
    const refused = await countToday(db, { secret, at }, [{ ...trial, limit: TRIALS_A_DAY }]);
    if (refused.length > 0) {
      throw new Refusal('impossible', 'Assez d’essais pour aujourd’hui\u00a0: réessayez demain.');
    }
    return c.json((await tryWebhook(webhooks, c.req.param('id'))) satisfies WebhookTrial);
  });

  api.get('/webhooks/:id/deliveries', async (c) => {
    byOf(c);
    return c.json((await listMessages(db, c.req.param('id'))) satisfies WebhookDeliveries);
  });

  api.post('/webhooks/deliveries/:id/resend', async (c) => {
    const by = byOf(c);
    const webhookId = await resendMessage(db, c.req.param('id'), by);
    wake();
    return c.json((await listMessages(db, webhookId)) satisfies WebhookDeliveries);
  });
}
