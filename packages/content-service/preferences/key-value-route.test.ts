import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { startAgency } from '../../../test/support/start-agency.ts';

const { administrator, browser, hire } = await startAgency();
const editor = await hire('editor@agence.example', 'editor');
const PATH = '/users/me/keyvalue';

it('what the studio remembers for somebody is theirs alone, on every machine', async () => {
  const layout = { key: 'studio.structure-tool.layout.post', value: { layout: 'compact' } };
  const searches = { key: 'studio.search.recent', value: ['a', 'b'] };
  const put = await editor.send('PUT', PATH, [layout, searches]);
  expect(await put.json()).toEqual([layout, searches]);
  const both = await editor.get(`${PATH}/${layout.key},${searches.key},unknown`);
  expect(await both.json()).toEqual([searches, layout]);
  expect(await (await editor.get(PATH)).json()).toHaveLength(2);
  expect(await (await administrator.get(PATH)).json()).toEqual([]);

  await editor.send('PUT', PATH, [{ ...layout, value: { layout: 'detail' } }]);
  const one = await editor.get(`${PATH}/${layout.key}`);
  expect(await one.json()).toEqual([{ ...layout, value: { layout: 'detail' } }]);
  expect((await editor.send('DELETE', `${PATH}/${layout.key}`)).status).toBe(200);
  expect(await (await editor.get(PATH)).json()).toEqual([searches]);
});

it('is refused to who is not logged in, and to pages of other sites', async () => {
  expect((await browser().get(PATH)).status).toBe(401);
  const forged = { origin: 'https://evil.example' };
  const pairs = [{ key: 'k', value: 1 }];
  expect((await editor.send('PUT', PATH, pairs, forged)).status).toBe(403);
});

it.each<[string, unknown]>([
  ['no list', { key: 'k', value: 1 }],
  ['no key', [{ value: 1 }]],
  ['a key without end', [{ key: 'k'.repeat(201), value: 1 }]],
])('%s is refused', async (_what, body) => {
  expect((await editor.send('PUT', PATH, body)).status).toBe(400);
});

it('keeps some hundred keys and not any number', async () => {
  const pairs = (batch: number) =>
    Array.from({ length: 50 }, (_, index) => ({ key: `k${batch}-${index}`, value: index }));
  for (let batch = 0; batch < 9; batch += 1) {
    expect((await editor.send('PUT', PATH, pairs(batch))).status).toBe(200);
  }
  await editor.send('PUT', PATH, pairs(9));
  expect((await editor.send('PUT', PATH, pairs(10))).status).toBe(400);
  expect((await (await editor.get(PATH)).json()).length).toBeLessThanOrEqual(500);
});

it('what the database refuses is not half written, and the next is', async () => {
  const { administrator: studio, directory } = await startAgency();
  const database = new DatabaseSync(join(directory, 'content.sqlite'));
  onTestFinished(() => database.close());
  database.exec(`CREATE TRIGGER broken BEFORE INSERT ON key_values WHEN NEW.key = 'b'
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  const pairs = ['a', 'b'].map((key) => ({ key, value: 1 }));
  expect((await studio.send('PUT', PATH, pairs)).status).toBe(500);
  expect(await (await studio.get(PATH)).json()).toEqual([]);

  database.exec('DROP TRIGGER broken');
  expect((await studio.send('PUT', PATH, pairs)).status).toBe(200);
  expect(database.prepare('SELECT key FROM key_values').all()).toHaveLength(2);
});
