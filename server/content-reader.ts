/** One way to read content from three places: the hosted service, another site's embedded service, our own. */
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import type { FetchFunction } from 'get-it';
import { createNodeFetch } from 'get-it/node';
import type { ContentReader, SharedReads } from '../app/context.ts';
import type { SitePart } from '../model/site-parts.ts';
import type { ContentService } from '../packages/content-service/index.ts';
import type { Config } from './config.ts';
import { contentFetch, type ReadNotes } from './content-fetch.ts';
import { type ContentHealth, createContentHealth } from './content-health.ts';
import type { PublishedWatch } from './published-watch.ts';

/** The API version of the specification (pages-7.02 in test/specification.md). Its default perspective is `raw`. */
const API_VERSION = '2024-01-01';

/** The embedded service has one project and one dataset; their names appear in asset addresses. */
export const EMBEDDED = { projectId: 'agence', dataset: 'production' };

const HOSTED_ASSETS = 'https://cdn.sanity.io';

/** The time between attempts while content cannot be read, so that its return does not wait for visitors. */
const TRY_AGAIN_EVERY = 5_000; // ms

/** The most simultaneous connections to the content service, however many visitors there are. */
const MAX_CONNECTIONS = 32;

export type ContentSource = {
  reader: ContentReader;
  /** Returns a reader for one page, which reports the outcome of each read, and may share reads with other pages. */
  readerOf(notes: ReadNotes, shared?: SharedReads): ContentReader;
  health: ContentHealth;
  /** Names where content comes from: pages made of one source are no copies of another's. */
  name: string;
  /** The library's unchanged client, for event streams. */
  events: SanityClient;
  close(): void;
};

type Access = {
  perspective: 'published' | 'drafts';
  token?: string;
  /** Our own content service, which is asked without a connection; absent when another is read. */
  service?: Pick<ContentService, 'fetch' | 'isBehind'> | undefined;
  /** The public address of the site that reads. */
  siteOrigin?: string;
  /** The parts of the site that are off; absent where all are shown, as in previews. */
  offParts?(): Pick<PublishedWatch<readonly SitePart[]>, 'current' | 'madeOf'> | undefined;
};

export function contentSource(
  config: Config,
  port: number,
  warn: ContentReader['warn'],
  { service, siteOrigin, offParts, ...access }: Access,
): ContentSource {
  const health = createContentHealth(Date.now, service?.isBehind);
  const fetch = service ? askedHere(service) : createNodeFetch({ connections: MAX_CONNECTIONS });
  const { apiHost, projectId, dataset } = config.hostedContent ?? {
    ...EMBEDDED,
    apiHost: undefined,
  };
  const ours = apiHost ?? (config.hostedContent ? undefined : loopback(config.host, port));
  const settings: ClientConfig = {
    ...access,
    projectId,
    dataset,
    apiVersion: API_VERSION,
    // `contentFetch` sets the timeout and the retries itself.
    timeout: 0,
    maxRetries: 0,
    ...(ours ? { apiHost: ours, useProjectHostname: false, useCdn: false } : { useCdn: true }),
  };
  const events = createClient(settings);
  const clientOf = (notes?: ReadNotes) =>
    events.withConfig({
      resolveFetch: () => contentFetch({ fetch, health, ...(notes && { notes }) }),
    });
  const readerOf = (notes?: ReadNotes, shared?: SharedReads): ContentReader => ({
    // The client is created at its first use: a page whose reads are shared with another page needs none.
    get client() {
      const client = clientOf(notes);
      Object.defineProperty(this, 'client', { value: client });
      return client;
    },
    ...(shared && { shared }),
    // The assets of our own service are at the site's address.
    assetOrigin: config.hostedContent ? (apiHost ?? HOSTED_ASSETS) : '',
    drafts: access.perspective === 'drafts',
    ...(siteOrigin !== undefined && { siteOrigin }),
    ...(offParts && {
      isOff(part) {
        const off = offParts();
        if (off) notes?.madeOf(off.madeOf());
        return off?.current().includes(part) ?? false;
      },
    }),
    warn,
  });
  const reader = readerOf();
  const tryAgain = () => {
    // `health` records the outcome of the query.
    if (!health.isAvailable())
      reader.client.fetch('*[_type == "settings"][0]{_id}').catch(() => {});
  };
  // Only editors read drafts, and they can reload by themselves.
  const timer = reader.drafts ? undefined : setInterval(tryAgain, TRY_AGAIN_EVERY).unref();
  return {
    reader,
    readerOf,
    health,
    name: [apiHost ?? (config.hostedContent ? 'hosted' : 'embedded'), projectId, dataset].join(' '),
    events,
    close: () => clearInterval(timer),
  };
}

/** Hands requests to our own service without a connection: docs/decisions/003-one-process.md. */
function askedHere(service: Pick<ContentService, 'fetch'>): FetchFunction {
  return (address, init) => {
    const request = new Request(address, init);
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    return Promise.race([service.fetch(request), givenUp]);
  };
}

/** The address this process reaches itself at: a wildcard address listens but cannot be called. */
export function loopback(host: string, port: number): string {
  const callable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${callable.includes(':') ? `[${callable}]` : callable}:${port}`;
}
