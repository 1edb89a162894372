import { expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { client, methods } = await startTestService([
  { put: { _id: 'post-1', _type: 'post', title: 'Premier' } },
]);

it('a query comes by GET up to 11264 characters, by POST above [pages-7.05] [pages-9.01]', async () => {
  const ask = async (length: number) => {
    const long = 'x'.repeat(length);
    const query = '*[_id == $id][0]{title, "length": length($long)}';
    methods.length = 0;
    const answer = await client().fetch(query, { id: 'post-1', long });
    expect(answer).toEqual({ title: 'Premier', length });
    return methods;
  };
  expect(await ask(11_000)).toEqual(['GET']);
  expect(await ask(12_000)).toEqual(['POST']);
  const longText = `*[_id == "post-1"][0].title // ${'x'.repeat(12_000)}\n`;
  expect(await client().fetch(longText)).toBe('Premier');
});
