import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createClient } from '@sanity/client';
import { expect, it, onTestFinished } from 'vitest';
import { ADMINISTRATOR, startAgency } from '../support/start-agency.ts';

it('the official client knows itself, and others, by its token [pages-7.26]', async () => {
  const { administrator, service } = await startAgency();
  const made = await administrator.send('POST', '/users/tokens', {
    name: 'Marie',
    roles: ['editor'],
  });
  const { token, id } = await made.json();
  const me = await (await administrator.get('/users/me')).json();
  const server = serve({
    fetch: (request) => service.fetch(request),
    hostname: '127.0.0.1',
    port: 0,
    overrideGlobalObjects: false,
  });
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())));
  await new Promise((listening) => server.once('listening', listening));
  const address: AddressInfo | string | null = server.address();
  const client = (given?: string) =>
    createClient({
      projectId: 'agence',
      dataset: 'production',
      apiHost: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      ...(given && { token: given }),
    });

  expect(await client(token).users.getById('me')).toMatchObject({
    id,
    name: 'Marie',
    role: 'editor',
  });
  expect(await client(token).users.getById(me.id)).toMatchObject({
    displayName: ADMINISTRATOR.name,
  });
  await expect(client('sk-of-nobody').users.getById('me')).rejects.toMatchObject({
    statusCode: 401,
  });
  expect(await client().users.getById('me')).toEqual({});
});
