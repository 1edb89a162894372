import { DatabaseIcon } from '@sanity/icons/Database';
import { lazy } from 'react';
import type { Tool } from 'sanity';
import { route } from 'sanity/router';
import { API_VERSION } from './api-version.ts';

const Queries = lazy(async () => ({ default: (await import('./queries.tsx')).Queries }));

/** The tool for queries in GROQ, for administrators. As a plugin its styles and texts would be loaded with every Studio. */
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
