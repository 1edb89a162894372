import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, origin, directory } = await startTestService();
const editor = staff({ perspective: 'raw' });

interface Frame {
  event: string;
  id: string | undefined;
  data: { documentId?: string };
}

/** A connection as a browser makes one again: with the id of the last event it heard. */
function connect(
  lastEventId?: string,
  filter = '_type == "note"',
  headers: Record<string, string> = { authorization: 'Bearer staff-token' },
) {
  const frames: Frame[] = [];
  const query = encodeURIComponent(`*[${filter}]`);
  const outgoing = request(
    `${origin}/v1/data/listen/production?query=${query}&enableResume=true`,
    {
      headers: {
        ...headers,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    },
    (response) => {
      let text = '';
      response.on('error', () => {}).setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const complete = (text + chunk).split('\n\n');
        text = complete.pop() ?? '';
        for (const frame of complete) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
          const event = field('event');
          if (event)
            frames.push({ event, id: field('id'), data: JSON.parse(field('data') ?? '{}') });
        }
      });
    },
  );
  outgoing.on('error', () => {}).end();
  onTestFinished(() => void outgoing.destroy());
  const heard = async (count: number) => {
    await vi.waitFor(() => expect(frames.length).toBeGreaterThanOrEqual(count), 10_000);
    return frames.slice(0, count);
  };
  return { heard, leave: () => outgoing.destroy() };
}

const names = (frames: Frame[]) => frames.map(({ event, data }) => data.documentId ?? event);

it.each([
  ['at once', '_type == "note"'],
  ['by a worker', '_type match "note"'],
])(
  'who was cut off hears what it missed, in order, and then what comes: decided %s',
  async (_where, filter) => {
    await editor.delete({ query: '*[_type in ["note", "other"]]' });
    const first = connect(undefined, filter);
    await first.heard(1);
    await editor.create({ _id: 'a', _type: 'note' });
    const last = (await first.heard(2))[1]?.id;
    first.leave();
    await editor.create({ _id: 'b', _type: 'note' });
    await editor.create({ _id: 'unheard', _type: 'other' });
    await editor.delete('a');
    const again = connect(last, filter);
    expect(names(await again.heard(3))).toEqual(['welcomeback', 'b', 'a']);
    await editor.create({ _id: 'c', _type: 'note' });
    expect(names(await again.heard(4))).toEqual(['welcomeback', 'b', 'a', 'c']);
    const [back, missed] = await again.heard(2);
    expect(names(await connect(back?.id, filter).heard(4))).toEqual(['welcomeback', 'b', 'a', 'c']);
    expect(names(await connect(missed?.id, filter).heard(3))).toEqual(['welcomeback', 'a', 'c']);
  },
);

it('also when it was cut off after its welcome, or inside a transaction', async () => {
  const first = connect();
  const welcome = (await first.heard(1))[0]?.id;
  const { transactionId } = await editor
    .transaction()
    .create({ _id: 'd', _type: 'note' })
    .create({ _id: 'e', _type: 'note' })
    .commit();
  expect(names(await connect(welcome).heard(3))).toEqual(['welcomeback', 'd', 'e']);
  expect(names(await connect(`${transactionId}#d`).heard(2))).toEqual(['welcomeback', 'e']);
  expect(names(await connect(`${transactionId}#e`).heard(1))).toEqual(['welcomeback']);
});

it.each([
  ['at once', '_type == "turn"'],
  ['by a worker', '_type match "turn"'],
])(
  'who is cut off anywhere in a transaction hears the rest in the order it began in: decided %s',
  async (_where, filter) => {
    const ids = ['z', 'm', 'a', 'q', 'b'].map((name) => `${filter.length}-${name}`);
    const whole = connect(undefined, filter);
    await whole.heard(1);
    await editor.mutate(ids.map((_id) => ({ createOrReplace: { _id, _type: 'turn' } })));
    const frames = (await whole.heard(1 + ids.length)).slice(1);
    expect(names(frames)).toEqual(ids);
    for (const [index, { id }] of frames.entries()) {
      const rest = ids.slice(index + 1);
      const again = connect(id, filter);
      expect(names(await again.heard(rest.length + 1))).toEqual(['welcomeback', ...rest]);
    }
  },
);

it('who was cut off in a transaction from before its order was kept looks anew', async () => {
  const { transactionId } = await editor.mutate(
    ['old-b', 'old-a'].map((_id) => ({ createOrReplace: { _id, _type: 'note' } })),
    { returnDocuments: false },
  );
  const database = new DatabaseSync(join(directory, 'content.sqlite'));
  database.exec('UPDATE changes SET position = NULL');
  database.close();
  expect(names(await connect(`${transactionId}#old-b`).heard(2))).toEqual(['reset', 'welcome']);
  expect(names(await connect(`${transactionId}#`).heard(1))).toEqual(['welcomeback']);
});

it('who names a document that the transaction did not change looks anew', async () => {
  const { _rev } = await editor.create({ _id: 'alone', _type: 'note' });
  expect(names(await connect(`${_rev}#nobody`).heard(2))).toEqual(['reset', 'welcome']);
});

it.each(['never#a', 'nonsense', ''])(
  'who can not be told what it missed since "%s" is told to look anew',
  async (lastEventId) => {
    expect(names(await connect(lastEventId).heard(2))).toEqual(['reset', 'welcome']);
  },
);

it('so is who missed more than is sooner read anew', { tags: ['slow'] }, async () => {
  const first = connect();
  const welcome = (await first.heard(1))[0]?.id;
  for (let n = 0; n <= 200; n += 1) {
    await editor.createOrReplace({ _id: 'often', _type: 'note', n });
  }
  expect(names(await connect(welcome).heard(2))).toEqual(['reset', 'welcome']);
});

const VISITOR = {};
const asVisitor = (lastEventId?: string) => connect(lastEventId, undefined, VISITOR);
const write = (count: number, content: object = {}) =>
  Array.from({ length: count }, (_, n) => ({
    createOrReplace: { _id: `many-${n}`, _type: 'note', ...content },
  }));

it('a visitor hears of less, and looks anew the sooner', async () => {
  const welcome = (await asVisitor().heard(1))[0]?.id;
  await editor.mutate(write(20));
  const all = Array.from({ length: 20 }, (_, n) => `many-${n}`);
  expect(names(await asVisitor(welcome).heard(21))).toEqual(['welcomeback', ...all]);
  await editor.mutate(write(1));
  expect(names(await asVisitor(welcome).heard(2))).toEqual(['reset', 'welcome']);
  expect(names(await connect(welcome).heard(22))).toEqual(['welcomeback', ...all, 'many-0']);
});

it('nothing of a transaction that is too large is read for who comes back', async () => {
  const welcome = (await asVisitor().heard(1))[0]?.id;
  await editor.mutate(write(3, { text: 'x'.repeat(200_000) }));
  expect(names(await asVisitor(welcome).heard(2))).toEqual(['reset', 'welcome']);
  const { transactionId } = await editor.transaction(write(201)).commit();
  expect(names(await connect(`${transactionId}#`).heard(1))).toEqual(['welcomeback']);
  for (const who of [connect, asVisitor]) {
    expect(names(await who(`${transactionId}#many-1`).heard(2))).toEqual(['reset', 'welcome']);
  }
});
