import type { Hono } from 'hono';
import type { ApiEnv } from './http/api-env.ts';
import { createActionRoute } from './mutations/action-route.ts';
import { createMutateRoute } from './mutations/mutate-route.ts';
import type { QueryPool } from './queries/query-pool.ts';
import type { DocumentStore } from './store.ts';

export type ApiRoutes = Hono<ApiEnv>;

/** What programs and the studio do to content, by the hosted service's addresses. */
export function addEditingRoutes(
  routes: Hono<ApiEnv>,
  parts: { pool: QueryPool; store: DocumentStore },
): void {
  const mutate = createMutateRoute(parts);
  const act = createActionRoute(parts);
  routes.post('/:version/data/mutate/:dataset', ({ req, var: { identity } }) =>
    mutate(req.raw, identity),
  );
  routes.post('/:version/data/actions/:dataset', ({ req, var: { identity } }) =>
    act(req.raw, identity),
  );
}
