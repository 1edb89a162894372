import { createServer, type IncomingMessage } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { hostedStaff } from './hosted-staff.ts';

type Answer = { status?: number; body?: unknown };

/** A content service as the hosted one speaks, on loopback. */
async function startContentService(answer: (token: string) => Answer) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const { status = 200, body = {} } = answer(token);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((closed) => void server.close(() => closed())));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const warnings: string[] = [];
  const identify = hostedStaff({
    projectId: 'abc123',
    apiHost: `http://127.0.0.1:${port}`,
    warn: (message) => warnings.push(message),
  });
  const as = (authorization: string | undefined) =>
    identify(
      new Request('https://agence.example/inbox/v1/me', {
        headers: authorization === undefined ? {} : { authorization },
      }),
    );
  return { requests, warnings, as };
}

/** A member as `GET /users/me` answers at a project's address. */
const member = (...roles: string[]) => ({
  body: {
    id: 'pAbC',
    name: 'Salma Idrissi',
    email: 'salma@agence.example',
    profileImage: null,
    provider: 'google',
    role: roles[0],
    roles: roles.map((name) => ({ name, title: name })),
  },
});

it('a member of the project is staff, with the roles the project gives', async () => {
  const { as, requests } = await startContentService((token) => member(...token.split('.')));
  const staff = { id: 'pAbC', name: 'Salma Idrissi', email: 'salma@agence.example' };
  expect(await as('Bearer administrator')).toEqual({ ...staff, roles: ['administrator'] });
  expect(await as('Bearer developer')).toEqual({ ...staff, roles: ['editor'] });
  expect(await as('Bearer viewer.commercial')).toEqual({ ...staff, roles: ['sales'] });
  expect(await as('Bearer recruiter.editor')).toEqual({ ...staff, roles: ['editor', 'recruiter'] });
  expect(await as('Bearer viewer.contributor')).toBeUndefined();
  expect(requests[0]?.url).toBe('/v2021-06-07/users/me');
  expect(requests[0]?.headers['x-sanity-project-id']).toBe('abc123');
});

it('a token is asked about once, however many requests come with it', async () => {
  const { as, requests } = await startContentService(() => member('editor'));
  const answers = await Promise.all(Array.from({ length: 20 }, () => as('Bearer one-token')));
  expect(new Set(answers.map((staff) => staff?.roles.join()))).toEqual(new Set(['editor']));
  await as('Bearer one-token');
  expect(requests).toHaveLength(1);
});

it('who has no token, or one the service refuses, is nobody', async () => {
  const { as, requests, warnings } = await startContentService((token) =>
    token === 'logged-out' ? { body: {} } : { status: 401, body: { statusCode: 401 } },
  );
  for (const authorization of [
    undefined,
    '',
    'Basic YTpi',
    'Bearer ',
    `Bearer ${'x'.repeat(2_000)}`,
  ]) {
    expect(await as(authorization)).toBeUndefined();
  }
  expect(requests).toHaveLength(0);
  expect(await as('Bearer logged-out')).toBeUndefined();
  expect(await as('Bearer not-good')).toBeUndefined();
  expect(warnings).toEqual([]);
});

it('while the service is away nobody is known, and it is asked again', async () => {
  let away = true;
  const { as, warnings } = await startContentService(() =>
    away ? { status: 503, body: 'down' } : member('editor'),
  );
  expect(await as('Bearer one-token')).toBeUndefined();
  expect(warnings).toHaveLength(1);
  away = false;
  expect(await as('Bearer one-token')).toMatchObject({ roles: ['editor'] });
});
