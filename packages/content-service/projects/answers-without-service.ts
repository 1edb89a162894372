import { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';

/**
 * The addresses the Studio calls on the hosted service for features beyond content, each with the answer that
 * there is none. Without an answer the Studio works all the same, but repeats itself or fills the browser's
 * console.
 * The answers are the same for all callers and hold nothing: none needs a login.
 */
const ANSWERS = [
  // Features a plan buys: those of the content service, by the studio's names.
  { path: '/features', answer: ['contentReleases', 'singleDocRelease'] },
  // What a plan keeps, and for how long. Of none the studio knows the parts it reads; an empty one fails a release's screen.
  { path: '/subscriptions/project/:project', answer: null },
  {
    path: '/projects/:project/new-content-release-allowed',
    answer: {
      data: {
        orgActiveReleaseCount: 0,
        orgMeteredActiveReleaseCount: 0,
        orgActiveReleaseLimit: null,
        // The studio compares: more than are ever worked on at once.
        datasetReleaseLimit: 100_000,
      },
    },
  },
  { path: '/projects/:project/datasets/:dataset/settings/indexing', answer: {} },
  {
    path: '/projects/:project/datasets/:dataset/settings/embeddings',
    answer: { enabled: false, status: 'disabled' },
  },
  // Asking the maker for a better role: here one asks an administrator.
  { path: '/access/requests/me', answer: [] },
  // Programs beside the studio: Canvas, dashboards.
  { path: '/projects/:project/user-applications', answer: [] },
  // Publications at a later time, before releases came.
  { path: '/schedules/:project/:dataset', answer: { schedules: [] } },
  // News, offers and help of the hosted service.
  { path: '/journey/announcements', answer: [] },
  { path: '/journey/:subject', answer: null },
  { path: '/help', answer: { resources: { sectionArray: [] }, welcome: null } },
  // Telemetry: the agency did not agree to it, and what is sent all the same is not read.
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
