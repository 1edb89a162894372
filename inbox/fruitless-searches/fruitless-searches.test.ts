import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { fruitlessSearches } from '../contract/fruitless-searches.ts';
import { openDatabase } from '../database.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify } from '../testing/staff.ts';

const DAY = 24 * 60 * 60_000; // ms

/** Addresses of networks that have nothing to do with each other. */
const network = (number: number) => `203.0.${number >> 8}.${number & 255}`;

describeEachEngine('fruitless searches on $name', (engine) => {
  let database: DatabaseOptions;
  let inbox: TestInbox;
  eachInbox(engine, { identify }, (opened, emptied) => {
    inbox = opened;
    database = emptied;
  });

  async function searchedBy(people: number, term: string) {
    for (let one = 0; one < people; one += 1) await inbox.countFruitlessSearch(term, network(one));
  }

  const listed = async () =>
    (await inbox.fruitlessSearches()).map(({ term, count }) => `${term}: ${count}`);

  async function rows() {
    const db = await openDatabase(database, () => {});
    const all = await db.selectFrom('fruitless_searches').selectAll().execute();
    await db.destroy();
    return all;
  }

  test('terms that several people searched for are counted, the most wanted first', async () => {
    await searchedBy(3, 'podcast');
    await searchedBy(5, 'influenceurs');
    expect(await inbox.fruitlessSearches()).toEqual([
      { term: 'influenceurs', count: 5, lastDay: '2026-11-21' },
      { term: 'podcast', count: 3, lastDay: '2026-11-21' },
    ]);
  });

  test('what one or two people typed is nowhere legible: it may be their name', async () => {
    await searchedBy(2, 'salma idrissi');
    expect(await listed()).toEqual([]);
    const searches = await rows();
    expect(searches.map(({ count, term }) => [count, term])).toEqual([[2, null]]);
    expect(JSON.stringify(searches)).not.toMatch(/salma|idrissi|203\./);
  });

  test('one network counts once a day, whatever it repeats', async () => {
    for (let time = 0; time < 10; time += 1) await searchedBy(1, 'Podcast');
    expect((await rows()).map(({ count }) => count)).toEqual([1]);
    for (const days of [1, 2]) {
      inbox.clock.now += days * DAY;
      await searchedBy(1, 'podcast');
    }
    expect(await listed()).toEqual(['podcast: 3']);
  });

  test.each([
    'salma@cafe-anfa.ma',
    '06 12 34 56 78',
    'carte 4970-1234',
    'https://agence.example/secret',
    'www.agence.example',
    'a',
    '🎬',
    '12',
    'bonjour je cherche une agence pour mon mariage',
    'x'.repeat(61),
    'podcast\u0000',
    '<script>',
  ])('“%s” is no term to count', { tags: ['slow'] }, async (term) => {
    await searchedBy(4, term);
    expect(await rows()).toEqual([]);
  });

  test('a program that invents terms fills a bounded table, and hides none that was there', {
    tags: ['slow'],
  }, async () => {
    await searchedBy(2, 'podcast');
    for (let at = 0; at < 600; at += 1) {
      await inbox.countFruitlessSearch(`invention ${at}`, network(1000 + Math.floor(at / 30)));
    }
    expect(await rows()).toHaveLength(500);
    await inbox.countFruitlessSearch('podcast', network(9));
    expect(await listed()).toEqual(['podcast: 3']);
  });

  test('what one network sends beyond forty terms a day is passed over', async () => {
    for (let at = 0; at < 60; at += 1) await inbox.countFruitlessSearch(`terme ${at}`, network(1));
    expect(await rows()).toHaveLength(40);
  });

  test('after ninety days it is forgotten', async () => {
    await searchedBy(3, 'podcast');
    inbox.clock.now += 89 * DAY;
    expect(await listed()).toEqual(['podcast: 3']);
    inbox.clock.now += DAY;
    expect(await listed()).toEqual([]);
    await inbox.close();
    const clock = () => new Date(inbox.clock.now);
    inbox = await openInbox(database, { identify, ...{ clock } });
    expect(await rows()).toEqual([]);
  });

  test('the last days alone are asked for: what was wanted long ago is not in them', async () => {
    await searchedBy(4, 'podcast');
    inbox.clock.now += 20 * DAY;
    await searchedBy(3, 'influenceurs');
    await searchedBy(1, 'podcast');
    const within = async (days: number) => {
      const { items } = await ask(
        inbox,
        'editor',
        fruitlessSearches,
        `/fruitless-searches?days=${days}`,
      );
      return items.map(({ term, count }) => `${term}: ${count}`);
    };
    expect(await within(7)).toEqual(['influenceurs: 3', 'podcast: 1']);
    expect(await within(20)).toEqual(['influenceurs: 3', 'podcast: 1']);
    expect(await within(21)).toEqual(['podcast: 5', 'influenceurs: 3']);
    for (const days of ['0', '91', 'toutes']) {
      expect((await call(inbox, 'editor', `/fruitless-searches?days=${days}`)).status).toBe(400);
    }
  });

  test('what was written about is forgotten, and counted again from the first search on', async () => {
    await searchedBy(3, 'podcast');
    await searchedBy(3, 'influenceurs');
    const { items } = await ask(inbox, 'editor', fruitlessSearches, '/fruitless-searches/forget', {
      method: 'POST',
      body: { term: 'podcast' },
    });
    expect(items.map(({ term }) => term)).toEqual(['influenceurs']);
    expect((await rows()).map(({ term }) => term)).toEqual(['influenceurs']);
    inbox.clock.now += DAY;
    await searchedBy(2, 'podcast');
    expect(await listed()).toEqual(['influenceurs: 3']);
    await searchedBy(3, 'podcast');
    expect(await listed()).toEqual(['podcast: 3', 'influenceurs: 3']);
  });

  test('those who write for the site read them, nobody else', async () => {
    await searchedBy(3, 'podcast');
    for (const role of ['administrator', 'editor'] as const) {
      const { items } = await ask(inbox, role, fruitlessSearches, '/fruitless-searches');
      expect(items).toEqual([{ term: 'podcast', count: 3, lastDay: '2026-11-21' }]);
    }
    for (const role of ['sales', 'recruiter'] as const) {
      expect((await call(inbox, role, '/fruitless-searches')).status).toBe(403);
    }
    expect((await call(inbox, undefined, '/fruitless-searches')).status).toBe(401);
  });
});
