import { DatabaseIcon } from '@sanity/icons/Database';
import { lazy } from 'react';
import type { Tool } from 'sanity';
import { route } from 'sanity/router';
import { API_VERSION } from './api-version.ts';

const Queries = lazy(async () => ({ default: (await import('./queries.tsx')).Queries }));

/**
 * The tool for GROQ queries, for administrators. It is loaded lazily, because a plugin would load its styles and texts
 * with every Studio.
 */
export function queryTool(dataset: string): Tool {
  return {
    name: 'requetes',
    title: 'Requêtes (GROQ)',
    icon: DatabaseIcon,
    component: Queries,
    router: route.create('/*'),
    options: { defaultApiVersion: `v${API_VERSION}`, defaultDataset: dataset },
  };
}
