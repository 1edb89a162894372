import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../content/api-version.ts';
import { isRecord } from '../media/uses.ts';

/** The settings used in the heads of pages. */
export type HeadSettings = { tagline?: string; response?: string; trade?: string; city?: string };

/** Reads what heads of pages take from the settings; it is empty until then, and while they cannot be read. */
export function useSettings(): HeadSettings {
  const client = useClient({ apiVersion: API_VERSION });
  const [settings, setSettings] = useState<HeadSettings>({});
  useEffect(() => {
    const leaving = new AbortController();
    client
      .fetch(
        '*[_id == "settings"][0]{tagline, trade, city, "response": claims.response}',
        {},
        { signal: leaving.signal, tag: 'seo-preview' },
      )
      .then((row: unknown) => {
        if (!isRecord(row)) return;
        const { tagline, response, trade, city } = row;
        setSettings({
          ...(typeof tagline === 'string' && { tagline }),
          ...(typeof response === 'string' && { response }),
          ...(typeof trade === 'string' && { trade }),
          ...(typeof city === 'string' && { city }),
        });
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [client]);
  return settings;
}
