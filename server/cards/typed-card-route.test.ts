import { expect, test } from 'vitest';
import { listen } from '../../packages/kit/http/listen.ts';
import type { Staff } from '../../staff/roles.ts';
import type { Card } from './card.ts';
import { createTypedCardRoute } from './typed-card-route.ts';

const person = { id: 'a', name: 'Salma', email: 'salma@anfa.example' };

async function open(roles: Staff['roles'] | undefined) {
  const drawn: Card[] = [];
  const route = createTypedCardRoute({
    identify: async () => (roles ? { ...person, roles } : undefined),
    cards: {
      async drawing(card) {
        drawn.push(card);
        return new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      },
    },
  });
  const listening = await listen('127.0.0.1', 0);
  listening.serve(async (request) => route(request, { address: '127.0.0.1' }));
  return {
    drawn,
    ask: (query: Record<string, string>) =>
      fetch(`http://127.0.0.1:${listening.port}/studio/carte.svg?${new URLSearchParams(query)}`),
    [Symbol.asyncDispose]: () => listening.close(),
  };
}

const TYPED = { path: '/work/medina', title: 'Une ruelle & <b>', agency: 'Atelier Anfa' };

test('an editor is shown the card of a title that is not published, which no cache keeps', async () => {
  await using route = await open(['editor']);
  const answer = await route.ask(TYPED);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(route.drawn).toEqual([
    {
      title: 'Une ruelle & <b>',
      agency: 'Atelier Anfa',
      section: 'Étude de cas',
      seed: 'medina',
      ground: 'encre',
    },
  ]);
});

test('a visitor has none drawn, nor has a colleague who writes no content', async () => {
  await using visitor = await open(undefined);
  expect((await visitor.ask(TYPED)).status).toBe(401);
  await using recruiter = await open(['recruiter']);
  expect((await recruiter.ask(TYPED)).status).toBe(403);
  expect([...visitor.drawn, ...recruiter.drawn]).toEqual([]);
});

test.each<Record<string, string>>([
  { ...TYPED, path: 'work' },
  { ...TYPED, title: 'a'.repeat(1_001) },
  { path: '/', title: 'Accueil' },
  {},
])('what is not an address, a title and a name is refused in French', async (query) => {
  await using route = await open(['editor']);
  const answer = await route.ask(query);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Il manque');
  expect(route.drawn).toEqual([]);
});
