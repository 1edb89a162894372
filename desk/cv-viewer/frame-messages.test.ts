import { expect, test } from 'vitest';
import { readFromFrame } from './frame-messages.ts';

test('of what the frame says only what it may say is taken', () => {
  expect(readFromFrame({ kind: 'ready', more: 1 })).toEqual({ kind: 'ready' });
  expect(readFromFrame({ kind: 'opened', pages: 12, drawn: 10 })).toEqual({
    kind: 'opened',
    pages: 12,
    drawn: 10,
  });
  expect(readFromFrame({ kind: 'height', height: 1e9 })).toEqual({
    kind: 'height',
    height: 30_000,
  });
  for (const message of [
    undefined,
    null,
    'ready',
    {},
    { kind: 'elsewhere' },
    { kind: 'opened', pages: '12', drawn: 1 },
    { kind: 'height', height: -1 },
    { kind: 'height', height: Number.NaN },
    { kind: 'height', height: Number.POSITIVE_INFINITY },
    { kind: 'links', links: 'https://imane.example' },
  ]) {
    expect(readFromFrame(message)).toBeUndefined();
  }
});

test('links of a CV lead to pages of the web, and to nothing that runs', () => {
  const links = [
    'https://imane.example/films',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>1</script>',
    'file:///etc/passwd',
    '/studio/equipe',
    `https://imane.example/${'a'.repeat(400)}`,
    42,
  ];
  expect(readFromFrame({ kind: 'links', links })).toEqual({
    kind: 'links',
    links: ['https://imane.example/films'],
  });
  const many = Array.from({ length: 50 }, (_, index) => `https://imane.example/${index}`);
  expect(readFromFrame({ kind: 'links', links: many })).toMatchObject({ links: many.slice(0, 20) });
});
