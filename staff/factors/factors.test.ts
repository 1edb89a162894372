import { spawnSync } from 'node:child_process';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { childEnvironment } from '../../test/support/child-environment.ts';
import {
  ADMINISTRATOR,
  agenciesOn,
  type Browser,
  PASSWORD,
  refusal,
  SITE,
  type Team,
  tokenIn,
} from '../../test/support/start-agency.ts';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';

const MINUTE = 60_000; // ms
const STEP = 30_000; // ms

const json = async (response: Response | Promise<Response>) => (await response).json();
const login = { ...ADMINISTRATOR, password: PASSWORD };

/** An app with the administrator's secret in it; `code()` is what it shows now. */
async function enableApp(agency: Team, browser = agency.administrator) {
  const { secret } = await json(browser.send('POST', '/auth/factors/app'));
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (late = 0) => totp.generate({ timestamp: agency.now() + late });
  const answer = await browser.send('POST', '/auth/factors/app/confirm', { code: code() });
  expect(answer.status).toBe(200);
  const { recoveryCodes } = await answer.json();
  // The code that confirmed the app is used up.
  agency.pass(STEP);
  return { secret, code, recoveryCodes };
}

async function addPasskey(browser: Browser, name = 'Ordinateur de l’atelier') {
  const authenticator = createSoftwareAuthenticator(SITE);
  const options = await json(browser.send('POST', '/auth/factors/passkeys/options'));
  const credential = authenticator.make(options);
  const answer = await browser.send('POST', '/auth/factors/passkeys', { name, credential });
  expect(answer.status).toBe(201);
  return { authenticator, ...(await answer.json()) };
}

async function passkeyLogin(
  browser: Browser,
  { use }: ReturnType<typeof createSoftwareAuthenticator>,
  mistakes = {},
) {
  const options = await json(browser.send('POST', '/auth/login/passkey/options'));
  return browser.send('POST', '/auth/login/passkey', { credential: use(options, mistakes) });
}

const isIn = async (browser: Browser) => 'id' in (await json(browser.get('/users/me')));
const eventsOf = async (browser: Browser) =>
  (await json(browser.get('/users/audit'))).entries.map(({ event }: { event: string }) => event);

describeEachEngine('on $name', (engine) => {
  const { startTeam } = agenciesOn(engine);

  describe('an authenticator app', () => {
    it('is asked after the password, and its session opens nothing before', async () => {
      const agency = await startTeam();
      const { code } = await enableApp(agency);
      const one = agency.browser();
      const first = await one.send('POST', '/auth/login', login);
      expect(await first.json()).toEqual({ awaits: 'factor', methods: ['app', 'recovery-code'] });
      expect(await json(one.get('/users/me'))).toEqual({});
      expect(await json(one.get('/auth/login'))).toMatchObject({ awaits: 'factor' });
      for (const [method, path] of [
        ['GET', '/users'],
        ['GET', '/auth/sessions'],
        ['GET', '/auth/factors'],
        ['POST', '/auth/factors/app'],
        ['POST', '/auth/proof'],
        ['DELETE', '/auth/factors/app'],
        ['POST', '/auth/password'],
      ] as const) {
        const body = method === 'POST' ? { code: code() } : undefined;
        expect([path, ...(await refusal(await one.send(method, path, body)))]).toEqual([
          path,
          401,
          'not_logged_in',
        ]);
      }
      const request = new Request(`${SITE}/inbox/v1/x`, { headers: { cookie: one.cookie } });
      expect(await agency.staff.identify(request)).toBeUndefined();

      const half = one.cookie;
      const second = await one.send('POST', '/auth/login/code', { code: code() });
      expect(await second.json()).toMatchObject({ name: ADMINISTRATOR.name });
      expect(await isIn(one)).toBe(true);
      // The half-way session is ended, and its cookie with it.
      expect(one.cookie).not.toBe(half);
      const { sessions } = await json(one.get('/auth/sessions'));
      expect(sessions).toHaveLength(2);
      expect(await eventsOf(one)).toEqual([
        'login',
        'second_factor_asked',
        'app_enabled',
        'first_administrator',
      ]);
    });

    it('takes each code once, and none older than one that was taken [S22]', async () => {
      const agency = await startTeam();
      const { code } = await enableApp(agency);
      agency.pass(5 * MINUTE);
      const [one, other, late] = [agency.browser(), agency.browser(), agency.browser()];
      for (const browser of [one, other, late]) await browser.send('POST', '/auth/login', login);
      const [previous, now] = [code(-STEP), code()];
      const answers = await Promise.all(
        [one, other].map((browser) => browser.send('POST', '/auth/login/code', { code: now })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const replayed = await late.send('POST', '/auth/login/code', { code: previous });
      expect(await refusal(replayed)).toEqual([401, 'wrong_code']);
      agency.pass(STEP);
      const spaced = code().replace(/^(...)/, '$1 ');
      expect((await late.send('POST', '/auth/login/code', { code: spaced })).status).toBe(200);
    });

    it('is closed after ten wrong codes, from wherever they come, and its owner is told', async () => {
      const agency = await startTeam();
      const { code, recoveryCodes } = await enableApp(agency);
      const wrong = code() === '000000' ? '111111' : '000000';
      const half = agency.browser();
      await half.send('POST', '/auth/login', login);
      const statuses: number[] = [];
      for (let nth = 0; nth < 11; nth += 1) {
        const one = agency.browser(`198.51.100.${nth}`);
        one.cookie = half.cookie;
        statuses.push((await one.send('POST', '/auth/login/code', { code: wrong })).status);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
      const owner = agency.browser();
      await owner.send('POST', '/auth/login', login);
      for (const typed of [code(), recoveryCodes[0]]) {
        const answer = await owner.send('POST', '/auth/login/code', { code: typed });
        expect(await refusal(answer)).toEqual([429, 'too_many_attempts']);
      }
      await expect
        .poll(() => agency.mails)
        .toContainEqual(expect.objectContaining({ change: 'second_factor_limited' }));
      const events = await eventsOf(agency.administrator);
      expect(events.filter((event: string) => event === 'second_factor_failed')).toHaveLength(10);
      expect(events.filter((event: string) => event === 'second_factor_limited')).toHaveLength(1);
    });

    it('is on only once a first code has confirmed it, within a quarter of an hour', async () => {
      const agency = await startTeam();
      const { administrator } = agency;
      const begin = () => json(administrator.send('POST', '/auth/factors/app'));
      const confirm = (secret: string) =>
        administrator.send('POST', '/auth/factors/app/confirm', {
          code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({
            timestamp: agency.now(),
          }),
        });
      const abandoned = await begin();
      expect(abandoned.address).toMatch(
        /^otpauth:\/\/totp\/agence\.example:amina%40agence\.example\?/,
      );
      expect((await json(administrator.get('/auth/factors'))).app).toBeNull();
      expect(
        await (await agency.browser().send('POST', '/auth/login', login)).json(),
      ).toHaveProperty('id');
      const { secret } = await begin();
      expect(await refusal(await confirm(abandoned.secret))).toEqual([400, 'invalid_fields']);
      agency.pass(16 * MINUTE);
      await administrator.send('POST', '/auth/proof', { password: PASSWORD });
      expect(await refusal(await confirm(secret))).toEqual([400, 'invalid_fields']);
      const again = await begin();
      expect((await confirm(again.secret)).status).toBe(200);
      expect(await refusal(await administrator.send('POST', '/auth/factors/app'))).toEqual([
        409,
        'app_in_use',
      ]);
    });

    it('is kept where neither the database nor a copy of it tells its secret', async () => {
      const agency = await startTeam();
      const { secret, recoveryCodes } = await enableApp(agency);
      await agency.close();
      const database = await agency.databaseText();
      for (const secretText of [secret, ...recoveryCodes, recoveryCodes[0].replaceAll('-', '')]) {
        expect(database.includes(secretText)).toBe(false);
      }
      expect(
        database.includes(Buffer.from(Secret.fromBase32(secret).bytes).toString('latin1')),
      ).toBe(false);

      // Under another secret the app's codes are worth nothing, and a recovery code still lets its owner in.
      const moved = await startTeam({
        empty: true,
        directory: agency.directory,
        secret: 'another secret of 32 letters or more',
      });
      const one = moved.browser();
      await one.send('POST', '/auth/login', login);
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      expect((await one.send('POST', '/auth/login/code', { code })).status).toBe(401);
      const spare = { code: recoveryCodes[0] };
      expect((await one.send('POST', '/auth/login/code', spare)).status).toBe(200);
    });
  });

  describe('recovery codes', () => {
    it('are ten, each good once, however it is typed, and replaced together', async () => {
      const agency = await startTeam();
      const { recoveryCodes } = await enableApp(agency);
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes)
        expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[^-]{4}){3}$/);
      const enter = async (code: string) => {
        const one = agency.browser();
        await one.send('POST', '/auth/login', login);
        return (await one.send('POST', '/auth/login/code', { code })).status;
      };
      const [first = '', second = ''] = recoveryCodes;
      expect(await enter(first)).toBe(200);
      expect(await enter(first)).toBe(401);
      expect(await enter(second.toUpperCase().replaceAll('-', ' '))).toBe(200);
      const { recoveryCodes: left } = await json(agency.administrator.get('/auth/factors'));
      expect(left.left).toBe(8);
      await expect
        .poll(() => agency.mails)
        .toContainEqual(expect.objectContaining({ change: 'recovery_code_used' }));

      const renewed = await json(agency.administrator.send('POST', '/auth/factors/recovery-codes'));
      expect(await enter(recoveryCodes[2])).toBe(401);
      expect(await enter(renewed.recoveryCodes[2])).toBe(200);
    });
  });

  describe('a passkey', () => {
    it('logs in by itself, and stands for the second step after a password', async () => {
      const agency = await startTeam();
      const { authenticator, recoveryCodes } = await addPasskey(agency.administrator);
      expect(recoveryCodes).toHaveLength(10);
      const alone = agency.browser();
      const answer = await passkeyLogin(alone, authenticator);
      expect(await answer.json()).toMatchObject({ name: ADMINISTRATOR.name });
      expect(await isIn(alone)).toBe(true);

      const both = agency.browser();
      const first = await both.send('POST', '/auth/login', login);
      expect(await first.json()).toEqual({
        awaits: 'factor',
        methods: ['passkey', 'recovery-code'],
      });
      expect((await passkeyLogin(both, authenticator)).status).toBe(200);
      expect(await isIn(both)).toBe(true);
      const { passkeys } = await json(both.get('/auth/factors'));
      expect(passkeys).toEqual([
        expect.objectContaining({ name: 'Ordinateur de l’atelier', lastUsed: expect.any(String) }),
      ]);
      const { entries } = await json(both.get('/users/audit'));
      expect(entries[0]).toMatchObject({
        event: 'login',
        subject: 'clé d’accès «\u00a0Ordinateur de l’atelier\u00a0»',
      });
    });

    it('is refused from another site, unverified, copied, replayed, late, or of somebody else', async () => {
      const agency = await startTeam();
      const { authenticator } = await addPasskey(agency.administrator);
      const one = agency.browser();
      const refused = async (answer: Response) =>
        expect(await refusal(answer)).toEqual([401, 'passkey_refused']);
      for (const mistakes of [
        { origin: 'https://agence.example.evil.example' },
        { userVerified: false },
        { userHandle: Buffer.from('p0000000000000000').toString('base64url') },
      ]) {
        await refused(await passkeyLogin(one, authenticator, mistakes));
      }
      await refused(await passkeyLogin(one, createSoftwareAuthenticator(SITE)));

      const options = await json(one.send('POST', '/auth/login/passkey/options'));
      const credential = authenticator.use(options);
      const send = () => agency.browser().send('POST', '/auth/login/passkey', { credential });
      expect((await send()).status).toBe(200);
      await refused(await send());
      // A challenge is signed once, also by another signature.
      const again = { credential: authenticator.use(options) };
      await refused(await agency.browser().send('POST', '/auth/login/passkey', again));
      // Of two authenticators with the same key, one falls behind.
      await refused(await passkeyLogin(one, authenticator, { counter: 2 }));

      const challenge = await json(one.send('POST', '/auth/login/passkey/options'));
      agency.pass(5 * MINUTE);
      await refused(
        await one.send('POST', '/auth/login/passkey', { credential: authenticator.use(challenge) }),
      );
      // Made for making one, a challenge does not log in.
      await agency.administrator.send('POST', '/auth/proof', { password: PASSWORD });
      const registration = await json(
        agency.administrator.send('POST', '/auth/factors/passkeys/options'),
      );
      const misused = { credential: authenticator.use(registration) };
      await refused(await one.send('POST', '/auth/login/passkey', misused));
      expect(await isIn(one)).toBe(false);
      expect((await passkeyLogin(one, authenticator)).status).toBe(200);
    });

    it('answers what is no passkey with a 400, whatever it is', async () => {
      const { browser, administrator } = await startTeam();
      const odd = [
        {},
        { credential: null },
        { credential: { id: 'x'.repeat(2_000), rawId: 'x', type: 'public-key', response: {} } },
      ];
      for (const body of odd) {
        expect((await browser().send('POST', '/auth/login/passkey', body)).status).toBe(400);
        const made = { name: 'x', ...body };
        expect((await administrator.send('POST', '/auth/factors/passkeys', made)).status).toBe(400);
      }
      // The credential is well formed, and holds nothing: nested CBOR, as deep as fits.
      const nested = Buffer.alloc(8_000, 0x81).toString('base64url');
      const response = { clientDataJSON: 'e30', attestationObject: nested };
      const credential = {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        clientExtensionResults: {},
        response,
      };
      const answer = await administrator.send('POST', '/auth/factors/passkeys', {
        name: 'x',
        credential,
      });
      expect(await refusal(answer)).toEqual([401, 'passkey_refused']);
    });
  });

  describe('factors', () => {
    it('are changed only by who has just proved who they are', async () => {
      const agency = await startTeam();
      const { administrator } = agency;
      const { code } = await enableApp(agency);
      const { id, authenticator } = await addPasskey(administrator, 'Téléphone');
      agency.pass(11 * MINUTE);
      const changes: readonly [method: string, path: string, body?: object][] = [
        ['POST', '/auth/factors/passkeys/options'],
        ['PATCH', `/auth/factors/passkeys/${id}`, { name: 'x' }],
        ['DELETE', `/auth/factors/passkeys/${id}`],
        ['POST', '/auth/factors/app'],
        ['DELETE', '/auth/factors/app'],
        ['POST', '/auth/factors/recovery-codes'],
      ];
      for (const [method, path, body] of changes) {
        const answer = await administrator.send(method, path, body);
        expect([path, ...(await refusal(answer))]).toEqual([path, 403, 'proof_needed']);
      }
      const prove = (body: object) => administrator.send('POST', '/auth/proof', body);
      expect((await prove({ password: 'pas le bon mot de passe' })).status).toBe(400);
      expect((await prove({ code: '000000' })).status).toBe(401);
      const rename = () =>
        administrator.send('PATCH', `/auth/factors/passkeys/${id}`, { name: 'Mobile' });
      expect((await rename()).status).toBe(403);
      const proofs = [
        async () => ({ password: PASSWORD }),
        async () => ({ code: code() }),
        async () => ({
          credential: authenticator.use(
            await json(administrator.send('POST', '/auth/login/passkey/options')),
          ),
        }),
      ];
      for (const proof of proofs) {
        expect((await prove(await proof())).status).toBe(200);
        expect((await rename()).status).toBe(200);
        agency.pass(11 * MINUTE);
        expect((await rename()).status).toBe(403);
      }
    });

    it('end, when the first is set up, the sessions that were opened without one', async () => {
      const agency = await startTeam();
      const other = agency.browser();
      await other.send('POST', '/auth/login', login);
      await enableApp(agency);
      expect(await isIn(other)).toBe(false);
      expect(await isIn(agency.administrator)).toBe(true);
    });

    it('are asked for after a link to a new password too', async () => {
      const agency = await startTeam();
      const { code } = await enableApp(agency);
      const one = agency.browser();
      await one.send('POST', '/auth/password/forgotten', { email: ADMINISTRATOR.email });
      const isLink = ({ kind }: { kind: string }) => kind === 'new-password';
      await expect.poll(() => agency.mails.find(isLink)).toBeTruthy();
      const token = tokenIn(agency.mails.find(isLink)?.link);
      const password = 'la mer monte à sept heures';
      const used = await one.send('POST', '/auth/links/use', { token, password });
      expect(await used.json()).toMatchObject({ awaits: 'factor' });
      expect(await isIn(one)).toBe(false);
      await one.send('POST', '/auth/login/code', { code: code() });
      expect(await isIn(one)).toBe(true);
    });

    it('are forgotten ten minutes after the password, where the second step never came', async () => {
      const agency = await startTeam();
      const { code } = await enableApp(agency);
      const one = agency.browser();
      await one.send('POST', '/auth/login', login);
      agency.pass(11 * MINUTE);
      expect(await json(one.get('/auth/login'))).toEqual({});
      const answer = await one.send('POST', '/auth/login/code', { code: code() });
      expect(await refusal(answer)).toEqual([401, 'not_logged_in']);
    });

    it('are taken off by an administrator for a colleague, who is told', async () => {
      const agency = await startTeam();
      const { administrator, hire } = agency;
      const salma = await hire('salma@agence.example', 'editor', 'Salma');
      const { id } = await json(salma.get('/users/me'));
      await enableApp(agency, salma);
      expect((await json(administrator.get('/users'))).people).toContainEqual(
        expect.objectContaining({ name: 'Salma', twoFactors: true }),
      );
      const reset = (by: Browser, whose = id) => by.send('DELETE', `/users/${whose}/factors`);
      expect(await refusal(await reset(salma))).toEqual([403, 'not_allowed']);
      const own = (await json(administrator.get('/users/me'))).id;
      expect(await refusal(await reset(administrator, own))).toEqual([403, 'not_allowed']);
      agency.pass(11 * MINUTE);
      expect(await refusal(await reset(administrator))).toEqual([403, 'proof_needed']);
      await administrator.send('POST', '/auth/proof', { password: PASSWORD });
      expect((await reset(administrator)).status).toBe(200);
      expect(await isIn(salma)).toBe(false);
      const again = { email: 'salma@agence.example', password: PASSWORD };
      expect(await (await salma.send('POST', '/auth/login', again)).json()).toHaveProperty('id');
      await expect
        .poll(() => agency.mails)
        .toContainEqual(
          expect.objectContaining({ to: 'salma@agence.example', change: 'factors_reset' }),
        );
      const { entries } = await json(administrator.get('/users/audit'));
      expect(entries).toContainEqual(
        expect.objectContaining({
          event: 'factors_reset',
          actorName: ADMINISTRATOR.name,
          subject: 'Salma',
        }),
      );
    });
  });

  describe('the operator of the machine', () => {
    it('lets an administrator in again who lost everything, while the site runs', {
      tags: ['slow'],
    }, async () => {
      const agency = await startTeam({ requireTwoFactors: 'administrators' });
      await enableApp(agency);
      const { administrator, browser, directory, database } = agency;
      const url = database.kind === 'postgres' ? { DATABASE_URL: database.url } : {};
      const run = (...parameters: string[]) =>
        spawnSync(process.execPath, ['server/operations/staff-unlock.ts', ...parameters], {
          env: childEnvironment({ DATA_DIR: directory, ORIGIN: SITE, ...url }),
          encoding: 'utf8',
        });
      expect(run('qui@agence.example')).toMatchObject({
        status: 1,
        stderr: 'No account has the address qui@agence.example\n',
      });
      expect(await isIn(administrator)).toBe(true);
      const { status, stdout } = run(ADMINISTRATOR.email);
      expect(status).toBe(0);
      expect(await isIn(administrator)).toBe(false);
      const token = tokenIn(/^ {2}(https:\S+)$/m.exec(stdout)?.[1]);
      const one = browser();
      const password = 'la mer monte à sept heures';
      // The rule still holds: a lost factor is set up anew.
      const used = await one.send('POST', '/auth/links/use', { token, password });
      expect(await used.json()).toEqual({ awaits: 'enrolment' });
      await enableApp(agency, one);
      const { entries } = await json(one.get('/users/audit'));
      expect(entries).toContainEqual(
        expect.objectContaining({ event: 'factors_reset', device: 'Console du serveur' }),
      );
    });
  });

  describe('where two factors are required', () => {
    it('an administrator without one sets it up, and can do nothing else until then', async () => {
      const agency = await startTeam({ requireTwoFactors: 'administrators' });
      const { administrator, staff } = agency;
      expect(await json(administrator.get('/auth/login'))).toEqual({ awaits: 'enrolment' });
      expect(await json(administrator.get('/users/me'))).toEqual({});
      for (const path of ['/users', '/users/audit', '/auth/sessions']) {
        expect((await administrator.get(path)).status).toBe(401);
      }
      const change = { current: PASSWORD, next: 'la mer monte à sept heures' };
      expect((await administrator.send('POST', '/auth/password', change)).status).toBe(401);
      const request = new Request(`${SITE}/inbox/v1/x`, {
        headers: { cookie: administrator.cookie },
      });
      expect(await staff.identify(request)).toBeUndefined();

      await enableApp(agency);
      expect(await isIn(administrator)).toBe(true);
      expect(await staff.identify(request)).toMatchObject({ roles: ['administrator'] });
      const last = await administrator.send('DELETE', '/auth/factors/app');
      expect(await refusal(last)).toEqual([409, 'factor_required']);
      await addPasskey(administrator);
      expect((await administrator.send('DELETE', '/auth/factors/app')).status).toBe(200);

      // Others may do without, until they are administrators too: in force with their next request.
      const editor = await agency.hire('e@agence.example', 'editor');
      const { id } = await json(editor.get('/users/me'));
      await administrator.send('PATCH', `/users/${id}`, { roles: ['administrator'] });
      expect(await isIn(editor)).toBe(false);
      expect(await json(editor.get('/auth/login'))).toEqual({ awaits: 'enrolment' });
      const login = { email: 'e@agence.example', password: PASSWORD };
      expect(await json(editor.send('POST', '/auth/login', login))).toEqual({
        awaits: 'enrolment',
      });
    });
  });

  describe('a browser that is new', () => {
    it('is told to its person once, with the moment and the kind of browser', async () => {
      const agency = await startTeam();
      const news = () => agency.mails.filter(({ kind }) => kind === 'new-device');
      const telephone = agency.browser();
      const safari = {
        origin: SITE,
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Safari/605.1',
      };
      await telephone.send('POST', '/auth/login', login, safari);
      await expect.poll(news).toHaveLength(1);
      expect(news()[0]).toEqual({
        kind: 'new-device',
        to: ADMINISTRATOR.email,
        name: ADMINISTRATOR.name,
        device: 'Safari sur iPhone',
        at: expect.any(Date),
        link: `${SITE}/studio/compte`,
      });
      await telephone.send('POST', '/auth/logout');
      await telephone.send('POST', '/auth/login', login, safari);
      // The browser in which the account was made is not reported either.
      await agency.administrator.send('POST', '/auth/login', login);
      // The same browser is reported to another person.
      await agency.hire('salma@agence.example', 'editor');
      await agency.administrator.send('POST', '/auth/login', {
        email: 'salma@agence.example',
        password: PASSWORD,
      });
      await agency.close();
      expect(news().map(({ to }) => to)).toEqual([ADMINISTRATOR.email, 'salma@agence.example']);
    });
  });
});
