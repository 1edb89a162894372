import { describe, expect, it } from 'vitest';
import { ENGINES } from '../packages/kit/database/testing/engines.ts';
import {
  ADMINISTRATOR,
  agenciesOn,
  PASSWORD,
  refusal,
  SITE,
  tokenIn,
} from '../test/support/start-agency.ts';
import { createPasswords } from './password.ts';

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;
const HERE = { address: '203.0.113.7' };

describe.each(ENGINES)('on $name', (engine) => {
  const { startTeam, startAgency } = agenciesOn(engine);

  describe('the first start', () => {
    it('hands out one link that makes one administrator, once', async () => {
      // Slow enough for both to find the link unused.
      const agency = await startTeam({ empty: true, slowPasswords: true });
      const link = await agency.staff.firstAdministratorLink();
      expect(link).toMatch(
        /^https:\/\/agence\.example\/studio\/connexion\/premier-acces#[\w-]{43}$/,
      );
      const use = { token: tokenIn(link), password: PASSWORD, ...ADMINISTRATOR };

      const read = await agency.browser().send('POST', '/auth/links/read', { token: use.token });
      expect(await read.json()).toEqual({ purpose: 'first-administrator' });
      const answers = await Promise.all(
        [agency.browser(), agency.browser()].map((one) => one.send('POST', '/auth/links/use', use)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
      expect(await agency.staff.firstAdministratorLink()).toBeUndefined();
      expect(
        await refusal(
          await agency.browser().send('POST', '/auth/links/use', { ...use, email: 'b@b.example' }),
        ),
      ).toEqual([410, 'link_spent']);
    });

    it('makes another link at the next start, the same where processes share, none once there is an account', async () => {
      const before = await startTeam({ empty: true });
      const first = await before.staff.firstAdministratorLink();
      const isShared = engine.name === 'PostgreSQL';
      if (!isShared) await before.close();
      const after = await startTeam({ empty: true, directory: before.directory });
      const second = await after.staff.firstAdministratorLink();
      const use = { password: PASSWORD, ...ADMINISTRATOR };
      if (isShared) expect(second).toBe(first);
      else {
        expect(second).not.toBe(first);
        const old = await after
          .browser()
          .send('POST', '/auth/links/use', { ...use, token: tokenIn(first) });
        expect(await refusal(old)).toEqual([410, 'link_spent']);
      }
      await after.browser().send('POST', '/auth/links/use', { ...use, token: tokenIn(second) });
      await after.close();
      const later = await startTeam({ empty: true, directory: before.directory });
      expect(await later.staff.firstAdministratorLink()).toBeUndefined();
    });
  });

  describe('logging in', () => {
    it('gives a cookie that only this host gets back, over TLS, out of reach of scripts', async () => {
      const { browser } = await startTeam();
      const answer = await browser().send('POST', '/auth/login', {
        email: ` ${ADMINISTRATOR.email.toUpperCase()}`,
        password: PASSWORD,
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
        ),
        expect.stringMatching(
          /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
        ),
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ name: 'Amina Tazi', role: 'administrator' });
    });

    it('answers a wrong password and an unknown address alike', async () => {
      const { browser } = await startTeam();
      const wrong = { email: ADMINISTRATOR.email, password: 'pas le bon mot de passe' };
      const answers = [
        await browser().send('POST', '/auth/login', wrong),
        await browser().send('POST', '/auth/login', { ...wrong, email: 'personne@agence.example' }),
      ];
      const [wrongPassword, unknownAddress] = await Promise.all(answers.map((one) => one.text()));
      expect(answers.map(({ status }) => status)).toEqual([401, 401]);
      expect(wrongPassword).toBe(unknownAddress);
      expect(JSON.parse(wrongPassword ?? '').message).toBe(
        'L’adresse ou le mot de passe n’est pas le bon.',
      );
      expect(answers.some(({ headers }) => headers.has('set-cookie'))).toBe(false);
    });

    it('does the same work for an address nobody has [S22]', async () => {
      const passwords = createPasswords();
      const hash = await passwords.hash(PASSWORD, HERE);
      const time = async (work: () => Promise<unknown>) => {
        const start = process.cpuUsage();
        await work();
        return process.cpuUsage(start).user;
      };
      const timeWithHash = await time(() =>
        passwords.verify('pas le bon mot de passe', hash, HERE),
      );
      const timeWithoutHash = await time(() =>
        passwords.verify('pas le bon mot de passe', undefined, HERE),
      );
      // The answer takes a thousandth of the time without the work.
      expect(timeWithoutHash).toBeGreaterThan(timeWithHash / 4);
    });

    it('closes an account to strangers after ten wrong passwords, not to its owner at home [S22]', async () => {
      const { browser, administrator } = await startTeam();
      const wrong = { email: ADMINISTRATOR.email, password: 'pas le bon mot de passe' };
      const right = { ...wrong, password: PASSWORD };
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const answer = await browser(`198.51.100.${attempt}`).send('POST', '/auth/login', wrong);
        expect(answer.status).toBe(401);
      }
      const closed = await browser('198.51.100.99').send('POST', '/auth/login', right);
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refusal(closed)).toEqual([429, 'too_many_attempts']);
      // The administrator logs in from an address they have used before.
      expect((await browser('203.0.113.7').send('POST', '/auth/login', right)).status).toBe(200);

      const { entries } = await (await administrator.get('/users/audit')).json();
      const events = entries.map(({ event }: { event: string }) => event);
      expect(events.filter((event: string) => event === 'login_failed')).toHaveLength(10);
      expect(events.filter((event: string) => event === 'login_limited')).toHaveLength(1);
    });

    it.each([
      [89, 200],
      [91, 429],
    ])('knows the owner’s address %d days after a login there: %d', async (days, status) => {
      const { browser, pass } = await startTeam();
      pass(days * DAY);
      const wrong = { email: ADMINISTRATOR.email, password: 'pas le bon mot de passe' };
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await browser(`198.51.100.${attempt}`).send('POST', '/auth/login', wrong);
      }
      const right = { ...wrong, password: PASSWORD };
      expect((await browser('203.0.113.7').send('POST', '/auth/login', right)).status).toBe(status);
    });

    it('holds back an address that tries account after account', async () => {
      const { browser } = await startTeam();
      const answers: number[] = [];
      for (let attempt = 0; attempt < 52; attempt += 1) {
        const email = `nom${attempt}@agence.example`;
        const one = browser(`2001:db8:1:2::${attempt.toString(16)}`);
        answers.push((await one.send('POST', '/auth/login', { email, password: 'x' })).status);
      }
      expect(answers.slice(0, 50).every((status) => status === 401)).toBe(true);
      expect(answers.slice(50)).toEqual([429, 429]);
    });

    it('says in French what is missing', async () => {
      const { browser } = await startTeam();
      const answer = await browser().send('POST', '/auth/login', { email: '' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        type: 'invalid_fields',
        fields: { email: 'Écrivez votre adresse.', password: 'Écrivez un mot de passe.' },
      });
      for (const body of ['', '{', '[]', '"x"', 'x'.repeat(20_000)]) {
        const raw = await browser().send('POST', '/auth/login', body);
        expect([400, 413]).toContain(raw.status);
      }
    });

    it('keeps no password and no token in the database', async () => {
      const { databaseText, close, browser, administrator, mails } = await startTeam({
        slowPasswords: true,
      });
      await browser().send('POST', '/auth/login', {
        email: 'amina@agence.example',
        password: PASSWORD,
      });
      await administrator.send('POST', '/users/invitations', {
        email: 'b@b.example',
        roles: ['sales'],
      });
      const made = await administrator.send('POST', '/users/tokens', {
        name: 'Robot',
        roles: ['editor'],
      });
      const { token } = await made.json();
      await close();
      const database = await databaseText();
      // Another mail, of the login on a new device, is on its way at the same time.
      const invitation = mails.find(({ to }) => to === 'b@b.example');
      const secrets = [administrator.cookie.split('=')[1], tokenIn(invitation?.link), token];
      for (const secret of [PASSWORD, ...secrets]) {
        expect(secret?.length).toBeGreaterThan(20);
        expect(database).not.toContain(secret);
      }
      expect(database).toContain('$argon2id$v=19$m=47104,t=1,p=1$');
    });

    it('verifies a password kept at another cost, and knows it for outdated', async () => {
      // From the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1`.
      const hash =
        '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
      const passwords = createPasswords();
      expect(await passwords.verify('password', hash, HERE)).toBe(true);
      expect(await passwords.verify('Password', hash, HERE)).toBe(false);
      expect(passwords.isOutdated(hash)).toBe(true);
      expect(passwords.isOutdated(await passwords.hash('password', HERE))).toBe(false);
    });
  });

  describe('a session', () => {
    it('is nobody when its cookie is forged, and ends with the logout', async () => {
      const { administrator, browser } = await startTeam();
      const copy = browser();
      copy.cookie = administrator.cookie;
      expect(await (await copy.get('/users/me')).json()).toMatchObject({ role: 'administrator' });
      const forged = browser();
      for (const cookie of [
        `${administrator.cookie.slice(0, -1)}_`,
        '__Host-session=',
        'session=x',
      ]) {
        forged.cookie = cookie;
        expect(await (await forged.get('/users/me')).json()).toEqual({});
      }
      // The plain name is not taken over TLS: a neighbour on another subdomain could have set it.
      forged.cookie = administrator.cookie.replace('__Host-', '');
      expect(await (await forged.get('/users/me')).json()).toEqual({});

      const out = await administrator.send('POST', '/auth/logout');
      expect(out.status).toBe(200);
      expect(out.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; Path=\//);
      expect(await (await copy.get('/users/me')).json()).toEqual({});
    });

    it('ends after a week without a visit, and after a month in any case', async () => {
      const agency = await startTeam();
      agency.pass(6 * DAY);
      expect(await (await agency.administrator.get('/users/me')).json()).toHaveProperty('id');
      agency.pass(7 * DAY + MINUTE);
      expect(await (await agency.administrator.get('/users/me')).json()).toEqual({});

      const daily = agency.browser();
      await daily.send('POST', '/auth/login', { ...ADMINISTRATOR, password: PASSWORD });
      for (const days of [6, 12, 18, 24]) {
        agency.pass(6 * DAY);
        expect(await (await daily.get('/users/me')).json(), `${days} days`).toHaveProperty('id');
      }
      agency.pass(6 * DAY - MINUTE);
      expect(await (await daily.get('/users/me')).json()).toHaveProperty('id');
      agency.pass(2 * MINUTE);
      expect(await (await daily.get('/users/me')).json()).toEqual({});
    });

    it('ends with the next login of its browser, whoever logs in', async () => {
      const { administrator, browser, hire } = await startTeam();
      const copy = browser();
      copy.cookie = administrator.cookie;
      await administrator.send('POST', '/auth/login', { ...ADMINISTRATOR, password: PASSWORD });
      expect(await (await administrator.get('/users/me')).json()).toHaveProperty('id');
      expect(await (await copy.get('/users/me')).json()).toEqual({});
      const { sessions } = await (await administrator.get('/auth/sessions')).json();
      expect(sessions).toHaveLength(1);

      await hire('e@agence.example', 'editor');
      copy.cookie = administrator.cookie;
      const wrong = { email: 'e@agence.example', password: 'pas le bon mot de passe' };
      await administrator.send('POST', '/auth/login', wrong);
      // A login that fails changes nothing.
      expect(await (await copy.get('/users/me')).json()).toHaveProperty('id');
      await administrator.send('POST', '/auth/login', { ...wrong, password: PASSWORD });
      expect(await (await copy.get('/users/me')).json()).toEqual({});
    });

    it('is listed with its browser, and closed from another', async () => {
      const { administrator, browser } = await startTeam();
      const telephone = browser('198.51.100.20');
      await telephone.send(
        'POST',
        '/auth/login',
        { ...ADMINISTRATOR, password: PASSWORD },
        { origin: SITE, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Safari/605.1' },
      );
      const { sessions } = await (await administrator.get('/auth/sessions')).json();
      expect(sessions).toHaveLength(2);
      expect(sessions).toContainEqual(
        expect.objectContaining({ device: 'Firefox sur Linux', current: true }),
      );
      const other = sessions.find(({ current }: { current: boolean }) => !current);
      expect(other).toMatchObject({ device: 'Safari sur iPhone', address: '198.51.100.20' });
      expect(JSON.stringify(sessions)).not.toContain(administrator.cookie.split('=')[1]);

      expect((await administrator.send('DELETE', `/auth/sessions/${other.id}`)).status).toBe(200);
      expect(await (await telephone.get('/users/me')).json()).toEqual({});
      expect((await administrator.send('DELETE', `/auth/sessions/${other.id}`)).status).toBe(404);
    });
  });

  describe('a page of another site', () => {
    const foreign: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'https://agence.example.evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ];

    it('changes nothing with somebody’s cookie, and logs nobody in', async () => {
      const { administrator, browser, service, staff } = await startAgency();
      for (const headers of foreign) {
        const attempts = [
          () => administrator.send('POST', '/auth/logout', {}, headers),
          () =>
            administrator.send(
              'POST',
              '/users/tokens',
              { name: 'x', roles: ['administrator'] },
              headers,
            ),
          () =>
            administrator.send(
              'POST',
              '/data/mutate/production',
              { mutations: [{ create: { _type: 'post' } }] },
              headers,
            ),
          () =>
            browser().send(
              'POST',
              '/auth/login',
              { ...ADMINISTRATOR, password: PASSWORD },
              headers,
            ),
        ];
        for (const attempt of attempts) {
          expect(await refusal(await attempt())).toEqual([403, 'cross_site']);
        }
        const { cookie } = administrator;
        const change = new Request(`${SITE}/inbox/v1/x`, {
          method: 'POST',
          headers: { ...headers, cookie },
        });
        expect(await staff.identify(change)).toBeUndefined();
        const socket = new Request(`${SITE}/v1/socket/production`, {
          headers: { ...headers, cookie, upgrade: 'websocket' },
        });
        expect(await staff.identify(socket)).toBeUndefined();
      }
      const { tokens } = await (await administrator.get('/users/tokens')).json();
      expect(tokens).toEqual([]);
      expect(service.documentCount()).toBe(0);
    });

    it('is told from one of ours by either header', async () => {
      const { administrator, staff } = await startTeam();
      const ours: Record<string, string>[] = [
        { origin: SITE },
        { 'sec-fetch-site': 'same-origin' },
      ];
      for (const headers of ours) {
        const change = new Request(`${SITE}/inbox/v1/x`, {
          method: 'POST',
          headers: { ...headers, cookie: administrator.cookie },
        });
        expect(await staff.identify(change)).toMatchObject({ name: 'Amina Tazi' });
      }
    });
  });

  describe('a forgotten password', () => {
    it('is answered alike for everybody, and replaced by a mailed link that works once', async () => {
      const { administrator, browser, mails } = await startTeam();
      const answers = [
        await browser().send('POST', '/auth/password/forgotten', { email: ADMINISTRATOR.email }),
        await browser().send('POST', '/auth/password/forgotten', { email: 'qui@agence.example' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([202, 202]);
      expect(await answers[0]?.text()).toBe(await answers[1]?.text());
      await expect.poll(() => mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ kind: 'new-password', to: ADMINISTRATOR.email });
      expect(mails[0]?.link).toContain(`${SITE}/studio/connexion/mot-de-passe#`);

      const token = tokenIn(mails[0]?.link);
      const read = await browser().send('POST', '/auth/links/read', { token });
      expect(await read.json()).toMatchObject({ purpose: 'password', ...ADMINISTRATOR });
      const weak = await browser().send('POST', '/auth/links/use', { token, password: 'court' });
      expect(await refusal(weak)).toEqual([400, 'invalid_fields']);
      const next = 'la mer monte à sept heures';
      const used = await browser().send('POST', '/auth/links/use', { token, password: next });
      expect(used.status).toBe(200);
      // The sessions opened with the old password have ended.
      expect(await (await administrator.get('/users/me')).json()).toEqual({});
      const again = await browser().send('POST', '/auth/links/use', { token, password: next });
      expect(await refusal(again)).toEqual([410, 'link_spent']);
      const login = (password: string) =>
        browser().send('POST', '/auth/login', { email: ADMINISTRATOR.email, password });
      expect([(await login(PASSWORD)).status, (await login(next)).status]).toEqual([401, 200]);
    });

    it('causes no work before its answer that an unknown address would not cause', async () => {
      const { keptBesides, browser, mails } = await startTeam();
      // The counters are left out, as every address is counted: see the next test.
      const before = await keptBesides('attempts');
      await browser().send('POST', '/auth/password/forgotten', { email: ADMINISTRATOR.email });
      expect(await keptBesides('attempts')).toEqual(before);
      expect(mails).toEqual([]);
      await expect.poll(() => mails).toHaveLength(1);
      expect(await keptBesides('attempts')).not.toEqual(before);
    });

    it('is limited alike for every address', async () => {
      const { browser } = await startTeam();
      const statuses = async (email: string, from: string) => {
        const answers = [];
        for (let time = 0; time < 21; time += 1) {
          answers.push(
            (await browser(from).send('POST', '/auth/password/forgotten', { email })).status,
          );
        }
        return answers;
      };
      expect(await statuses(ADMINISTRATOR.email, '198.51.100.1')).toEqual(
        await statuses('qui@agence.example', '198.51.100.2'),
      );
    });

    it('still sends its mail when the site stops right after the answer', async () => {
      const { browser, mails, close } = await startTeam();
      await browser().send('POST', '/auth/password/forgotten', { email: ADMINISTRATOR.email });
      await close();
      expect(mails).toHaveLength(1);
    });

    it('has a link for an hour, the newest one only', async () => {
      const { browser, mails, pass } = await startTeam();
      for (const sent of [1, 2]) {
        await browser().send('POST', '/auth/password/forgotten', { email: ADMINISTRATOR.email });
        // One after the other: mails that are sent at once may arrive in any order.
        await expect.poll(() => mails).toHaveLength(sent);
      }
      const read = async (nth: number) => {
        const token = tokenIn(mails[nth]?.link);
        return (await browser().send('POST', '/auth/links/read', { token })).status;
      };
      expect([await read(0), await read(1)]).toEqual([410, 200]);
      pass(61 * MINUTE);
      expect(await read(1)).toBe(410);
    });

    it('is mailed three times an hour at most', async () => {
      const { browser, mails, close } = await startTeam();
      for (let time = 0; time < 5; time += 1) {
        const account = { email: ADMINISTRATOR.email };
        const answer = await browser().send('POST', '/auth/password/forgotten', account);
        expect(answer.status).toBe(202);
      }
      await close();
      expect(mails).toHaveLength(3);
    });

    it('is changed by whoever knows it, and logs the other browsers out', async () => {
      const { administrator, browser } = await startTeam();
      const other = browser();
      await other.send('POST', '/auth/login', { ...ADMINISTRATOR, password: PASSWORD });
      const change = (current: string, next: string) =>
        administrator.send('POST', '/auth/password', { current, next });
      expect(
        await (await change('mauvais mot', 'la mer monte à sept heures')).json(),
      ).toMatchObject({
        fields: { current: 'Ce n’est pas votre mot de passe actuel.' },
      });
      for (const weak of [
        'court',
        'aaaaaaaaaaaaaa',
        'amina2026amina',
        'motdepasse123',
        'ananananananan',
      ]) {
        expect(await (await change(PASSWORD, weak)).json()).toMatchObject({
          fields: { next: expect.any(String) },
        });
      }
      expect(await (await change(PASSWORD, 'la mer monte à sept heures')).json()).toEqual({
        sessionsEnded: 1,
      });
      expect(await (await administrator.get('/users/me')).json()).toHaveProperty('id');
      expect(await (await other.get('/users/me')).json()).toEqual({});
    });
  });
});
