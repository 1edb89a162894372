import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { expect, it } from 'vitest';
import {
  MIGRATIONS,
  QUERY_WORKER,
  STAFF_TOKEN,
  startTestService,
  temporaryDirectory,
} from '../start-test-service.ts';
import { openStore } from '../store.ts';

const ROUNDS = 3;
const EDITORS = 4;

/** The real service in a process of its own, behind a real server. */
async function serve(directory: string): Promise<{ process: ChildProcess; origin: string }> {
  const program = join(await temporaryDirectory(), 'serve.mjs');
  const text = (value: string) => JSON.stringify(value);
  const here = (path: string) => text(new URL(path, import.meta.url).href);
  await writeFile(
    program,
    `import { createRequire } from 'node:module';
     import { pathToFileURL } from 'node:url';
     import { createContentService } from ${here('../index.ts')};
     const found = createRequire(${here('../index.ts')}).resolve('@hono/node-server');
     const { serve } = await import(pathToFileURL(found).href);
     const service = await createContentService({
       directory: ${text(directory)}, projectId: 'agence', dataset: 'production',
       allowedOrigins: [], queryWorker: new URL(${text(QUERY_WORKER.href)}),
       migrations: new URL(${text(MIGRATIONS.href)}),
     });
     serve({ fetch: (request) => service.fetch(request), hostname: '127.0.0.1', port: 0 },
       ({ port }) => process.send(port));`,
  );
  const process = fork(program, [], { execArgv: [] });
  const [port] = await once(process, 'message');
  return { process, origin: `http://127.0.0.1:${port}` };
}

it('no acknowledged edit is lost to kill -9 under several editors, and none is there by half', async () => {
  const { directory, service } = await startTestService();
  await service.close();
  /** The last edit each editor was told is kept. */
  const acknowledged = Array.from({ length: EDITORS }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { process, origin } = await serve(directory);
    const client = createClient({
      projectId: 'agence',
      dataset: 'production',
      apiHost: origin,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      token: STAFF_TOKEN,
      maxRetries: 0,
    });
    const goal = Math.max(...acknowledged) + 30;
    const editors = acknowledged.map(async (last, editor) => {
      for (let n = last + 1; ; n += 1) {
        await client
          .transaction()
          .createOrReplace({ _id: `left-${editor}`, _type: 'half', n })
          .createOrReplace({ _id: `drafts.right-${editor}`, _type: 'half', n })
          .commit({ visibility: 'async' });
        acknowledged[editor] = n;
        if (n >= goal) process.kill('SIGKILL');
      }
    });
    await Promise.all([
      once(process, 'close'),
      ...editors.map((editing) => editing.catch(() => {})),
    ]);
    lookAfter(directory, acknowledged);
  }
  expect(Math.min(...acknowledged)).toBeGreaterThan(ROUNDS);
}, 120_000);

function lookAfter(directory: string, acknowledged: readonly number[]): void {
  const store = openStore({ file: join(directory, 'content.sqlite'), migrations: MIGRATIONS });
  for (const [editor, n] of acknowledged.entries()) {
    const [left, right] = [`left-${editor}`, `drafts.right-${editor}`].map((id) =>
      store.documents.get(id),
    );
    expect(left?.n).toBeGreaterThanOrEqual(n);
    expect(right).toMatchObject({ n: left?.n, _rev: left?._rev });
  }
  // The log tells the same story as the documents: each is what its last transaction left.
  for (const document of store.documents.all()) {
    const last = store.log.ofDocuments([document._id]).at(-1);
    expect(last?.transactionId).toBe(document._rev);
    expect(store.log.documentAt(document._id, store.sequence())).toEqual(document);
  }
  store.close();
}
