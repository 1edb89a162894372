import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage } from '../contract/access.ts';
import { counts, failure, me } from '../contract/api.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { ADDRESSES, ANSWER, type Ids } from '../testing/api-addresses.ts';
import { JOB, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import {
  contactForm,
  newsletterForm,
  openInbox,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { ask, call, identify, ORIGIN, PEOPLE, type Role, staff } from '../testing/staff.ts';

/** A caller who is of sales and recruits. */
const BOTH = { headers: { cookie: 'session=sales_recruiter' } };

const ROLES: readonly Role[] = ['administrator', 'editor', 'sales', 'recruiter'];

describeEachEngine('the doors of the inbox API on $name', (engine) => {
  let inbox: TestInbox;
  const fresh = eachInbox(engine, { identify, staff }, (opened) => {
    inbox = opened;
  });

  async function fill(): Promise<Ids> {
    const about = { id: 'post', title: 'Filmer à midi', path: '/blog/midi' };
    const comment = new FormData();
    for (const [name, value] of [
      ['name', 'Hind'],
      ['email', 'hind@librairie.example'],
      ['comment', 'Merci.'],
    ] as const) {
      comment.append(name, value);
    }
    await inbox.receive('contact-request', contactForm(), SENDING);
    await inbox.receive('comment', comment, { ...SENDING, about });
    await inbox.receive('newsletter-subscription', newsletterForm('reda@garage.ma'), SENDING);
    await inbox.receiveUpload('short-application', upload(shortForm()), {
      ...SENT_FROM,
      about: async () => JOB,
    });
    const { items } = await ask(inbox, 'administrator', requestPage, '/requests');
    const idOf = (area: string) => items.find((item) => item.area === area)?.id ?? '';
    const contact = idOf('contact');
    const response = await call(inbox, 'administrator', `/requests/${contact}`);
    const { deliveries } = await response.json();
    const planned = { ...ANSWER, id: randomUUID(), sendAt: '2026-12-01T09:00' };
    await ask(inbox, 'administrator', requestDetail, `/requests/${contact}/answers`, {
      method: 'POST',
      version: 1,
      body: planned,
    });
    const [attachment] = await inbox.attachments();
    const [subscription] = await inbox.subscriptions();
    return {
      contact,
      application: idOf('applications'),
      comment: idOf('comments'),
      subscription: subscription?.id ?? '',
      delivery: deliveries[0].id,
      attachment: attachment?.id ?? '',
      answer: planned.id,
    };
  }

  test('every address refuses whoever is not signed in, and every role that it is not for [S23]', {
    tags: ['slow'],
  }, async () => {
    const ids = await fill();
    const wrong: string[] = [];
    for (const { method, path, body, version, allowed } of ADDRESSES) {
      const sent = { method, body, ...(version !== undefined && { version }) };
      const stranger = await call(inbox, undefined, path(ids), sent);
      if (stranger.status !== 401) wrong.push(`${method} ${path(ids)}: nobody ${stranger.status}`);
      for (const role of ROLES) {
        const { status } = await call(inbox, role, path(ids), sent);
        const expected = role === 'administrator' || allowed.includes(role);
        if ((status !== 403) !== expected || status >= 500) {
          wrong.push(`${method} ${path(ids)}: ${role} ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(inbox.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('without a list of people nobody gets in, and nobody learns what there is', async () => {
    const closed = await openInbox(await fresh());
    for (const path of ['/me', '/requests', '/nowhere']) {
      const answer = await call(closed, 'administrator', path);
      expect(answer.status).toBe(401);
      expect(failure.parse(await answer.json()).error).toEqual({
        type: 'unauthenticated',
        message: 'Connectez-vous pour voir les demandes.',
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    await closed.close();
    expect((await call(inbox, 'sales', '/nowhere')).status).toBe(404);
  });

  test('a list holds the requests of one’s own desks and no others', async () => {
    await fill();
    const areas = async (role: Role) =>
      (await ask(inbox, role, requestPage, '/requests')).items.map(({ area }) => area).sort();
    expect(await areas('sales')).toEqual(['contact']);
    expect(await areas('recruiter')).toEqual(['applications']);
    expect(await areas('editor')).toEqual(['comments', 'newsletter']);
    expect(await areas('administrator')).toHaveLength(4);
  });

  test('a person of two roles has the desks of both, and the log says both', async () => {
    const { contact, application } = await fill();
    const as = (path: string) => call(inbox, undefined, path, BOTH);
    const own = me.parse(await (await as('/me')).json());
    expect(own).toMatchObject({
      roles: ['sales', 'recruiter'],
      areas: ['contact', 'applications'],
    });
    const { items } = requestPage.parse(await (await as('/requests')).json());
    expect(items.map(({ area }) => area).sort()).toEqual(['applications', 'contact']);
    const figures = counts.parse(await (await as('/counts')).json());
    expect(figures).toMatchObject({ contact: { owed: 1 }, applications: { owed: 1 } });
    expect([figures.comments, figures.newsletter]).toEqual([null, null]);
    expect((await as('/requests?area=comments')).status).toBe(403);
    for (const id of [contact, application]) {
      expect((await as(`/requests/${id}`)).status).toBe(200);
    }
    const log = await ask(inbox, 'administrator', auditPage, '/audit?action=request_opened');
    const { id, name } = PEOPLE.sales;
    const actor = { id, name, roles: ['sales', 'recruiter'] };
    expect(log.items.filter((entry) => entry.actor?.id === id)).toMatchObject([
      { actor },
      { actor },
    ]);
  });

  test('with a cookie only our own pages change anything; a token is its own permission [S14]', async () => {
    const { contact } = await fill();
    const post = (headers: Record<string, string>) =>
      inbox.fetch(
        new Request(`${ORIGIN}/inbox/v1/requests/${contact}/notes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ text: 'x' }),
        }),
      );
    const cookie = 'session=sales';
    const strangers: Record<string, string>[] = [
      { cookie },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site', origin: ORIGIN },
      { cookie, 'sec-fetch-site': 'none' },
      { cookie, origin: 'https://agence.example.evil' },
      { cookie, origin: 'null' },
    ];
    for (const headers of strangers) {
      expect((await post(headers)).status).toBe(403);
    }
    expect((await post({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await post({ cookie, origin: ORIGIN })).status).toBe(200);
    expect((await post({ authorization: 'Bearer sales' })).status).toBe(200);
    const csv = '/requests.csv?area=contact';
    const read = (site: string) =>
      call(inbox, 'sales', csv, { headers: { 'sec-fetch-site': site } });
    expect((await read('cross-site')).status).toBe(403);
    expect((await read('none')).status).toBe(200);
  });

  test('what is no JSON, too long or of another shape is refused with its reason', async () => {
    const { contact } = await fill();
    const note = (headers: Record<string, string>, body: string) =>
      inbox.fetch(
        new Request(`${ORIGIN}/inbox/v1/requests/${contact}/notes`, {
          method: 'POST',
          headers: { authorization: 'Bearer sales', ...headers },
          body,
        }),
      );
    const json = { 'content-type': 'application/json' };
    expect((await note({ 'content-type': 'text/plain' }, '{"text":"x"}')).status).toBe(415);
    expect((await note(json, '{"text":')).status).toBe(400);
    expect((await note(json, '{"text":"x","__proto__":{"a":1},"b":2}')).status).toBe(400);
    expect((await note(json, JSON.stringify({ text: 'x'.repeat(70_000) }))).status).toBe(413);
    expect((await note(json, JSON.stringify({ text: 'x'.repeat(5001) }))).status).toBe(400);
    const odd = await note(json, JSON.stringify({ text: ' a\u0000b\ud800 ' }));
    expect((await odd.json()).notes).toMatchObject([{ text: 'ab\ufffd' }]);
    expect((await note(json, JSON.stringify({ text: '\u0000 ' }))).status).toBe(400);
    expect((await call(inbox, 'sales', '/requests/%00')).status).toBe(404);
    for (const name of ['q', 'kind', 'assignee']) {
      expect((await call(inbox, 'sales', `/requests?${name}=%00%ed%a0%80'`)).status).toBe(200);
    }
    for (const query of ['limit=0', 'limit=1000', 'cursor=x', 'status=gone', 'from=hier']) {
      expect((await call(inbox, 'sales', `/requests?${query}`)).status).toBe(400);
    }
  });

  test('the log of accesses names who took what, page by page, and no visitor', async () => {
    const ids = await fill();
    await call(inbox, 'recruiter', `/attachments/${ids.attachment}`);
    await call(inbox, 'sales', '/requests.csv?area=contact&q=salma');
    await call(inbox, 'editor', `/subscriptions/${ids.subscription}/unsubscribe`, {
      method: 'POST',
    });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { items: { action: string }[]; next: string | null } = await ask(
        inbox,
        'administrator',
        auditPage,
        `/audit?limit=2${next && `&cursor=${next}`}`,
      );
      seen.push(...page.items.map(({ action }) => action));
      next = page.next;
    }
    expect(seen.sort()).toEqual([
      'answer_planned',
      'attachment_downloaded',
      'request_opened',
      'requests_exported',
      'status_changed',
      'unsubscribed_by_hand',
    ]);
    const everything = await (await call(inbox, 'administrator', '/audit')).text();
    expect(everything).toContain('Rim Tazi');
    expect(everything).not.toMatch(/salma|reda|nour|hind/i);
  });

  test('the log of accesses says where each request is treated, until it is erased', async () => {
    const { contact, application, comment } = await fill();
    for (const id of [contact, application, comment]) {
      await call(inbox, 'administrator', `/requests/${id}`);
    }
    const places = async () => {
      const log = await ask(inbox, 'administrator', auditPage, '/audit?action=request_opened');
      return new Map(log.items.map(({ requestId, area }) => [requestId, area]));
    };
    expect(await places()).toEqual(
      new Map([
        [contact, 'contact'],
        [application, 'applications'],
        [comment, 'comments'],
      ]),
    );
    await inbox.erase({ address: 'salma@cafe-anfa.ma' });
    expect((await places()).get(contact)).toBeNull();
  });

  test('what is opened and changed is in the log of accesses, once an hour per person', async () => {
    const { contact } = await fill();
    inbox.clock.now += 60 * 60_000 + 1;
    for (let count = 0; count < 3; count += 1) await call(inbox, 'sales', `/requests/${contact}`);
    await call(inbox, 'administrator', `/requests/${contact}`);
    inbox.clock.now += 60 * 60_000 + 1;
    await call(inbox, 'sales', `/requests/${contact}`);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit?action=request_opened');
    expect(items.map(({ actor, requestId }) => [actor?.id, requestId])).toEqual([
      ['p-samir', contact],
      [expect.any(String), contact],
      [expect.any(String), contact],
      // To fill the inbox, it was opened too.
      ['p-aicha', contact],
    ]);
    expect((await ask(inbox, 'recruiter', me, '/me')).areas).toEqual(['applications']);
  });
});
