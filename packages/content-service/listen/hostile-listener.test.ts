import { ChannelError } from '@sanity/client';
import { expect, it } from 'vitest';
import { hear } from '../testing/listen-events.ts';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, client, origin } = await startTestService();
const editor = staff({ perspective: 'raw' });
/** One word of 400 letters: backtracking over the patterns below would take longer than the earth exists. */
const WORD = 'a'.repeat(400);

async function listening(query: string) {
  const heard = hear(client().listen(query, {}, { events: ['welcome', 'mutation'] }));
  await heard.first(1);
  return heard;
}

it('a visitor’s filter that explodes ends its own listener, and nothing waits for it [S25]', {
  tags: ['slow'],
}, async () => {
  const hostile = await Promise.all([
    listening('*[title match "*a*a*a*a*a*a*a*a*a*zz"]'),
    listening('*[title match coalesce(pattern, "")]'),
  ]);
  const honest = await listening('*[title match "a*"]');
  const plain = await listening('*[_type == "post"]');
  const pattern = '*a*a*a*a*a*a*a*a*a*zz';
  await editor.create({ _id: 'trap', _type: 'post', title: WORD, pattern });
  // Both listeners are being evaluated now.
  expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
  expect(await plain.first(2)).toMatchObject([{}, { documentId: 'trap' }]);
  for (const { failure } of hostile) {
    const error = await failure();
    expect(error).toBeInstanceOf(ChannelError);
    expect(String(error)).toContain('took longer than 1 s');
  }
  expect(await honest.first(2)).toMatchObject([{}, { documentId: 'trap' }]);
  await editor.create({ _id: 'later', _type: 'post', title: 'Après, a' });
  expect(await honest.first(3)).toMatchObject([{}, {}, { documentId: 'later' }]);
});

it('stars in a row are one star, for listeners and for queries', async () => {
  const many = '*'.repeat(1_000);
  const heard = await listening(`*[_type == "word" && text match ["${many}zz", "a${many}"]]`);
  await editor.create({ _id: 'w1', _type: 'word', text: WORD });
  await editor.create({ _id: 'w2', _type: 'word', text: `${WORD} zz` });
  expect(await heard.first(2)).toMatchObject([{}, { documentId: 'w2' }]);
  const ask = (pattern: string) => client().fetch('count(*[text match $pattern])', { pattern });
  expect(await ask(`${many}zz`)).toBe(1);
  expect(await ask(`a${many}a`)).toBe(2);
  expect(await ask('zz***')).toBe(1);
});

it.each([
  ['parentheses', `*[${'('.repeat(1_000)}true${')'.repeat(1_000)}]`],
  ['a chain', `*[a${'||a'.repeat(4_000)}]`],
])('%s that take long to read are read elsewhere', async (_what, query) => {
  const reading = fetch(
    `${origin}/v1/data/listen/production?query=${encodeURIComponent(query).slice(0, 15_000)}`,
  );
  expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
  const response = await reading;
  expect(response.status).toBe(200);
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? '').toString()).toContain('retry');
});
