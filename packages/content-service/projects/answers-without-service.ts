import { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';

/**
 * The addresses the Studio calls on the hosted service for features beyond content, each with the answer that
 * there is none. Without an answer the Studio works all the same, but repeats itself or fills the browser's
 * console.
 * The answers are the same for all callers and hold nothing: none needs a login.
 */
const ANSWERS = [
  // The features that a paid plan unlocks in the Studio, by the Studio's names.
  { path: '/features', answer: ['contentReleases', 'singleDocRelease'] },
  // The plan's limits, such as how long history is kept. `null` is safe for the Studio; an empty object breaks a
  // release's screen.
  { path: '/subscriptions/project/:project', answer: null },
  {
    path: '/projects/:project/new-content-release-allowed',
    answer: {
      data: {
        orgActiveReleaseCount: 0,
        orgMeteredActiveReleaseCount: 0,
        orgActiveReleaseLimit: null,
        // The Studio compares this limit with the number of releases: it is higher than there will ever be.
        datasetReleaseLimit: 100_000,
      },
    },
  },
  { path: '/projects/:project/datasets/:dataset/settings/indexing', answer: {} },
  {
    path: '/projects/:project/datasets/:dataset/settings/embeddings',
    answer: { enabled: false, status: 'disabled' },
  },
  // Asking for a better role through the hosted service is disabled: here one asks an administrator.
  { path: '/access/requests/me', answer: [] },
  // Other apps beside the Studio, such as Canvas and dashboards: none.
  { path: '/projects/:project/user-applications', answer: [] },
  // Scheduled publishing as it was before releases: none.
  { path: '/schedules/:project/:dataset', answer: { schedules: [] } },
  // News, offers and help of the hosted service: none.
  { path: '/journey/announcements', answer: [] },
  { path: '/journey/:subject', answer: null },
  { path: '/help', answer: { resources: { sectionArray: [] }, welcome: null } },
  // Telemetry is denied, because the agency did not agree to it; what is sent all the same is not read.
  { path: '/intake/telemetry-status', answer: { status: 'denied' } },
  { path: '/intake/batch', method: 'POST', answer: {} },
] as const;

export function createAnswersWithoutService(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  for (const { path, answer, ...rest } of ANSWERS) {
    const method = 'method' in rest ? rest.method : 'GET';
    routes.on(method, path, () =>
      Response.json(answer, { headers: { 'cache-control': 'no-store' } }),
    );
  }
  return routes;
}
