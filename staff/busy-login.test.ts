import { expect, it, onTestFinished } from 'vitest';
import {
  ADMINISTRATOR,
  PASSWORD,
  refusal,
  SITE,
  startTeam,
  type Team,
} from '../test/support/start-agency.ts';
import { createStaff } from './index.ts';

/**
 * Another process of the same agency, in which the password of an account that does not exist takes long: what waits
 * behind it still waits at the end of a test, and is refused by the room that closes.
 *
 * @param passes ten thousand take a second
 */
async function openSlowly({ database }: Team, passes: number) {
  const staff = await createStaff({
    database,
    siteOrigin: SITE,
    allowedOrigins: [SITE],
    secret: 'a secret of the tests, 32 letters',
    passwordCost: { memory: 64, passes, parallelism: 1 },
    sendMail: async () => 'sent',
    warn: () => {},
  });
  const logins: Promise<Response>[] = [];
  onTestFinished(async () => {
    await staff.close();
    await Promise.all(logins);
  });
  const post = (path: string, body: unknown, address: string, cookie = '') =>
    staff.fetch(
      new Request(`${SITE}/v2025-02-19${path}`, {
        method: 'POST',
        headers: { origin: SITE, cookie },
        body: JSON.stringify(body),
      }),
      { address },
    );
  function logIn(email: string, address: string): Promise<Response> {
    const login = post('/auth/login', { email, password: PASSWORD }, address);
    logins.push(login);
    return login;
  }
  return { post, logIn };
}

it('one network has half of the places of the queue, and the next one its turn', {
  tags: ['slow'],
}, async () => {
  const { logIn } = await openSlowly(await startTeam(), 10_000);
  const guesses = Array.from({ length: 30 }, (_, guess) =>
    logIn(`${guess}@agence.example`, '198.51.100.1'),
  );
  expect(await refusal(await Promise.race(guesses))).toEqual([503, 'busy']);
  const settled: unknown[] = [];
  for (const guess of guesses) void guess.then(({ status }) => settled.push(status));
  expect((await logIn(ADMINISTRATOR.email, '203.0.113.7')).status).toBe(200);
  // Most of that network's still wait, though they came first.
  expect(settled.filter((status) => status === 401).length).toBeLessThan(8);
  expect(settled.filter((status) => status === 503).length).toBeGreaterThan(5);
});

it('what a busy server refuses counts as no wrong password', { tags: ['slow'] }, async () => {
  const team = await startTeam();
  const { post, logIn } = await openSlowly(team, 40_000);
  const crowd = Array.from({ length: 80 }, (_, one) =>
    logIn(`${one}@agence.example`, `198.51.100.${one}`),
  );
  await Promise.race(crowd);
  const { administrator, browser } = team;
  const change = { current: PASSWORD, next: 'un autre zellige à huit branches' };
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const address = `203.0.113.${attempt}`;
    expect(await refusal(await logIn(ADMINISTRATOR.email, address))).toEqual([503, 'busy']);
    const changed = await post('/auth/password', change, address, administrator.cookie);
    expect(await refusal(changed)).toEqual([503, 'busy']);
  }
  const right = { email: ADMINISTRATOR.email, password: PASSWORD };
  expect((await browser('192.0.2.1').send('POST', '/auth/login', right)).status).toBe(200);
  expect((await administrator.send('POST', '/auth/password', change)).status).toBe(200);
});
