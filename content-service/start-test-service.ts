import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { afterAll, expect, onTestFinished } from 'vitest';
import { ANONYMOUS, type Identity } from './access/identity.ts';
import { refuse } from './http/api-error.ts';
import { type ContentService, type ContentServiceOptions, createContentService } from './index.ts';
import { type Change, openStore } from './store.ts';

export const MIGRATIONS = new URL('./migrations/', import.meta.url);
export const QUERY_WORKER = new URL('./queries/query-worker.ts', import.meta.url);

/** The token for which the test service takes a caller for staff. */
export const STAFF_TOKEN = 'staff-token';

export interface TestService {
  service: ContentService;
  directory: string;
  origin: string;
  /** Methods of the requests that arrived, in order. */
  methods: string[];
  /** The real client, anonymous. */
  client(config?: ClientConfig): SanityClient;
  /** The real client, as somebody of the agency. */
  staff(config?: ClientConfig): SanityClient;
}

/** A service with these documents, behind a real server on loopback; see `afterwards`. */
export async function startTestService(
  changes: readonly Change[] = [],
  options: Partial<ContentServiceOptions> = {},
): Promise<TestService> {
  const directory = await temporaryDirectory();
  if (changes.length > 0) writeDocuments(directory, changes);
  const service = await createContentService({
    directory,
    projectId: 'agence',
    dataset: 'production',
    allowedOrigins: ['https://studio.example'],
    queryWorker: QUERY_WORKER,
    migrations: MIGRATIONS,
    identify: async (request) => identifyByToken(request),
    ...options,
  });
  const methods: string[] = [];
  const origin = await listen((request) => {
    methods.push(request.method);
    return service.fetch(request);
  });
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

/** Writes as another program would have before the service started. */
function writeDocuments(directory: string, changes: readonly Change[]): void {
  const store = openStore({ file: join(directory, 'content.sqlite'), migrations: MIGRATIONS });
  store.commit({ author: 'test', id: 'first-transaction', changes });
  store.close();
}

function identifyByToken(request: Request): Identity {
  const token = request.headers.get('authorization');
  if (token === null) return ANONYMOUS;
  if (token === `Bearer ${STAFF_TOKEN}`) return { kind: 'staff', id: 'p-marie' };
  throw refuse(401, 'Unauthorized', 'Session not found');
}

function listen(answer: ContentService['fetch']): Promise<string> {
  return new Promise((resolve) => {
    const server = serve(
      {
        fetch: answer,
        hostname: '127.0.0.1',
        port: 0,
        // The tests' own fetch must stay Node's.
        overrideGlobalObjects: false,
      },
      ({ port }: AddressInfo) => resolve(`http://127.0.0.1:${port}`),
    );
    afterwards(() => new Promise<void>((closed) => void server.close(() => closed())));
  });
}

/** Cleans up after the test that started something, or after the file when it was none. */
function afterwards(clean: () => Promise<void>): void {
  if (expect.getState().currentTestName) onTestFinished(clean);
  else afterAll(clean);
}
