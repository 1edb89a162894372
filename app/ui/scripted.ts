import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether script runs, so that parts that need it are shown: at once, unless server-rendered HTML is being hydrated.
 */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
