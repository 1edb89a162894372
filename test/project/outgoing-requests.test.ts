/** Every request that the process makes, before servers with every odd answer: each ends, and says what went wrong. */
import { afterAll, expect, test } from 'vitest';
import { DeliveryError, type DeliveryJob } from '../../inbox/deliveries/delivery.ts';
import { createSmtpPost } from '../../inbox/deliveries/smtp-post.ts';
import { post } from '../../inbox/webhooks/post.ts';
import { createSpreadsheetTransport } from '../../inbox/webhooks/spreadsheet-transport.ts';
import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { createLogoReader } from '../../server/cards/read-logo.ts';
import { readConfig } from '../../server/config.ts';
import { contentSource } from '../../server/content-reader.ts';
import { hostedStaff } from '../../server/hosted-staff.ts';
import { ask } from '../../server/operations/doctor/ask.ts';
import { ALL_ODDITIES, type OddServer, startOddServer } from '../support/odd-server.ts';

const servers: OddServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

type Outcome = [oddity: string, outcome: string];

/** Makes one request of each odd server, all at once; returns what came of each, in its own words. */
function outcomes(request: (origin: string) => Promise<unknown>): Promise<Outcome[]> {
  return Promise.all(
    ALL_ODDITIES.map(async (oddity): Promise<Outcome> => {
      const server = await startOddServer(oddity);
      servers.push(server);
      try {
        return [oddity, JSON.stringify(await request(server.origin)) ?? 'nothing'];
      } catch (error) {
        return [oddity, error instanceof DeliveryError ? error.failure : 'failed'];
      }
    }),
  );
}

/** How long the attempts are given that take a limit from outside. */
const ATTEMPT = 2_000; // ms

test.concurrent('a signed webhook ends before every odd answer, and is tried again [R31]', {
  tags: ['slow'],
}, async () => {
  const made = new Map(
    await outcomes((origin) =>
      post(
        { reach: 'loopback' },
        { address: `${origin}/crm`, headers: {}, body: '{}' },
        AbortSignal.timeout(ATTEMPT),
      ),
    ),
  );
  const answered = ['another protocol', 'a body without end', 'a redirect to itself'];
  expect(made.get('another protocol')).toBe('{"status":101,"text":""}');
  expect(made.get('a body without end')).toMatch(/^{"status":200/);
  expect(made.get('a redirect to itself')).toMatch(/^{"status":302/);
  for (const [oddity, outcome] of made) {
    if (!answered.includes(oddity))
      expect([oddity, outcome]).toEqual([oddity, 'receiver_unreachable']);
  }
});

const JOB: DeliveryJob = {
  id: 'd-1',
  channel: 'webhook',
  messageId: '<d-1@agence.example>',
  addressee: undefined,
  request: {
    id: 'r-1',
    kind: 'contact-request',
    reference: 'abc-def-ghi',
    fields: {},
    receivedAt: new Date(0),
    dueAt: undefined,
    subscriptionId: undefined,
    about: undefined,
    assignee: undefined,
    attachment: undefined,
    answer: undefined,
  },
};

test.concurrent('the spreadsheet script is left before every odd answer, under a name [R31]', {
  tags: ['slow'],
}, async () => {
  const made = await outcomes((origin) =>
    createSpreadsheetTransport({
      url: `${origin}/exec`,
      secret: undefined,
      clock: () => new Date(0),
    }).deliver(JOB, AbortSignal.timeout(ATTEMPT)),
  );
  for (const [oddity, outcome] of made) {
    // What is read of an endless body is no refusal: the script has taken the request.
    if (oddity === 'a body without end') expect(outcome).toBe('"sent"');
    else expect([oddity, outcome]).toEqual([oddity, expect.stringMatching(/^webhook_/)]);
  }
});

test.concurrent('a mail server that answers as none does is left, and named as a server that is away [R31]', {
  tags: ['slow'],
}, async () => {
  const made = await outcomes((origin) =>
    createSmtpPost(origin.replace(/^https?/, 'smtp')).send(
      {
        from: { name: 'Agence', address: 'agence@agence.example' },
        to: { name: 'Salma', address: 'salma@cafe-anfa.ma' },
        subject: 'Bonjour',
        text: 'Bonjour',
        html: '<p>Bonjour</p>',
        automatic: false,
      },
      { name: 'mail', messageId: '<m-1@agence.example>', date: new Date(0) },
      AbortSignal.timeout(ATTEMPT),
    ),
  );
  // These servers speak once they are spoken to, and SMTP waits for a greeting.
  for (const row of made) expect(row).toEqual([row[0], 'connection_timeout']);
});

test.concurrent('content is read or reported unreadable, whatever its service answers [R31]', {
  tags: ['slow'],
}, async () => {
  const made = await outcomes(async (origin) => {
    const config = readConfig({
      SANITY_PROJECT_ID: 'agence',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: origin,
    });
    const source = contentSource(config, 0, () => {}, { perspective: 'published' });
    try {
      return await source.reader.client.fetch('*[_type == "settings"]');
    } finally {
      source.close();
    }
  });
  for (const row of made) expect(row).toEqual([row[0], 'failed']);
});

test.concurrent('no account is known while the service that keeps accounts answers oddly [R31]', {
  tags: ['slow'],
}, async () => {
  const made = await outcomes((apiHost) => {
    const identify = hostedStaff({ projectId: 'agence', apiHost, warn: () => {} });
    const headers = { authorization: 'Bearer token-of-an-editor' };
    return identify(new Request('https://agence.example/inbox/v1/me', { headers }));
  });
  for (const row of made) expect(row).toEqual([row[0], 'nothing']);
});

test.concurrent('the logo is left out where it is answered oddly [R31]', {
  tags: ['slow'],
}, async () => {
  const made = await outcomes((origin) => {
    const logo = { src: `${origin}/logo.png`, width: 10, height: 10, alt: '' };
    return createLogoReader({
      brand: () => ({ ...DEFAULT_BRAND, logo }),
      origin,
      warn: () => {},
    })();
  });
  for (const row of made) expect(row).toEqual([row[0], 'nothing']);
});

test.concurrent('the doctor says what it found at an address, or that nothing answered [R31]', {
  tags: ['slow'],
}, async () => {
  const made = new Map(await outcomes((origin) => ask(`${origin}/healthz`)));
  const answered = ['another protocol', 'a body without end', 'a redirect to itself'];
  for (const [oddity, outcome] of made) {
    if (answered.includes(oddity)) expect(outcome).toContain('"status":');
    else expect([oddity, outcome]).toEqual([oddity, 'failed']);
  }
});
