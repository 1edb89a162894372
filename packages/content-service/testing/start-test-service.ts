import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';
import { openCurrentStore } from '../current-store.ts';
import type { Change } from '../documents/change.ts';
import { type ContentService, type ContentServiceOptions, createContentService } from '../index.ts';
import { openSharedJournal } from '../journal/shared-journal.ts';
import { identifyHolder } from '../token-holder.ts';
import { databaseOf } from './shared-database.ts';

export const MIGRATIONS = new URL('../migrations/', import.meta.url);

/** The workers as bundles, as the built server runs them: hundreds are started in a run of tests. */
export const WORKERS = {
  queryWorker: new URL('query-worker.js', inject('workers')),
  imageWorker: new URL('image-worker.js', inject('workers')),
};

/** The token of a program whose role is editor, and whose id is `p-marie`. */
export const STAFF_TOKEN = 'staff-token';

export interface TestService {
  service: ContentService;
  directory: string;
  origin: string;
  /** Methods of the requests that arrived, in order. */
  methods: string[];
  /** The real client, anonymous. */
  client(config?: ClientConfig): SanityClient;
  /** The real client, with an account of the agency. */
  staff(config?: ClientConfig): SanityClient;
}

/** A service with these documents, behind a real server on loopback; see `afterwards`. */
export async function startTestService(
  changes: readonly Change[] = [],
  options: Partial<ContentServiceOptions> = {},
): Promise<TestService> {
  const directory = options.directory ?? (await temporaryDirectory());
  const databaseUrl =
    options.databaseUrl ?? (inject('store') === 'shared' ? await databaseOf(directory) : undefined);
  await writeBefore(directory, changes, databaseUrl);
  const methods: string[] = [];
  const { origin, serveWith } = await listen((request) => methods.push(request.method));
  const service = await createContentService({
    directory,
    databaseUrl,
    projectId: 'agence',
    dataset: 'production',
    allowedOrigins: ['https://studio.example'],
    siteOrigin: origin,
    ...WORKERS,
    migrations: MIGRATIONS,
    identify: identifyHolder(STAFF_TOKEN, { id: 'p-marie', name: 'Marie' }),
    ...options,
  });
  serveWith(service);
  afterwards(() => service.close());

  const client = (config: ClientConfig = {}) =>
    createClient({
      projectId: 'agence',
      dataset: 'production',
      apiHost: origin,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      ...config,
    });
  return {
    service,
    directory,
    origin,
    methods,
    client,
    staff: (config) => client({ token: STAFF_TOKEN, ...config }),
  };
}

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'content-service-'));
  afterwards(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Writes what was there before the service started. */
export async function writeBefore(
  directory: string,
  changes: readonly Change[],
  databaseUrl?: string,
): Promise<void> {
  if (changes.length === 0) return;
  const file = join(directory, 'content.sqlite');
  const journal = databaseUrl ? await openSharedJournal(databaseUrl, () => {}) : undefined;
  const store = await openCurrentStore({ file, journal, migrations: MIGRATIONS });
  await store.commit({ author: 'test', id: 'first-transaction', changes });
  store.close();
  await journal?.close();
}

/** The address is known before the service is there: what it stores mentions it. */
function listen(
  onRequest: (request: Request) => void,
): Promise<{ origin: string; serveWith(service: ContentService): void }> {
  return new Promise((resolve) => {
    let served: ContentService | undefined;
    const server = serve(
      {
        fetch: (request, { incoming }) => {
          onRequest(request);
          const address = incoming.socket.remoteAddress ?? '';
          return served?.fetch(request, { address }) ?? new Response(null, { status: 503 });
        },
        hostname: '127.0.0.1',
        port: 0,
        // The tests' own fetch must stay Node's.
        overrideGlobalObjects: false,
        serverOptions: { shouldUpgradeCallback: (request) => served?.isSocket(request) ?? false },
      },
      ({ port }: AddressInfo) =>
        resolve({
          origin: `http://127.0.0.1:${port}`,
          serveWith: (service) => {
            served = service;
          },
        }),
    );
    server.on('upgrade', (request, socket, head) => served?.upgrade(request, socket, head));
    afterwards(() => new Promise<void>((closed) => void server.close(() => closed())));
  });
}

/** Cleans up after the test that started something, or after the file when it was none. */
export function afterwards(clean: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(clean);
  else afterAll(clean);
}
