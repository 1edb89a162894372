import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import type { Staff } from '../../staff/roles.ts';
import { auditPage } from '../contract/access.ts';
import { requestDetail } from '../contract/requests.ts';
import { messageIn } from '../testing/arrivals.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { contactForm, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE, type Role } from '../testing/staff.ts';

describeEachEngine('a request that concerns a colleague, on $name', (engine) => {
  let inbox: TestInbox;
  let server: MailServer;
  let present: readonly Staff[];
  const staff = async () => present;
  eachInboxWithMail(engine, { identify, staff }, (opened, started) => {
    inbox = opened;
    server = started;
    present = Object.values(PEOPLE);
  });

  /** A request whose own mails have left. */
  async function received(changes?: Record<string, string>): Promise<string> {
    const id = await messageIn(inbox, changes);
    await inbox.deliverDue();
    server.received.length = 0;
    return id;
  }

  const assign = (role: Role, id: string, version: number, assignee: string | null) =>
    ask(inbox, role, requestDetail, `/requests/${id}`, {
      method: 'PATCH',
      version,
      body: { assignee },
    });

  const note = (role: Role, id: string, text: string, mentions: string[]) =>
    ask(inbox, role, requestDetail, `/requests/${id}/notes`, {
      method: 'POST',
      body: { text, mentions },
    });

  const mails = async () => {
    await inbox.deliverDue();
    return server.received;
  };

  test('who is handed a request gets one mail that leads to it, without what the visitor wrote', async () => {
    const id = await received({ name: 'Nadia Berrada', message: 'Un secret de boutique.' });
    const request = await assign('administrator', id, 1, PEOPLE.sales.id);
    expect(request.deliveries).toContainEqual(
      expect.objectContaining({ channel: 'assignment-mail', to: 'Samir Alami' }),
    );
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipients: [PEOPLE.sales.email],
      mail: {
        subject: 'Aïcha Bennani vous confie la demande de Nadia Berrada',
        from: { address: 'site@agence.example' },
        replyTo: [{ address: 'bonjour@agence.example' }],
      },
    });
    expect(mail?.mail.text).toContain(`https://agence.example/studio/demandes/messages/${id}`);
    expect(mail?.mail.text).toContain('promis une réponse avant le dimanche 22\u00a0novembre');
    expect(mail?.raw).not.toContain('secret');
    expect(mail?.raw).not.toContain('cafe-anfa.ma');
  });

  test('who takes a request, keeps it, or loses it, gets none', async () => {
    const id = await received();
    await assign('sales', id, 1, PEOPLE.sales.id);
    await assign('sales', id, 2, PEOPLE.sales.id);
    await assign('administrator', id, 3, PEOPLE.sales.id);
    await assign('administrator', id, 4, null);
    expect(await mails()).toEqual([]);
  });

  test('a mail that waits for the mail server is taken back when another is in charge', async () => {
    const id = await received();
    server.mood = 'dropping connections';
    await assign('sales', id, 1, PEOPLE.administrator.id);
    await inbox.deliverDue();
    await assign('sales', id, 2, null);
    await assign('sales', id, 3, PEOPLE.administrator.id);
    server.mood = 'accepting';
    inbox.clock.now += 60 * 60_000;
    expect(await mails()).toHaveLength(1);
  });

  test('who is mentioned in a note gets one mail, which does not hold the note; its author gets none', async () => {
    const id = await received();
    const text = '@Aïcha Bennani, la marge est de 40\u202f%\u00a0: on accepte\u202f?';
    const people = [PEOPLE.administrator.id, PEOPLE.sales.id, PEOPLE.administrator.id];
    const request = await note('sales', id, text, people);
    expect(request.notes).toMatchObject([
      { text, mentions: [{ id: 'p-aicha', name: 'Aïcha Bennani' }, { id: 'p-samir' }] },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipients: [PEOPLE.administrator.email],
      mail: { subject: 'Samir Alami vous mentionne\u00a0: demande de Salma Idrissi' },
    });
    expect(mail?.mail.text).toContain(`/studio/demandes/messages/${id}`);
    expect(mail?.mail.text).not.toContain('marge');
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit?action=note_added');
    expect(items).toMatchObject([{ details: { mentioned: 'Aïcha Bennani, Samir Alami' } }]);
  });

  test('people of other desks can be neither mentioned nor assigned, nor can too many or strangers', async () => {
    const id = await received();
    for (const mentions of [
      [PEOPLE.recruiter.id],
      [PEOPLE.administrator.id, PEOPLE.editor.id],
      ['nobody'],
      Array.from({ length: 21 }, () => PEOPLE.administrator.id),
      PEOPLE.administrator.id,
    ]) {
      const refused = await call(inbox, 'sales', `/requests/${id}/notes`, {
        method: 'POST',
        body: { text: '@Rim Tazi', mentions },
      });
      expect(refused.status).toBe(400);
    }
    const request = await ask(inbox, 'sales', requestDetail, `/requests/${id}`);
    expect(request.notes).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('a colleague who left before the mail did gets none, and the screen says why', async () => {
    const id = await received();
    await assign('sales', id, 1, PEOPLE.administrator.id);
    present = [PEOPLE.sales];
    expect(await mails()).toEqual([]);
    const request = await ask(inbox, 'sales', requestDetail, `/requests/${id}`);
    expect(request.deliveries).toContainEqual(
      expect.objectContaining({ state: 'failed', failure: 'recipient_gone' }),
    );
  });

  test('of a request in quarantine no mail leaves before its release, and the visitor’s are sent then too', async () => {
    await inbox.receive('contact-request', contactForm({ website: 'https://x.example' }), SENDING);
    const [request] = await inbox.requests();
    const id = request?.id ?? '';
    await assign('administrator', id, 1, PEOPLE.sales.id);
    await note('administrator', id, 'Une vraie personne\u202f?', [PEOPLE.sales.id]);
    expect(await mails()).toEqual([]);
    await ask(inbox, 'sales', requestDetail, `/requests/${id}/release`, {
      method: 'POST',
      version: 2,
    });
    expect((await mails()).map(({ recipients }) => recipients[0]).sort()).toEqual([
      'bonjour@agence.example',
      'salma@cafe-anfa.ma',
      PEOPLE.sales.email,
      PEOPLE.sales.email,
    ]);
  });

  test('a hostile name adds no header and no markup to the mail', async () => {
    const name = 'Eve\r\nBcc: victime@x.example <b>';
    const id = await received({ name });
    await assign('administrator', id, 1, PEOPLE.sales.id);
    const [mail] = await mails();
    expect(mail?.recipients).toEqual([PEOPLE.sales.email]);
    expect(mail?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.mail.html).not.toContain('<b>');
  });
});
