import { expect, test } from 'vitest';
import { ANYTHING, COMMENTS, followContentChanges } from './content-changes.ts';

/** Changes of a content whose revisions the test moves. */
function setUp() {
  const revisions = { content: 7, comments: 2 };
  const changes = followContentChanges({
    content: () => revisions.content,
    comments: () => revisions.comments,
  });
  const publish = (tags?: readonly string[]) => {
    revisions.content += 3;
    changes.note(tags);
  };
  return { revisions, changes, publish };
}

test('a publication outdates what was made of the same content before it, and nothing else', () => {
  const { changes, publish } = setUp();
  const before = changes.now();
  publish(['type.job', 'id.a']);
  const after = changes.now();
  expect(changes.outdates(['type.job'], before)).toBe(true);
  expect(changes.outdates(['type.post', 'id.a'], before)).toBe(true);
  expect(changes.outdates(['type.post', 'id.b'], before)).toBe(false);
  expect(changes.outdates([], before)).toBe(false);
  expect(changes.outdates(['type.job'], after)).toBe(false);
  publish(['type.post']);
  expect(changes.outdates(['type.job'], after)).toBe(false);
  expect(changes.outdates(['type.job'], before)).toBe(true);
});

test('what reads the whole site by a reader of its own is outdated by any publication', () => {
  const { changes, publish } = setUp();
  const before = changes.now();
  expect(changes.outdates([ANYTHING], before)).toBe(false);
  publish(['type.job']);
  expect(changes.outdates([ANYTHING], before)).toBe(true);
});

test.each([
  ['a publication that does not say of what', (one: ReturnType<typeof setUp>) => one.publish()],
  [
    'a revision that moves without a word',
    ({ revisions }: ReturnType<typeof setUp>) => {
      revisions.content += 1;
    },
  ],
  [
    'more tags than are remembered',
    ({ publish }: ReturnType<typeof setUp>) => {
      for (let n = 0; n < 2_100; n += 1) {
        publish(Array.from({ length: 10 }, (_, index) => `id.${n}.${index}`));
      }
    },
  ],
])('%s outdates everything, once', (_, change) => {
  const one = setUp();
  const before = one.changes.now();
  change(one);
  expect(one.changes.outdates(['type.job'], before)).toBe(true);
  expect(one.changes.outdates([], before)).toBe(true);
  expect(one.changes.outdates(['type.job'], one.changes.now())).toBe(false);
});

test('a comment outdates the pages that show comments', () => {
  const { revisions, changes } = setUp();
  const before = changes.now();
  revisions.comments += 1;
  expect(changes.outdates(['type.post', COMMENTS], before)).toBe(true);
  expect(changes.outdates(['type.post'], before)).toBe(false);
  expect(changes.outdates([COMMENTS], changes.now())).toBe(false);
});
