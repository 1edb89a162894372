/** Caches the table of published redirects, so that an address without a page costs no query. */
import type { ContentReader, Redirects } from '../../app/context.ts';
import { createRedirectTable, listRedirects } from '../../app/index.ts';
import { isOwnSite } from '../../model/redirects/redirect-rules.ts';
import { createLatestRead } from '../latest-read.ts';

type RedirectsOptions = {
  reader: ContentReader;
  /** The revision of published content; only grows. */
  revision(): number;
  /** Whether a page is shown at an address. */
  isPage(address: string): boolean;
  /** Whether an address belongs to a part of the site that is off: nobody is led there. */
  isOff(address: string): boolean;
};

/**
 * Reads the redirections again for the first address without a page after a publication; while they cannot be read,
 * those read last are followed. Pages that exist never ask.
 */
export function createRedirects({ reader, revision, isPage, isOff }: RedirectsOptions): Redirects {
  const table = createLatestRead({
    read: async () => createRedirectTable(await listRedirects(reader)),
    revision,
    failed: (error) =>
      reader.warn('redirections are followed as they were read last', { problem: String(error) }),
  });

  return {
    async find(pathname) {
      const destination = (await table.get()).find(pathname, isPage);
      return destination && isOwnSite(destination.url) && isOff(destination.url.pathname)
        ? undefined
        : destination;
    },
  };
}
