import { useRouteLoaderData } from 'react-router';
import type { Relief } from './family.ts';

/** What a page of the second family of drawings says and asks for; undefined on pages of the first. */
export function useRelief(): Relief | undefined {
  return useRouteLoaderData<() => { relief?: Relief }>('root')?.relief;
}
