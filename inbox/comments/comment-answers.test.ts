import { beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { requireReceived, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify } from '../testing/staff.ts';

const DAY = 24 * 60 * 60_000;
const POST = { id: 'post-midi', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };
const ANSWER = 'Un voile blanc, toujours.\nVenez essayer.';

describeEachEngine('answers to comments on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  let id: string;
  eachInboxWithMail(engine, { identify }, (opened, mailServer) => {
    inbox = opened;
    server = mailServer;
  });
  beforeEach(async () => {
    const form = new FormData();
    const typed = { name: 'Hind', email: 'hind@librairie.example', comment: 'Et à midi\u202f?' };
    for (const [name, value] of Object.entries(typed)) form.append(name, value);
    requireReceived(await inbox.receive('comment', form, { ...SENDING, about: POST }));
    await inbox.deliverDue();
    id = (await ask(inbox, 'editor', requestPage, '/requests')).items[0]?.id ?? '';
    server.received.length = 0;
  });

  const read = () => ask(inbox, 'editor', requestDetail, `/requests/${id}`);
  const send = async (method: string, path: string, body?: object) => {
    inbox.clock.now += 1000;
    const { version } = await read();
    const sent = { method, version, ...(body && { body }) };
    return call(inbox, 'editor', `/requests/${id}${path}`, sent);
  };
  const decide = (decision: 'approved' | 'refused') => send('POST', '/comment', { decision });
  const answer = (text: string) => send('POST', '/comment/answer', { text });
  const withdraw = () => send('DELETE', '/comment/answer');
  const visibleAnswers = async () =>
    (await inbox.comments(POST.id)).map((comment) => comment.answer);

  test('an answer is read under its comment with its author’s name, and the pages learn of it', async () => {
    await decide('approved');
    const before = inbox.commentRevision();
    expect((await answer(ANSWER)).status).toBe(200);
    expect(await inbox.comments(POST.id)).toEqual([
      {
        id,
        name: 'Hind',
        text: 'Et à midi\u202f?',
        receivedAt: expect.any(Date),
        answer: { name: 'Elias Haddad', text: ANSWER, writtenAt: new Date(inbox.clock.now) },
      },
    ]);
    expect(inbox.commentRevision()).toBeGreaterThan(before);
    expect((await read()).history[0]).toMatchObject({ action: 'comment_answered' });
  });

  test('it is edited under the same signature, and withdrawn; each moves the pages once', async () => {
    await decide('approved');
    await answer(ANSWER);
    const first = inbox.commentRevision();
    inbox.clock.now += DAY;
    const { version } = await read();
    const edited = { method: 'POST', version, body: { text: 'Mieux dit.' } };
    await call(inbox, 'administrator', `/requests/${id}/comment/answer`, edited);
    expect(await visibleAnswers()).toMatchObject([{ name: 'Elias Haddad', text: 'Mieux dit.' }]);
    expect((await read()).commentAnswer).toMatchObject({ editedAt: expect.any(String) });
    const second = inbox.commentRevision();
    expect(second).toBeGreaterThan(first);
    await answer('Mieux dit.');
    expect(inbox.commentRevision()).toBe(second);
    await withdraw();
    expect(await visibleAnswers()).toEqual([undefined]);
    expect(inbox.commentRevision()).toBeGreaterThan(second);
    await withdraw();
    expect((await read()).history.map(({ action }) => action)).toEqual([
      'comment_answer_withdrawn',
      'comment_answer_edited',
      'comment_answered',
      'comment_approved',
    ]);
  });

  test('the comment takes its answer along: refused, set aside, erased', async () => {
    await decide('approved');
    await answer(ANSWER);
    await decide('refused');
    expect(await visibleAnswers()).toEqual([]);
    await decide('approved');
    expect(await visibleAnswers()).toMatchObject([{ text: ANSWER }]);
    await send('POST', '/quarantine');
    expect(await visibleAnswers()).toEqual([]);
    const erasure = { method: 'POST', body: { address: 'hind@librairie.example' } };
    expect((await call(inbox, 'administrator', '/erasures', erasure)).status).toBe(200);
    expect(await visibleAnswers()).toEqual([]);
    expect((await call(inbox, 'editor', `/requests/${id}`)).status).toBe(404);
  });

  test('only a published comment is answered, and no request that is none', async () => {
    expect((await answer(ANSWER)).status).toBe(422);
    await decide('refused');
    expect((await answer(ANSWER)).status).toBe(422);
    await decide('approved');
    expect((await answer(' \n ')).status).toBe(400);
    expect((await answer('x'.repeat(2001))).status).toBe(400);
    const stale = { method: 'POST', version: 1, body: { text: ANSWER } };
    expect((await call(inbox, 'editor', `/requests/${id}/comment/answer`, stale)).status).toBe(409);
    expect(await visibleAnswers()).toEqual([undefined]);
  });

  test('the commenter is told once, by a mail that repeats nothing typed and leads to the answer', async () => {
    await decide('approved');
    expect(await read()).toMatchObject({ tellsCommenter: true });
    await answer(ANSWER);
    await inbox.deliverDue();
    expect(await read()).toMatchObject({ tellsCommenter: false });
    await answer('Mieux dit.');
    await withdraw();
    await answer('Encore.');
    await inbox.deliverDue();
    expect(server.received).toHaveLength(1);
    const [{ mail, recipients } = { mail: undefined, recipients: [] }] = server.received;
    expect(recipients).toEqual(['hind@librairie.example']);
    expect(mail?.subject).toBe('Nous avons répondu à votre commentaire\u00a0: Filmer à midi');
    expect(mail?.text).toContain(`https://agence.example/blog/filmer-a-midi#reponse-${id}`);
    expect(mail?.replyTo).toEqual([{ name: 'Atelier Anfa', address: 'bonjour@agence.example' }]);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Hind|Et à midi|voile blanc/);
  });

  test.each([
    ['withdrawn', withdrawFirst],
    ['left without its comment', refuseFirst],
  ])(
    'an answer that is %s before the mail left sends none',
    { tags: ['slow'] },
    async (_how, undo) => {
      await decide('approved');
      await answer(ANSWER);
      await undo();
      await inbox.deliverDue();
      expect(server.received).toEqual([]);
    },
  );
  async function withdrawFirst() {
    await withdraw();
  }
  async function refuseFirst() {
    await decide('refused');
  }

  test('after a year the address is gone, the answer stays, and a new one tells the commenter nothing', async () => {
    await decide('approved');
    await answer(ANSWER);
    inbox.clock.now += 366 * DAY;
    expect(await inbox.applyRetention()).toMatchObject({ commentAddresses: 1 });
    expect(await visibleAnswers()).toMatchObject([{ text: ANSWER }]);
    await withdraw();
    await answer('Encore.');
    await inbox.deliverDue();
    expect(server.received).toEqual([]);
    expect(await read()).toMatchObject({ tellsCommenter: false });
  });
});
