import { expect, it } from 'vitest';
import { describeEachEngine } from '../packages/kit/database/testing/engines.ts';
import {
  type Agency,
  agenciesOn,
  type Browser,
  refusal,
  SITE,
} from '../test/support/start-agency.ts';

const STUDIO = 'https://studio.vitrine.example';
const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;

const ADDRESS = `${STUDIO}/structure?perspective=published`;
const WRITE = { mutations: [{ createOrReplace: { _id: 'n1', _type: 'note' } }] };

const open = (browser: Browser, address = ADDRESS) =>
  browser.send('POST', '/auth/studio', { address });

/** The id that a page is sent back with. */
async function sidOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  const { location } = await answer.json();
  expect(location).toMatch(/^https:\/\/studio\.vitrine\.example\/structure\?\S+#sid=[\w-]{43}$/);
  return new URL(location).hash.slice('#sid='.length);
}

const exchange = (agency: Agency, sid: string, origin = STUDIO) =>
  agency.browser().get(`/auth/fetch?sid=${sid}`, { origin });

/** The headers of the Studio's requests: it sends no cookie. */
async function studioOf(agency: Agency, person: Browser) {
  const { token } = await (await exchange(agency, await sidOf(await open(person)))).json();
  return { origin: STUDIO, authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' };
}

const allow = (agency: Agency, allowCredentials = true) =>
  agency.administrator.send('POST', '/users/origins', { origin: STUDIO, allowCredentials });

describeEachEngine('the Studio of another site, on $name', (engine) => {
  const { startAgency } = agenciesOn(engine);

  it('changes content in the name of the person who opened it', { tags: ['slow'] }, async () => {
    const agency = await startAgency();
    await allow(agency);
    const editor = await agency.hire('e@agence.example', 'editor', 'Yanis Idrissi');
    const headers = await studioOf(agency, editor);
    const studio = agency.browser();
    const me = await (await studio.get('/users/me', headers)).json();
    expect(me).toMatchObject({ name: 'Yanis Idrissi', role: 'editor', provider: 'local' });
    const written = await studio.send('POST', '/data/mutate/production', WRITE, headers);
    expect(written.status).toBe(200);
    expect(written.headers.get('access-control-allow-origin')).toBe(STUDIO);
    const log = await studio.get('/data/history/production/transactions/n1', headers);
    expect(JSON.parse((await log.text()).split('\n')[0] ?? '')).toMatchObject({ author: me.id });
    const acl = await studio.get('/projects/agence/datasets/production/acl', headers);
    expect(await acl.json()).toEqual([
      { filter: 'true', permissions: expect.arrayContaining(['update', 'publish']) },
    ]);
    const { entries } = await (await agency.administrator.get('/users/audit?limit=1')).json();
    expect(entries).toMatchObject([
      { event: 'studio_opened', actorName: 'Yanis Idrissi', subject: STUDIO },
    ]);
  });

  it('gets its token once, within two minutes, and at the origin it was opened for', {
    tags: ['slow'],
  }, async () => {
    const agency = await startAgency();
    await allow(agency);
    const status = async (...parameters: [sid: string, origin?: string]) =>
      (await exchange(agency, ...parameters)).status;
    const sid = await sidOf(await open(agency.administrator));
    expect(await status(sid, 'https://evil.example')).toBe(401);
    expect(await status(sid, '')).toBe(401);
    const answers = await Promise.all([status(sid), status(sid)]);
    expect(answers.toSorted()).toEqual([200, 401]);
    const late = await sidOf(await open(agency.administrator));
    agency.pass(3 * MINUTE);
    expect(await status(late)).toBe(401);
    expect(await status('')).toBe(401);
  });

  it('is opened for sites that may act with the session, by people who edit content, on our own pages', {
    tags: ['slow'],
  }, async () => {
    const agency = await startAgency();
    const recruiter = await agency.hire('r@agence.example', 'recruiter');
    const refusals = [await open(agency.administrator)];
    await allow(agency, false);
    refusals.push(await open(agency.administrator));
    for (const address of [
      'javascript:alert(1)',
      '/studio',
      `https://studio.vitrine.example@evil.example`,
    ]) {
      refusals.push(await open(agency.administrator, address));
    }
    expect(await Promise.all(refusals.map(refusal))).toEqual(
      refusals.map(() => [403, 'studio_not_allowed']),
    );
    const { origins } = await (await agency.administrator.get('/users/origins')).json();
    await agency.administrator.send('DELETE', `/users/origins/${origins[0].id}`);
    await allow(agency);
    expect(await refusal(await open(recruiter))).toEqual([403, 'not_allowed']);
    expect((await open(agency.browser())).status).toBe(401);
    const itself = { origin: STUDIO, 'sec-fetch-site': 'cross-site' };
    const driven = agency.administrator.send('POST', '/auth/studio', { address: ADDRESS }, itself);
    expect(await refusal(await driven)).toEqual([403, 'cross_site']);
  });

  it('reaches no account, no session and no request of visitors', { tags: ['slow'] }, async () => {
    const agency = await startAgency();
    await allow(agency);
    const headers = await studioOf(agency, agency.administrator);
    const studio = agency.browser();
    const attempts: [method: string, path: string, body?: object][] = [
      ['GET', '/auth/sessions'],
      ['POST', '/auth/password', { current: 'a', next: 'b' }],
      ['POST', '/auth/studio', { address: ADDRESS }],
      ['PATCH', '/users/me', { name: 'Un autre nom' }],
      ['POST', '/users/invitations', { email: 'a@b.example', roles: ['administrator'] }],
      ['POST', '/users/tokens', { name: 'Jeton', roles: ['administrator'], lifetime: null }],
      ['GET', '/users/origins'],
      ['GET', '/users/audit'],
    ];
    for (const [method, path, body] of attempts) {
      const answer = await studio.send(method, path, body, headers);
      expect(await refusal(answer), path).toEqual([403, 'not_allowed']);
    }
    // The token is none of our cookies either.
    studio.cookie = `__Host-session=${headers.authorization.slice('Bearer '.length)}`;
    expect((await studio.get('/auth/sessions')).status).toBe(401);
    const request = new Request(`${SITE}/inbox/v1/requests`, { headers });
    expect(await agency.staff.identify(request)).toBeUndefined();
  });

  it('stands among its person’s sessions, and ends there, by itself, or with its site’s permission', {
    tags: ['slow'],
  }, async () => {
    const agency = await startAgency();
    await allow(agency);
    const { administrator } = agency;
    const studio = agency.browser();
    const status = async (headers: Record<string, string>) =>
      (await studio.get('/users/me', headers)).status;
    const sessions = async () =>
      (await (await administrator.get('/auth/sessions')).json()).sessions;
    // One that was not exchanged yet is no session.
    await open(administrator);
    expect(await sessions()).toHaveLength(1);

    const closed = await studioOf(agency, administrator);
    const named = (await sessions()).find(({ current }: { current: boolean }) => !current);
    expect(named.device).toBe('Firefox sur Linux, studio de studio.vitrine.example');
    expect(await status(closed)).toBe(200);
    await administrator.send('DELETE', `/auth/sessions/${named.id}`);
    expect(await status(closed)).toBe(401);

    const left = await studioOf(agency, administrator);
    await studio.send('POST', '/auth/logout', {}, left);
    expect(await status(left)).toBe(401);

    const forbidden = await studioOf(agency, administrator);
    const { origins } = await (await administrator.get('/users/origins')).json();
    await administrator.send('DELETE', `/users/origins/${origins[0].id}`);
    expect(await status(forbidden)).toBe(401);

    await allow(agency);
    const idle = await studioOf(agency, administrator);
    agency.pass(8 * DAY);
    expect(await status(idle)).toBe(401);
  });

  it('is told whether its browser sends our cookie', { tags: ['slow'] }, async () => {
    const agency = await startAgency();
    expect((await agency.browser().get('/auth/id')).status).toBe(401);
    expect(await (await agency.administrator.get('/auth/id')).json()).toEqual({
      id: expect.any(String),
      expiry: expect.any(Number),
    });
  });
});
