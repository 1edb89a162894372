import { inject } from 'vitest';
import type { Change } from '../documents/change.ts';
import type { ContentService } from '../index.ts';
import { startAlone } from './start-alone.ts';
import {
  STAFF_TOKEN,
  startTestService,
  type TestService,
  temporaryDirectory,
  writeBefore,
} from './start-test-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * `alone`: tests of the store ask `npm run content-service`, a process of its own; `shared`: services keep their
     * content in PostgreSQL, each in a database of its own.
     */
    store: 'embedded' | 'alone' | 'shared';
  }
}

type Store = Pick<TestService, 'origin' | 'client' | 'staff'> & {
  /** The token of `staff()`. */
  token: string;
  /** The id of `staff()`. */
  caller: string;
  /** The service itself, where it is embedded: another process is reached by HTTP only. */
  service: ContentService | undefined;
};

/** The store as a client finds it: embedded, or a process. `vitest.config.ts` lists the tests run against both. */
export async function startStore(changes: readonly Change[] = []): Promise<Store> {
  if (inject('store') !== 'alone') {
    const started = await startTestService(changes);
    return { ...started, token: STAFF_TOKEN, caller: 'p-marie' };
  }
  const directory = await temporaryDirectory();
  await writeBefore(directory, changes);
  const { origin, token, client } = await startAlone(directory);
  return {
    origin,
    client,
    staff: (config) => client({ token, ...config }),
    token,
    caller: 'content-token',
    service: undefined,
  };
}
