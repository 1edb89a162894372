import { describe, expect, it } from 'vitest';
import { startTestService } from '../start-test-service.ts';

const { client } = await startTestService([
  { put: { _id: 'post-1', _type: 'post', title: 'Premier', author: { _ref: 'author-1' } } },
  { put: { _id: 'post-2', _type: 'post', title: 'Deuxième', views: 12 } },
  { put: { _id: 'author-1', _type: 'author', name: 'Nora' } },
]);

describe('a query by the real client', () => {
  it('filters, projects, follows references, orders and slices', async () => {
    const posts = await client().fetch(
      `*[_type == "post"] | order(title desc) [0...2] { title, "author": author->name }`,
    );
    expect(posts).toEqual([
      { title: 'Premier', author: 'Nora' },
      { title: 'Deuxième', author: null },
    ]);
  });
});
