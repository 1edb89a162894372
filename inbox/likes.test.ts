import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../packages/kit/database/testing/engines.ts';
import { openDatabase } from './database.ts';
import { createLimits, SENDING_LIMITS } from './rate-limits.ts';
import { eachInbox } from './testing/each-inbox.ts';
import { openInbox, type TestInbox } from './testing/open-inbox.ts';

const POST = 'post-midi';
const HOME = '203.0.113.7';

describeEachEngine('likes on $name', (engine) => {
  let inbox: TestInbox;
  const fresh = eachInbox(engine, {}, (opened) => {
    inbox = opened;
  });

  test('a like is counted once per browser, and can be taken back [pages-2.112]', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    expect(await inbox.likes(POST)).toBe(0);
    expect(await inbox.like(POST, one, true, HOME)).toEqual({ count: 1 });
    expect(await inbox.like(POST, one, true, HOME)).toEqual({ count: 1 });
    expect(await inbox.like(POST, two, true, HOME)).toEqual({ count: 2 });
    expect(await inbox.like(POST, one, false, HOME)).toEqual({ count: 1 });
    expect(await inbox.like(POST, one, false, HOME)).toEqual({ count: 1 });
    expect(await inbox.likes(POST)).toBe(1);
    expect(await inbox.likes('post-other')).toBe(0);
  });

  test('a hundred browsers at once, each twice, are a hundred likes', async () => {
    const visitors = Array.from({ length: 100 }, () => randomUUID());
    await Promise.all(
      [...visitors, ...visitors].map((visitor) => inbox.like(POST, visitor, true, HOME)),
    );
    expect(await inbox.likes(POST)).toBe(100);
  });

  test.each(['', 'short', 'x'.repeat(65), 'with spaces in between', "'; drop table likes --"])(
    'what is no id of our page (%j) counts for nothing',
    async (visitor) => {
      expect(await inbox.like(POST, visitor, true, HOME)).toEqual({ count: 0 });
    },
  );

  test('which browser likes is not stored, nor that two posts are liked by one', async () => {
    const database = await fresh();
    const own = await openInbox(database);
    const visitor = randomUUID();
    await own.like(POST, visitor, true, HOME);
    await own.like('post-other', visitor, true, HOME);
    await own.close();
    const db = await openDatabase(database, () => {});
    const rows = await db.selectFrom('likes').selectAll().execute();
    await db.destroy();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(visitor);
    expect(JSON.stringify(rows)).not.toContain(HOME);
    expect(new Set(rows.map(({ visitor_hash }) => visitor_hash)).size).toBe(2);
  });

  test('beyond what one network may, the count comes back unchanged', async () => {
    const limited = await openInbox(await fresh(), { limits: createLimits() });
    for (let count = 0; count < SENDING_LIMITS.like.count; count += 1) {
      await limited.like(POST, randomUUID(), true, HOME);
    }
    const full = SENDING_LIMITS.like.count;
    expect(await limited.like(POST, randomUUID(), true, HOME)).toEqual({ count: full });
    expect(await limited.like(POST, randomUUID(), true, '198.51.100.1')).toEqual({
      count: full + 1,
    });
    await limited.close();
  });
});
