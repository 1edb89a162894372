import { describe, expect, it } from 'vitest';
import { type Browser, SITE, startAgency } from '../../../test/support/start-agency.ts';

/** A word in every field of every document visitors must not see. */
const CANARY = 'canari-7f3a';

const { service, browser, administrator, hire } = await startAgency({
  documents: [
    { put: { _id: 'open', _type: 'post', title: 'Ouvert' } },
    { put: { _id: 'drafts.open', _type: 'post', title: CANARY } },
    { put: { _id: 'versions.rNext.open', _type: 'post', title: CANARY } },
    { put: { _id: 'secret.settings', _type: 'settings', title: CANARY, to: { _ref: 'open' } } },
  ],
});
const people = {
  nobody: browser(),
  sales: await hire('sales@agence.example', 'sales'),
  recruiter: await hire('recruiter@agence.example', 'recruiter'),
  editor: await hire('editor@agence.example', 'editor'),
  administrator,
};

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
/** One of each way to change content. */
const WRITES: [string, (who: Browser, headers?: Record<string, string>) => Promise<Response>][] = [
  [
    'mutate',
    (who, headers) =>
      who.send(
        'POST',
        '/data/mutate/production',
        { mutations: [{ create: { _type: 'post' } }] },
        headers,
      ),
  ],
  [
    'act',
    (who, headers) =>
      who.send(
        'POST',
        '/data/actions/production',
        {
          actions: [
            {
              actionType: 'sanity.action.document.edit',
              draftId: 'drafts.open',
              publishedId: 'open',
              patch: { set: { touched: true } },
            },
          ],
        },
        headers,
      ),
  ],
  ['upload', (who, headers) => who.send('POST', '/assets/files/production', PIXEL, headers)],
];

describe.each(WRITES)('to %s', (_what, write) => {
  it.each<[keyof typeof people, number]>([
    ['nobody', 401],
    ['sales', 403],
    ['recruiter', 403],
    ['editor', 200],
    ['administrator', 200],
  ])('%s is answered %i', async (who, status) => {
    const before = service.documentCount();
    expect((await write(people[who])).status).toBe(status);
    if (status !== 200) expect(service.documentCount()).toBe(before);
  });

  it('is not for a page of another site in the name of who is logged in [S14]', async () => {
    const before = service.documentCount();
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ];
    for (const headers of elsewhere) {
      expect((await write(people.editor, headers)).status).toBe(403);
    }
    expect(service.documentCount()).toBe(before);
  });
});

it('a program writes by the role of its token', async () => {
  const statusFor = async (role: string) => {
    const made = await administrator.send('POST', '/users/tokens', {
      name: `Robot ${role}`,
      roles: [role],
    });
    const { token } = await made.json();
    const body = JSON.stringify({ mutations: [{ create: { _type: 'post' } }] });
    const headers = { authorization: `Bearer ${token}` };
    const address = `${SITE}/v1/data/mutate/production`;
    return (await service.fetch(new Request(address, { method: 'POST', headers, body }))).status;
  };
  expect(await statusFor('editor')).toBe(200);
  expect(await statusFor('sales')).toBe(403);
});

/** Every address that answers with content, with the ids of what must not be seen. */
const READS = [
  '/data/query/production?query=*&perspective=raw',
  '/data/doc/production/drafts.open,versions.rNext.open,secret.settings?includeAllVersions=true',
  '/data/export/production',
  '/data/export/production?types=settings',
  '/data/history/production/events/documents/drafts.open',
  '/data/history/production/transactions/open,drafts.open?effectFormat=mendoza',
  '/data/history/production/documents/drafts.open?lastRevision=true',
  '/data/references/production/documents/open/to',
];

it.each(READS)(
  '%s shows drafts, versions and dotted ids to no visitor, and sales are visitors',
  async (path) => {
    for (const who of [people.nobody, people.sales, people.recruiter]) {
      const text = await (await who.get(path)).text();
      expect(text).not.toContain(CANARY);
      expect(text).not.toContain('"secret.settings","_type"');
    }
    expect((await people.editor.get(path)).status).toBe(200);
  },
);

it('a listener hears no more than it may read, and nothing once it is logged out', async () => {
  const query = encodeURIComponent('*');
  const path = `/data/listen/production?query=${query}&includeAllVersions=true&includeResult=true`;
  const streams = await Promise.all([people.nobody, people.sales].map((who) => who.get(path)));
  const heard = streams.map(async ({ body }) => {
    let text = '';
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('"shown"')) return text;
    }
    return text;
  });
  await people.editor.send('POST', '/data/mutate/production', {
    mutations: [
      { patch: { id: 'drafts.open', set: { more: CANARY } } },
      { create: { _id: 'shown', _type: 'post' } },
    ],
  });
  for (const text of await Promise.all(heard)) {
    expect(text).toContain('"documentId":"shown"');
    expect(text).not.toContain(CANARY);
  }
  for (const who of [people.nobody, people.sales]) {
    const live = await who.get('/data/live/events/production?includeDrafts=true');
    expect(live.status).toBeOneOf([401, 403]);
  }
});

it('who wrote what is in the history', async () => {
  const me = await (await people.editor.get('/users/me')).json();
  const { events } = await (
    await people.editor.get('/data/history/production/events/documents/shown')
  ).json();
  expect(events.shown).toMatchObject([{ type: 'createLiveDocument', author: me.id }]);
});
