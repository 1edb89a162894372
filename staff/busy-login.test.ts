import { expect, it, onTestFinished } from 'vitest';
import {
  ADMINISTRATOR,
  PASSWORD,
  refusal,
  SITE,
  startTeam,
  type Team,
} from '../test/start-agency.ts';
import { createStaff } from './index.ts';

/** Seconds a hash, so that what waits still waits at the end of a test: the room then refuses it. */
const SECONDS = { memory: 64, passes: 10_000, parallelism: 1 };

/** Another process of the same agency, in which the password of an account that does not exist takes seconds. */
async function openSlowly({ database }: Team) {
  const staff = await createStaff({
    database,
    siteOrigin: SITE,
    allowedOrigins: [SITE],
    secret: 'a secret of the tests, 32 letters',
    passwordCost: SECONDS,
    sendMail: async () => 'sent',
    warn: () => {},
  });
  const logins: Promise<Response>[] = [];
  onTestFinished(async () => {
    await staff.close();
    await Promise.all(logins);
  });
  return (email: string, address: string) => {
    const login = staff.fetch(
      new Request(`${SITE}/v2025-02-19/auth/login`, {
        method: 'POST',
        headers: { origin: SITE },
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
      { address },
    );
    logins.push(login);
    return login;
  };
}

it('one network has half of the places of the queue, and the next one its turn', async () => {
  const logIn = await openSlowly(await startTeam());
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
