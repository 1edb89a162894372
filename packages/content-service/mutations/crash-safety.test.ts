import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../store.ts';
import { startAlone } from '../testing/start-alone.ts';
import { MIGRATIONS, temporaryDirectory } from '../testing/start-test-service.ts';

const ROUNDS = 3;
const EDITORS = 4;

it('no acknowledged edit is lost to kill -9 under several editors, and none is there by half', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const directory = await temporaryDirectory();
  /** The last edit each editor was told is kept. */
  const acknowledged = Array.from({ length: EDITORS }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { process, client: clientOf, token } = await startAlone(directory);
    const client = clientOf({ token });
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
});

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
