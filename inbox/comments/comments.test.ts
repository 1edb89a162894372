import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import {
  openInbox,
  requireReceived,
  requireRefused,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { createCommentLinks } from './links.ts';

const POST = { id: 'post-midi', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };
const OTHER_POST = { id: 'post-prix', title: 'Le prix', path: '/blog/le-prix' };

describeEachEngine('comments on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  const fresh = eachInboxWithMail(engine, {}, (opened, mailServer) => {
    inbox = opened;
    server = mailServer;
  });

  function form(changes: Record<string, string> = {}) {
    const posted = new FormData();
    const typed = {
      name: 'Hind',
      email: 'hind@librairie.example',
      comment: 'Et sans terrasse\u202f?\nLa lumière n’entre pas.',
      submissionKey: randomUUID(),
      ...changes,
    };
    for (const [name, value] of Object.entries(typed)) posted.append(name, value);
    return posted;
  }

  /** Sends a comment, and gives the token of the mail it makes. */
  async function comment(changes: Record<string, string> = {}, about = POST): Promise<string> {
    inbox.clock.now += 1000;
    requireReceived(await inbox.receive('comment', form(changes), { ...SENDING, about }));
    await inbox.deliverDue();
    return tokenOfLatestMail();
  }

  function tokenOfLatestMail(): string {
    const text = server.received.at(-1)?.mail.text ?? '';
    const link = /^https:\/\/agence\.example\/commentaires\/moderation\?jeton=(\S+)$/m.exec(text);
    return link?.[1] ?? '';
  }

  test('a comment is kept and waits: nobody reads it but the agency, by mail [pages-5.10] [shell-5.16]', async () => {
    const before = inbox.commentRevision();
    await comment();

    expect(await inbox.comments(POST.id)).toEqual([]);
    expect(inbox.commentRevision()).toBe(before);
    expect(server.received).toHaveLength(1);
    const [{ mail, recipients } = { mail: undefined, recipients: [] }] = server.received;
    expect(recipients).toEqual(['bonjour@agence.example']);
    expect(mail?.replyTo).toEqual([{ name: 'Hind', address: 'hind@librairie.example' }]);
    expect(mail?.subject).toBe('Commentaire à valider\u00a0: Filmer à midi');
    expect(mail?.text).toContain('Et sans terrasse');
    expect(mail?.html).toContain('href="https://agence.example/blog/filmer-a-midi"');
  });

  test('an approved comment is read under its post, without the address, and the pages learn of it [pages-2.111]', async () => {
    const token = await comment();
    const before = inbox.commentRevision();
    expect(await inbox.moderation.decide(token, 'approved')).toMatchObject({ state: 'approved' });

    const [published, ...others] = await inbox.comments(POST.id);
    expect(others).toEqual([]);
    expect(published).toEqual({
      id: expect.any(String),
      name: 'Hind',
      text: 'Et sans terrasse\u202f?\nLa lumière n’entre pas.',
      receivedAt: new Date(inbox.clock.now),
    });
    expect(inbox.commentRevision()).toBeGreaterThan(before);
    expect(await inbox.comments(OTHER_POST.id)).toEqual([]);
  });

  test('looking decides nothing, deciding twice is deciding once, and a decision can be taken back [S20]', async () => {
    const token = await comment();
    for (let scans = 0; scans < 3; scans += 1) {
      expect(await inbox.moderation.look(token)).toMatchObject({
        state: 'pending',
        name: 'Hind',
        email: 'hind@librairie.example',
        about: POST,
      });
    }
    await Promise.all([
      inbox.moderation.decide(token, 'approved'),
      inbox.moderation.decide(token, 'approved'),
    ]);
    const once = inbox.commentRevision();
    await inbox.moderation.decide(token, 'approved');
    expect(inbox.commentRevision()).toBe(once);

    expect(await inbox.moderation.decide(token, 'refused')).toMatchObject({ state: 'refused' });
    expect(await inbox.comments(POST.id)).toEqual([]);
    expect(inbox.commentRevision()).toBeGreaterThan(once);
    await inbox.moderation.decide(token, 'approved');
    expect(await inbox.comments(POST.id)).toHaveLength(1);
  });

  test('comments are read in the order they came, whatever the order they were approved in', async () => {
    const tokens = [];
    for (const name of ['Un', 'Deux', 'Trois']) tokens.push(await comment({ name }));
    for (const token of tokens.toReversed()) await inbox.moderation.decide(token, 'approved');
    expect((await inbox.comments(POST.id)).map(({ name }) => name)).toEqual([
      'Un',
      'Deux',
      'Trois',
    ]);
  });

  test('no token but the one of the mail opens or decides anything', async () => {
    const token = await comment();
    const [request] = await inbox.requests();
    const others = createCommentLinks('some other secret of thirty-two characters', '');
    const forged = [
      '',
      '.',
      request?.id ?? '',
      `${request?.id}.`,
      `${token}x`,
      token.slice(0, -1),
      token.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')),
      others.moderation(request?.id ?? '').split('jeton=')[1] ?? '',
      'x'.repeat(100_000),
    ];
    for (const attempt of forged) {
      expect(await inbox.moderation.look(attempt)).toBeUndefined();
      expect(await inbox.moderation.decide(attempt, 'approved')).toBeUndefined();
    }
    expect(await inbox.comments(POST.id)).toEqual([]);
    expect(JSON.stringify(await inbox.deliveries())).not.toContain(token.split('.')[1]);
  });

  test('an inbox opened again knows its comments, and never an older revision', async () => {
    const database = await fresh();
    const first = await openInbox(database, { mail: { via: 'smtp', url: server.url } });
    requireReceived(await first.receive('comment', form(), { ...SENDING, about: POST }));
    await first.deliverDue();
    await first.moderation.decide(tokenOfLatestMail(), 'approved');
    const revision = first.commentRevision();
    await first.close();
    const again = await openInbox(database);
    expect(again.commentRevision()).toBe(revision);
    expect(await again.comments(POST.id)).toHaveLength(1);
    await again.close();
  });

  test('the same comment sent again is one; the same words under another post are another', async () => {
    const submissionKey = randomUUID();
    await comment({ submissionKey });
    await comment({ submissionKey });
    await comment({}, OTHER_POST);
    expect(await inbox.requests()).toHaveLength(2);
    expect(server.received).toHaveLength(2);
  });

  test('a comment that cannot be queued is not kept either', async () => {
    const nowhere = inbox.receive('comment', form(), SENDING);
    await expect(nowhere).rejects.toThrow('The request could not be kept.');
    expect(await inbox.requests()).toEqual([]);
  });

  test('a filled honeypot leaves no comment to decide on, and no mail', async () => {
    requireReceived(
      await inbox.receive('comment', form({ website: 'x' }), { ...SENDING, about: POST }),
    );
    expect(await inbox.requests()).toMatchObject([{ quarantine_reason: 'honeypot' }]);
    expect(await inbox.deliveries()).toEqual([]);
  });

  test('name, address and comment are required, and each says so [pages-2.109]', async () => {
    const empty = form({ name: '', email: '', comment: ' \n ' });
    expect(
      requireRefused(await inbox.receive('comment', empty, { ...SENDING, about: POST })).errors,
    ).toEqual({
      name: 'Dites-nous comment vous vous appelez.',
      email: 'Indiquez votre adresse. Elle n’est pas publiée.',
      comment: 'Écrivez votre commentaire.',
    });
    const long = form({ comment: 'x'.repeat(2001) });
    expect(
      requireRefused(await inbox.receive('comment', long, { ...SENDING, about: POST })).errors,
    ).toHaveProperty('comment');
  });

  test('markup in a comment stays text in the mail [S11]', async () => {
    await comment({ name: '<b>x</b>', comment: '<script>alert(1)</script>' });
    expect(server.received[0]?.mail.html).not.toMatch(/<script|<b>x/);
  });
});
