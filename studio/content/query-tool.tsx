import { DatabaseIcon } from '@sanity/icons/Database';
import { lazy } from 'react';
import type { Tool } from 'sanity';
import { route } from 'sanity/router';
import { API_VERSION } from './api-version.ts';

const Queries = lazy(async () => {
  const { visionTool } = await import('@sanity/vision');
  const { tools } = visionTool();
  const [tool] = Array.isArray(tools) ? tools : [];
  if (!tool) throw new Error('@sanity/vision brings no tool');
  const { component: Vision } = tool;
  // It is lazy itself, and React takes no lazy component that resolves to another.
  return { default: (props: { tool: Tool }) => <Vision {...props} /> };
});

/** Queries in GROQ, for administrators. As a plugin its styles and texts would be loaded with every Studio. */
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
