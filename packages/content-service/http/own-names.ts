/** Refuses requests about another project or dataset than ours, in the hosted service's words. */
import type { Hono } from 'hono';
import { type ApiError, refuse } from '../../kit/network/api-error.ts';
import type { ApiEnv } from './api-env.ts';

export type OwnNames = { projectId: string; dataset: string };

/** Adds the check of the project that a header names: before a caller is looked for. */
export function requireProjectOfHeader(api: Hono<ApiEnv>, { projectId }: OwnNames): void {
  api.use('*', async ({ req }, next) => {
    const project = req.header('x-sanity-project-id');
    if (project !== undefined && project !== projectId) throw projectNotFound(project);
    await next();
  });
}

/** Adds the checks of the dataset and the project that an address names. */
export function requireNamesOfAddress(api: Hono<ApiEnv>, own: OwnNames): void {
  api.use('/data/:operation/:dataset/*', async (context, next) => {
    const { operation, dataset: second = '' } = context.req.param();
    // In `/data/live/events/{dataset}`, and only there, the dataset is one segment later.
    requireDataset(operation === 'live' ? (context.req.path.split('/')[5] ?? '') : second, own);
    await next();
  });
  api.use('/projects/:project/*', async (context, next) => {
    const project = context.req.param('project');
    if (project !== own.projectId) throw projectNotFound(project);
    await next();
  });
}

/** @throws {ApiError} 404 for the name of another dataset */
export function requireDataset(name: string, { projectId, dataset }: OwnNames): void {
  if (name === dataset) return;
  const message = `Dataset "${name}" not found for project ID "${projectId}"`;
  throw refuse(404, 'Dataset not found', message);
}

function projectNotFound(project: string): ApiError {
  return refuse(404, 'Not Found', `Project not found: "${project}"`);
}
