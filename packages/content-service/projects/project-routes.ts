import { Hono } from 'hono';
import { notLoggedIn } from '../../kit/network/api-error.ts';
import type { Caller } from '../access/identity.ts';
import type { ApiEnv } from '../http/api-env.ts';

/** The routes of the one project and dataset, as the hosted management API has them; read-only, for the agency. */
export function createProjectRoutes({
  projectId,
  dataset,
}: {
  projectId: string;
  dataset: string;
}): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.on('GET', ['/projects/*', '/projects', '/datasets'], async (c, next) => {
    if (!c.var.caller) throw notLoggedIn();
    await next();
    c.header('cache-control', 'private, no-store');
  });

  const project = ({ caller }: ApiEnv['Variables']) => ({
    id: projectId,
    displayName: projectId,
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    maxRetentionDays: null,
    members: caller
      ? [
          {
            id: caller.id,
            role: caller.roles[0]?.name,
            roles: caller.roles,
            isRobot: caller.isProgram,
            isCurrentUser: true,
          },
        ]
      : [],
  });
  // A request with a profile asks for datasets beside the content (comments, tasks): there are none.
  const datasets = (profile: string | undefined) =>
    profile === undefined || profile === ''
      ? [{ name: dataset, aclMode: 'public', datasetProfile: '', tags: [] }]
      : [];

  routes.get('/projects', (c) => c.json([project(c.var)]));
  routes.get('/projects/:project', (c) => c.json(project(c.var)));
  routes.get('/projects/:project/datasets', (c) => c.json(datasets(c.req.query('datasetProfile'))));
  routes.get('/datasets', (c) => c.json(datasets(c.req.query('datasetProfile'))));
  // Rights beyond content, by the hosted service's names: none.
  routes.get('/projects/:project/grants', (c) =>
    c.json({
      'sanity.project': [],
      'sanity.project.datasets': [],
      'sanity.document.filter.mode': [],
    }),
  );
  return routes;
}

/** `GET /v{date}/users/me` of a store that runs without accounts: the caller, or the empty object for a visitor. */
export function ownUser(caller: Caller | undefined) {
  if (!caller) return {};
  const { id, name, email, roles, isProgram } = caller;
  const provider = isProgram ? 'token' : 'local';
  return { id, name, email, profileImage: null, role: roles[0]?.name, roles, provider };
}
