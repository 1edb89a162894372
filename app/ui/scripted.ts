import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs, so that what needs it is shown: at once, unless the HTML of a server is taken over. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
