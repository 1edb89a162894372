import { useRouteLoaderData } from 'react-router';
import type { Relief } from './family.ts';

/** Returns the data of the relief family; undefined on pages of the zellige family. */
export function useRelief(): Relief | undefined {
  return useRouteLoaderData<() => { relief?: Relief }>('root')?.relief;
}
