import { subscriptionExportQuery, subscriptionQuery } from '../contract/questions.ts';
import { requireArea } from '../requests/areas.ts';
import { listSubscriptions, unsubscribeByHand } from '../requests/subscriptions.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { exportSubscriptions } from './export.ts';
import { readQuery } from './read.ts';

export function subscriptionRoutes(api: Api, { db, clock, log, links }: ApiOptions): void {
  api.get('/subscriptions', async (c) => {
    requireArea(c.var.staff, 'newsletter');
    return c.json(await listSubscriptions(db, readQuery(c, subscriptionQuery)));
  });

  api.get('/subscriptions.csv', async (c) => {
    requireArea(c.var.staff, 'newsletter');
    const { state } = readQuery(c, subscriptionExportQuery);
    return exportSubscriptions({ db, clock, log, links, staff: c.var.staff }, state);
  });

  api.post('/subscriptions/:id/unsubscribe', async (c) => {
    requireArea(c.var.staff, 'newsletter');
    const by = { staff: c.var.staff, at: clock() };
    return c.json(await unsubscribeByHand(db, c.req.param('id'), by));
  });
}
