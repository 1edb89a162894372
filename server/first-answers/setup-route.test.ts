import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import {
  STAFF_TOKEN,
  startTestService,
} from '../../packages/content-service/testing/start-test-service.ts';
import type { Role } from '../../staff/roles.ts';
import { createSetupRoute } from './setup-route.ts';

const ADDRESS = 'https://agence.example/studio/installation-du-site.json';
const rif = JSON.parse(await readFile('test/support/studio-rif/answers.json', 'utf8'));
const { logo: _, ...look } = rif.look;

async function open({
  role = 'administrator',
  hosted = false,
}: {
  role?: Role | 'nobody';
  hosted?: boolean;
} = {}) {
  const { service, staff } = await startTestService();
  const route = createSetupRoute({
    content: hosted ? undefined : service,
    archive: pathToFileURL('tools/demo/archive/'),
    identify: async () =>
      role === 'nobody'
        ? undefined
        : { id: 'p-marie', name: 'Marie', email: 'marie@rif.example', roles: [role] },
    clock: () => new Date('2026-11-24T12:00:00Z'),
  });
  const headers = { authorization: `Bearer ${STAFF_TOKEN}` };
  const ask = async (body?: unknown) => {
    const answer = await route(
      body === undefined
        ? new Request(ADDRESS, { headers })
        : new Request(ADDRESS, {
            method: 'POST',
            headers,
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
      { address: '127.0.0.1' },
    );
    return { status: answer.status, body: await answer.json() };
  };
  return { ask, client: staff({ apiVersion: '2025-02-19', perspective: 'raw' }) };
}

test.each([
  ['nobody', 401, 'unauthenticated'],
  ['editor', 403, 'forbidden'],
  ['sales', 403, 'forbidden'],
] as const)('%s is refused', { tags: ['slow'] }, async (role, status, type) => {
  const { ask, client } = await open({ role });
  expect(await ask()).toMatchObject({ status, body: { error: { type } } });
  expect(await ask({ answers: { agency: rif.agency } })).toMatchObject({ status });
  expect(await client.fetch('count(*)')).toBe(0);
});

test('where another service keeps the content there is nothing to ask', async () => {
  const { ask } = await open({ hosted: true });
  expect(await ask()).toMatchObject({ status: 404, body: { error: { type: 'not_found' } } });
});

test('each step is kept as it is answered, and read back by who comes later', {
  tags: ['slow'],
}, async () => {
  const { ask, client } = await open();
  expect((await ask()).body).toMatchObject({
    answers: { agency: { name: '' } },
    isLegalWritten: false,
    demoDocuments: 0,
  });
  await ask({ answers: { agency: rif.agency } });
  await ask({ answers: { contact: rif.contact } });
  const { status, body } = await ask({ answers: { look } });
  expect(status).toBe(200);
  expect(body.answers).toEqual({ agency: rif.agency, contact: rif.contact, look });
  const { legal, agency, contact } = rif;
  expect(await ask({ answers: { agency, contact, legal, demo: false } })).toMatchObject({
    status: 200,
    body: { isLegalWritten: true },
  });
  expect(await client.fetch('*[_id == "legal"][0].effectiveDate')).toBe('2026-11-24');
});

test('wrong answers are all told, by path, and nothing is written', async () => {
  const { ask, client } = await open();
  const { status, body } = await ask({
    answers: { agency: { ...rif.agency, name: '' }, look: { colors: { night: 'nuit' } } },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: { type: 'invalid' },
    errors: {
      'agency.name': 'Donnez le nom de l’agence.',
      'look.colors.night': expect.any(String),
    },
  });
  expect(await client.fetch('count(*)')).toBe(0);
});

test('a body that is no request is refused', async () => {
  const { ask } = await open();
  for (const body of ['', '[', 'null', '{"replaceLegal":"oui"}']) {
    expect(await ask(body), body).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid' } },
    });
  }
});

test('legal texts that an editor changed are replaced only when that is asked for', async () => {
  const { ask, client } = await open();
  const { legal, agency, contact } = rif;
  await ask({ answers: { agency, contact, legal } });
  await client.patch('legal').set({ title: 'Nos textes' }).commit();
  const again = { agency, contact, legal: { ...legal, director: 'Omar Tahiri' } };
  expect(await ask({ answers: again })).toMatchObject({
    status: 409,
    body: { error: { type: 'conflict' } },
  });
  expect(await client.fetch('*[_id == "legal"][0].title')).toBe('Nos textes');
  expect(await ask({ answers: again, replaceLegal: true })).toMatchObject({ status: 200 });
  expect(JSON.stringify(await client.getDocument('legal'))).toContain('Omar Tahiri');
});

test('a logo that is not among the assets is refused in words', async () => {
  const { ask } = await open();
  const lost = { ...look, logo: 'image-000000000000000000000000000000000000000a-10x10-png' };
  expect(await ask({ answers: { look: lost } })).toMatchObject({
    status: 409,
    body: { error: { type: 'conflict' } },
  });
});

test('two administrators who answer at once lose nothing of each other’s', async () => {
  const { ask, client } = await open();
  for (const name of ['Studio Rif', 'Atelier du Détroit', 'Maison Cap Spartel']) {
    const answers = await Promise.all([
      ask({ answers: { agency: { ...rif.agency, name } } }),
      ask({ answers: { contact: { ...rif.contact, email: `${name.length}@rif.example` } } }),
      ask({ answers: { look } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await client.fetch('*[_id == "settings"][0]{agencyName, email}')).toEqual({
      agencyName: name,
      email: `${name.length}@rif.example`,
    });
  }
});

test('of two administrators who finish at once the first has written the legal texts, and the other is told', async () => {
  const { ask, client } = await open();
  const { legal, agency, contact } = rif;
  const directors = ['Hajar Benjelloun', 'Omar Tahiri'];
  const done = await Promise.all(
    directors.map((director) =>
      ask({ answers: { agency, contact, legal: { ...legal, director }, demo: false } }),
    ),
  );
  expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
  const texts = JSON.stringify(await client.getDocument('legal'));
  const first = directors[done.findIndex(({ status }) => status === 200)] ?? '';
  const [other = ''] = directors.filter((director) => director !== first);
  expect(texts).toContain(first);
  expect(texts).not.toContain(other);
});
