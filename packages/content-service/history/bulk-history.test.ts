import { expect, it, vi } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, origin } = await startTestService();
const editor = staff({ perspective: 'raw' });

/** What an import writes beside the document whose history is asked for. */
const OTHERS = 300;

async function importAll(round: number): Promise<string> {
  const transaction = editor.transaction();
  for (let n = 0; n <= OTHERS; n += 1) {
    transaction.createOrReplace({ _id: `bulk-${n}`, _type: 'post', round });
  }
  return (await transaction.commit()).transactionId;
}
const revisions = [await importAll(1), await importAll(2)];

/** Answers a path of the history, and how many pieces of JSON the service parsed for it. */
async function read(path: string) {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    const response = await fetch(`${origin}/v2025-02-19/data/history/production/${path}`, {
      headers: { authorization: 'Bearer staff-token' },
    });
    const text = await response.text();
    return { text, parsed: parse.mock.calls.length };
  } finally {
    parse.mockRestore();
  }
}

it('the history of one document reads no other document of its transactions', async () => {
  const ONLY = 'includeIdentifiedDocumentsOnly=true';
  const { text, parsed } = await read(`transactions/bulk-7?effectFormat=mendoza&${ONLY}`);
  const lines = text.split('\n').filter(Boolean);
  const transactions = lines.map((line) => JSON.parse(line));
  expect(transactions.map(({ id, documentIDs }) => [id, documentIDs])).toEqual(
    revisions.map((id) => [id, ['bulk-7']]),
  );
  expect(transactions[1].effects['bulk-7']).toMatchObject({
    apply: [0, { round: 2 }],
    revert: [0, { round: 1 }],
  });
  expect(parsed).toBeLessThan(10);
});

it('its list of transactions reads no document at all', async () => {
  const { text, parsed } = await read('transactions/bulk-7?excludeContent=true');
  const [line = ''] = text.split('\n');
  expect(JSON.parse(line).documentIDs).toHaveLength(OTHERS + 1);
  expect(parsed).toBe(0);
});

it('a document at a revision of thousands is read alone, also in the name of its draft', async () => {
  for (const id of ['bulk-7', 'drafts.bulk-7']) {
    const { text, parsed } = await read(`documents/${id}?revision=${revisions[1]}`);
    expect(JSON.parse(text).documents).toMatchObject([{ _id: id, round: 2 }]);
    expect(parsed).toBeLessThan(10);
  }
});
