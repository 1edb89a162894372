import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DeliveryError } from '../deliveries/delivery.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { addressProblem } from './address.ts';
import { type PostOptions, post } from './post.ts';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const message = { headers: { 'webhook-id': 'msg_1' }, body: '{}' };
const never = new AbortController().signal;

/** The name of the failure a message ends with. */
async function failureOf(options: PostOptions, address: string): Promise<string> {
  const failed = await post(options, { ...message, address }, never).catch((error) => error);
  if (failed instanceof DeliveryError) return failed.failure;
  throw new Error(`not refused: ${JSON.stringify(failed)}`);
}

describe('the addresses of webhooks', () => {
  test.each([
    'https://crm.exemple.com/hooks/1',
    'https://crm.exemple.com:8443/?cle=x',
    'https://hooks.crm.exemple.com./a',
  ])('%s may be configured', (address) => {
    expect(addressProblem(address, 'public')).toBeUndefined();
  });

  test.each([
    'http://crm.exemple.com/',
    'ftp://crm.exemple.com/',
    'file:///etc/passwd',
    'crm.exemple.com',
    'https://',
    'https://localhost/',
    'https://localhost./',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://crm.exemple.com:22/',
    'https://crm.exemple.com:3000/',
    'https://nom:passe@crm.exemple.com/',
    'https://crm.exemple.com@127.0.0.1/',
    `https://crm.exemple.com/${'x'.repeat(1000)}`,
  ])('%s may not', (address) => {
    expect(addressProblem(address, 'public')).toEqual(expect.any(String));
  });

  test.each([
    'http://localhost:4000/a',
    'http://127.0.0.1/',
    'http://[::1]:4000/',
    'https://crm.test/',
  ])('%s may in development and in tests', (address) => {
    expect(addressProblem(address, 'loopback')).toBeUndefined();
  });

  test.each([
    'ftp://localhost/',
    'http://10.0.0.1/',
    'http://localhost.exemple.com/',
    'http://intranet/',
  ])('%s may not even there', (address) => {
    expect(addressProblem(address, 'loopback')).toEqual(expect.any(String));
  });

  test('a receiver on this machine is for tests: a site reaches none', async () => {
    expect(await failureOf({ reach: 'public' }, receiver.url)).toBe('receiver_not_public');
    const answer = await post({ reach: 'loopback' }, { ...message, address: receiver.url }, never);
    expect(answer.status).toBe(204);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a host name that leads inside', () => {
  const resolveTo = (...answers: LookupAddress[][]) => {
    const hosts: string[] = [];
    const resolve: PostOptions['resolve'] = (host, _options, done) => {
      hosts.push(host);
      done(null, answers[hosts.length - 1] ?? []);
    };
    return { hosts, resolve };
  };

  test.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['100.64.0.1', 4],
    ['169.254.169.254', 4],
    ['::1', 6],
    ['::ffff:127.0.0.1', 6],
    ['fd00::1', 6],
  ])('is refused at the connection: %s', async (address, family) => {
    const { resolve } = resolveTo([{ address, family }]);
    expect(await failureOf({ reach: 'public', resolve }, 'https://crm.example.com/')).toBe(
      'receiver_not_public',
    );
  });

  test('is refused when one of its addresses is public and another is not', async () => {
    const { resolve } = resolveTo([
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
    expect(await failureOf({ reach: 'public', resolve }, 'https://crm.example.com/')).toBe(
      'receiver_not_public',
    );
  });

  test('is resolved once, and the connection goes to what was checked: a second answer changes nothing', async () => {
    const { hosts, resolve } = resolveTo(
      [{ address: '127.0.0.1', family: 4 }],
      [{ address: '169.254.169.254', family: 4 }],
    );
    const address = `http://crm.test:${new URL(receiver.url).port}/`;
    await post({ reach: 'loopback', resolve }, { ...message, address }, never);
    expect(hosts).toEqual(['crm.test']);
    expect(receiver.received).toHaveLength(1);
    // The next message asks again, and is held to the same rule.
    expect(await failureOf({ reach: 'loopback', resolve }, address)).toBe('receiver_not_public');
    expect(receiver.received).toHaveLength(1);
  });
});

test('a redirect is an answer, and is not followed', async () => {
  const inside = await startWebhookReceiver();
  receiver.answer = (response) => response.writeHead(307, { location: inside.url }).end();
  const answer = await post({ reach: 'loopback' }, { ...message, address: receiver.url }, never);
  expect(answer.status).toBe(307);
  expect(inside.received).toEqual([]);
  await inside.close();
});

test('from an address of the operator’s own network a redirect elsewhere leads to the public internet alone', async () => {
  const inside = await startWebhookReceiver();
  const address = receiver.url.replace('127.0.0.1', 'script.test');
  receiver.answer = (response) =>
    response.writeHead(302, { location: inside.url.replace('127.0.0.1', 'elsewhere.test') }).end();
  const options: PostOptions = {
    reach: 'configured',
    resolve: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    follow: ({ location = '' }) => new URL(location),
  };
  expect(await failureOf(options, address)).toBe('receiver_not_public');
  expect(receiver.received).toHaveLength(1);
  expect(inside.received).toEqual([]);
  await inside.close();
});

test('an endless answer is read to its bound, and its line closed', async () => {
  let closed = false;
  receiver.answer = (response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(16 * 1024)));
    };
    response.on('drain', pour).on('close', () => {
      closed = true;
    });
    pour();
  };
  const { text } = await post({ reach: 'loopback' }, { ...message, address: receiver.url }, never);
  expect(text).toHaveLength(16 * 1024);
  await expect.poll(() => closed).toBe(true);
});

test('a head without end is refused', async () => {
  receiver.answer = (response) =>
    response.writeHead(200, { 'x-long': 'x'.repeat(32 * 1024) }).end();
  expect(await failureOf({ reach: 'loopback' }, receiver.url)).toBe('receiver_unreachable');
});

test('a server that never answers is left when the attempt is cut short', async () => {
  receiver.answer = () => {};
  const cut = AbortSignal.timeout(50);
  const sent = post({ reach: 'loopback' }, { ...message, address: receiver.url }, cut);
  await expect(sent).rejects.toThrow(DeliveryError);
});
