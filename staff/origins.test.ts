import { describe, expect, it } from 'vitest';
import { describeEachEngine, ENGINES } from '../packages/kit/database/testing/engines.ts';
import { agenciesOn, refusal, SITE } from '../test/support/start-agency.ts';

const OTHER = 'https://vitrine.example';
const STUDIO = 'https://studio.agence.example';
const DOCUMENTS = '/data/doc/production/n1';
const WRITE = { mutations: [{ createOrReplace: { _id: 'n1', _type: 'note' } }] };

describeEachEngine('other sites, on $name', (engine) => {
  const { startTeam, startAgency } = agenciesOn(engine);

  it('may call the content service from the moment they are added until they are removed', {
    tags: ['slow'],
  }, async () => {
    const { administrator, browser } = await startAgency();
    const visitor = browser();
    const readableBy = async (origin: string) => {
      const { headers } = await visitor.get(DOCUMENTS, { origin });
      const [site, cookies] = ['origin', 'credentials'].map((name) =>
        headers.get(`access-control-allow-${name}`),
      );
      return [site, cookies];
    };
    expect(await readableBy(OTHER)).toEqual([null, null]);
    const added = await administrator.send('POST', '/users/origins', { origin: OTHER });
    expect(added.status).toBe(201);
    const { id } = await added.json();
    expect(await readableBy(OTHER)).toEqual([OTHER, null]);
    expect(await readableBy(`${OTHER}.evil.test`)).toEqual([null, null]);
    const preflight = await visitor.send('OPTIONS', DOCUMENTS, undefined, {
      origin: OTHER,
      'access-control-request-headers': 'authorization',
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    expect((await administrator.send('DELETE', `/users/origins/${id}`)).status).toBe(200);
    expect(await readableBy(OTHER)).toEqual([null, null]);
    expect(await refusal(await administrator.send('DELETE', `/users/origins/${id}`))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('act for the person logged in only where the session is accepted, and on content alone', {
    tags: ['slow'],
  }, async () => {
    const { administrator } = await startAgency();
    const from = (origin: string) => ({ origin, 'sec-fetch-site': 'same-site' });
    const write = async (origin: string) =>
      (await administrator.send('POST', '/data/mutate/production', WRITE, from(origin))).status;
    await administrator.send('POST', '/users/origins', { origin: OTHER });
    expect([await write(OTHER), await write(STUDIO)]).toEqual([403, 403]);
    await administrator.send('POST', '/users/origins', { origin: STUDIO, allowCredentials: true });
    expect([await write(OTHER), await write(STUDIO)]).toEqual([403, 200]);
    const { headers } = await administrator.get(DOCUMENTS, from(STUDIO));
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    const invitation = { email: 'a@b.example', roles: ['administrator'] };
    const invited = administrator.send('POST', '/users/invitations', invitation, from(STUDIO));
    expect(await refusal(await invited)).toEqual([403, 'cross_site']);
  });

  it('are listed with who added them, and audited', async () => {
    const { administrator } = await startTeam();
    await administrator.send('POST', '/users/origins', {
      origin: 'https://Vitrine.example:443/',
      allowCredentials: true,
    });
    const { origins } = await (await administrator.get('/users/origins')).json();
    expect(origins).toEqual([
      {
        id: expect.any(String),
        origin: OTHER,
        allowCredentials: true,
        createdAt: expect.any(String),
        createdBy: 'Amina Tazi',
      },
    ]);
    await administrator.send('DELETE', `/users/origins/${origins[0].id}`);
    const { entries } = await (await administrator.get('/users/audit?limit=2')).json();
    expect(entries).toMatchObject([
      { event: 'origin_removed', actorName: 'Amina Tazi', subject: OTHER },
      { event: 'origin_added', subject: `${OTHER} (avec le cookie de session)` },
    ]);
  });

  it('are for administrators, in a browser, on our own pages', async () => {
    const { administrator, browser, hire } = await startTeam();
    const editor = await hire('e@agence.example', 'editor');
    const added = { origin: OTHER };
    const elsewhere = { origin: 'https://evil.example' };
    const refusals = [
      await browser().get('/users/origins'),
      await editor.get('/users/origins'),
      await editor.send('POST', '/users/origins', added),
      await editor.send('DELETE', '/users/origins/o1'),
      await administrator.send('POST', '/users/origins', added, elsewhere),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([401, 403, 403, 403, 403]);
  });

  it('are fifty at most, each once', async () => {
    const { administrator } = await startTeam();
    const add = (origin: string) => administrator.send('POST', '/users/origins', { origin });
    const twice = await Promise.all([add(OTHER), add(OTHER)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 400]);
    for (let n = 1; n < 50; n += 1) await add(`https://site-${n}.example`);
    expect(await refusal(await add('https://encore.example'))).toEqual([409, 'too_many_origins']);
  });
});

describe.each(ENGINES.slice(0, 1))('the address of another site', (engine) => {
  const { startTeam } = agenciesOn(engine);

  it('is kept as browsers send it', async () => {
    const { administrator } = await startTeam();
    const storedOrigin = async (origin: string) =>
      (await (await administrator.send('POST', '/users/origins', { origin })).json()).origin;
    expect(await storedOrigin(' https://École.example ')).toBe('https://xn--cole-9oa.example');
    expect(await storedOrigin('http://localhost:3333')).toBe('http://localhost:3333');
    expect(await storedOrigin('http://[::1]:3333/')).toBe('http://[::1]:3333');
    expect(await storedOrigin('https://site.example:8443')).toBe('https://site.example:8443');
  });

  it.each([
    ['', /adresse complète/],
    ['vitrine.example', /adresse complète/],
    ['null', /adresse complète/],
    ['javascript:alert(1)', /adresse complète/],
    ['ftp://vitrine.example', /adresse complète/],
    ['https://amina:secret@vitrine.example', /adresse complète/],
    ['https://vitrine.example/studio', /ni chemin/],
    ['https://vitrine.example?', /ni chemin/],
    ['https://vitrine.example/#', /ni chemin/],
    ['https://*.vitrine.example', /joker/],
    ['http://vitrine.example', /https/],
    ['http://localhost.evil.example', /https/],
    [`https://${'a'.repeat(300)}.example`, /trop longue/],
    [SITE, /déjà autorisée/],
    [7, /adresse complète/],
  ])('is refused in French: %s', async (origin, sentence) => {
    const { administrator } = await startTeam();
    const response = await administrator.send('POST', '/users/origins', { origin });
    expect(response.status).toBe(400);
    expect((await response.json()).fields.origin).toMatch(sentence);
  });
});
