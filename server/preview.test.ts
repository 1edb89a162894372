import { expect, it } from 'vitest';
import { createPreviews } from './preview.ts';

const EDITOR = { id: 'p1', name: 'Yasmine', email: 'y@a.example', roles: ['editor'] } as const;

it('a link to a draft ends after an hour, and each role is told why it gets none', async () => {
  let now = Date.parse('2026-11-21T09:00:00Z');
  let staff: Awaited<ReturnType<Parameters<typeof createPreviews>[0]['identify']>> = EDITOR;
  const drafts = { client: undefined, assetOrigin: '', warn: () => {} };
  const previews = createPreviews({
    secret: 'a secret of the test, long enough',
    // The readers are told apart by identity only.
    drafts: Object.assign(Object.create(null), drafts),
    identify: async () => staff,
    clock: () => new Date(now),
  });
  const order = () =>
    previews.order(
      new Request('http://site.example/studio/apercu', {
        method: 'POST',
        body: JSON.stringify({ path: '/work/été' }),
      }),
    );
  const { url } = await (await order()).json();
  const visit = () => previews.of(new Request(`http://site.example${url}`));
  expect(visit()?.preview.until).toBe('10h');
  expect(visit()?.reader).toBeDefined();
  now += 60 * 60_000;
  expect(visit()).toEqual({ reader: undefined, preview: { until: undefined } });
  expect(previews.of(new Request('http://site.example/work/été'))).toBeUndefined();

  staff = { ...EDITOR, roles: ['sales'] };
  expect((await order()).status).toBe(403);
  staff = undefined;
  expect((await order()).status).toBe(401);
});
