/** A test of the built site that opens no browser, in Vitest. Each site is started once for a worker, when a test asks for it. */
import { type APIRequestContext, request } from '@playwright/test';
import { test as base } from 'vitest';
import { bareSites } from './bare-site.ts';
import { type EditedSite, editedSite } from './edited-site.ts';
import { jobsSite } from './jobs.ts';
import { type PostedSite, postedSite } from './posted-site.ts';
import { type AtEnd, atEnd, demoSite, type Site } from './site.ts';

export const test = base.extend<{
  atEnd: AtEnd;
  site: Site;
  bare: Site;
  empty: Site;
  away: Site;
  edited: EditedSite;
  jobs: Site;
  posted: PostedSite;
  /** Asks the demo, as the browser's journeys do: with a Host of one's own, which `fetch` does not send. */
  request: APIRequestContext;
}>({
  atEnd: [atEnd, { scope: 'worker' }],
  site: demoSite,
  ...bareSites,
  edited: editedSite,
  jobs: jobsSite,
  posted: postedSite,
  request: async ({ site }, use) => {
    const context = await request.newContext({ baseURL: site.origin });
    await use(context);
    await context.dispose();
  },
});
