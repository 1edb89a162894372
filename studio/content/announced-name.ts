import { useEffect } from 'react';
import { useClient } from 'sanity';
import { announceName } from '../../desk/shell/renamed.ts';
import { API_VERSION } from './api-version.ts';

/** Tells the desk around the Sanity Studio each time the settings, and the agency's name in them, are published. */
export function useAnnouncedName(): void {
  const client = useClient({ apiVersion: API_VERSION });
  useEffect(() => {
    const options = { includeResult: false, visibility: 'query' } as const;
    const listening = client.listen('*[_id == "settings"]', {}, options).subscribe({
      next: announceName,
      // The name is then read again with the next document of the desk.
      error: () => {},
    });
    return () => listening.unsubscribe();
  }, [client]);
}
