import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../packages/kit/database/testing/engines.ts';
import { type RequestItem, requestDetail, requestPage } from '../contract/requests.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { contactForm, requireReceived, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, identify, PEOPLE, staff } from '../testing/staff.ts';

describe.each(ENGINES)('the list of requests on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { identify, staff }, (opened) => {
    inbox = opened;
  });

  /** @returns its reference */
  async function receive(changes: Record<string, string> = {}): Promise<string> {
    const form = contactForm({ submissionKey: randomUUID(), ...changes });
    return requireReceived(await inbox.receive('contact-request', form, SENDING)).reference;
  }

  const list = (query: string) => ask(inbox, 'sales', requestPage, `/requests?${query}`);

  async function sendersMatching(question: string): Promise<string[]> {
    const { items } = await list(new URLSearchParams({ q: question }).toString());
    return items.map(({ sender }) => sender.name);
  }

  test('pages hold everything once, in order, while requests keep coming in the same millisecond', async () => {
    const before = [];
    for (let count = 0; count < 23; count += 1) {
      // Five at a time at the same moment: then the id decides.
      if (count % 5 === 0) inbox.clock.now += 1000;
      before.push(await receive());
    }
    const pages: RequestItem[][] = [];
    let cursor = '';
    do {
      const arriving = [receive(), receive()];
      const page = await list(`limit=4${cursor && `&cursor=${cursor}`}`);
      await Promise.all(arriving);
      pages.push(page.items);
      inbox.clock.now += 1;
      cursor = page.next ?? '';
    } while (cursor);
    const seen = pages.flat();
    const references = seen.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
    expect(references).toEqual(expect.arrayContaining(before));
    const times = seen.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(
      (await list('order=oldest&limit=5')).items.map(({ reference }) => reference).sort(),
    ).toEqual(before.slice(0, 5).sort());
  });

  test('accents, case, ligatures and signs do not hide a word; its beginning finds it [U01]', async () => {
    await receive({ name: 'Zoé', message: 'Un film sur l’œuvre, au Cœur de l’Écran.' });
    await receive({ name: 'Yanis', company: 'Huilerie du Détroit', message: 'Ga\u0302teaux' });
    await receive({ name: 'Ali', message: 'مرحبا بكم' });
    for (const question of [
      'oeuvre',
      'ŒUVRE',
      'œuvr',
      'coeur',
      'cœur ecran',
      'l’écran',
      "l'ecran",
      'zoe',
      'ZOÉ film',
      'C\u0153ur',
    ]) {
      expect([question, await sendersMatching(question)]).toEqual([question, ['Zoé']]);
    }
    expect(await sendersMatching('détroit huile')).toEqual(['Yanis']);
    expect(await sendersMatching('gâteaux')).toEqual(['Yanis']);
    expect(await sendersMatching('مرحبا')).toEqual(['Ali']);
    expect(await sendersMatching('zoe détroit')).toEqual([]);
    expect((await sendersMatching('cafe-anfa')).sort()).toEqual(['Ali', 'Yanis', 'Zoé']);
    const reference = await receive({ name: 'Nora' });
    expect(await sendersMatching(reference)).toEqual(['Nora']);
    expect(await sendersMatching(reference.toLowerCase().slice(0, 6))).toContain('Nora');
  });

  test('a number is found however it is asked for, in whichever spelling it was sent', async () => {
    const write = async (name: string, phone: string) => {
      const form = contactForm({ submissionKey: randomUUID(), name, service: 'Autre', phone });
      requireReceived(await inbox.receive('contact-message', form, SENDING));
    };
    await write('Nadia 1', '06 61 22 33 44');
    await write('Nadia 2', '+212661223344');
    await write('Nadia 3', '00212 661 22-33-44');
    await write('Nadia 4', '0661223344');
    await receive({ name: 'Nadia 5', message: 'Appelez le 06 61 22 33 44, merci.' });
    await receive({ name: 'Nadia sans', message: 'Sans numéro.' });
    await write('Nadia autre', '06 70 22 33 44');
    for (const question of [
      '0661223344',
      '06 61',
      '06 61 22',
      '06.61.22.33.44',
      '+212 661',
      '+212 661-223344',
      '+212 (0)6 61',
      '00212661223344',
      '00 212 6 61',
      '212661223344',
      '661 22 33 44',
      '66122',
      'nadia 06 61',
    ]) {
      expect([question, (await sendersMatching(question)).sort()]).toEqual([
        question,
        ['Nadia 1', 'Nadia 2', 'Nadia 3', 'Nadia 4', 'Nadia 5'],
      ]);
    }
  });

  test('a number from abroad is found as it is dialled there, and from here', async () => {
    const form = contactForm({ name: 'Luc', service: 'Autre', phone: '+33 6 12 34 56 78' });
    requireReceived(await inbox.receive('contact-message', form, SENDING));
    for (const question of ['+33 6 12', '0033612', '06 12 34 56 78', '06 12']) {
      expect([question, await sendersMatching(question)]).toEqual([question, ['Luc']]);
    }
    expect(await sendersMatching('+212 6 12 34')).toEqual([]);
  });

  test('what engines take for commands is only words [S16]', async () => {
    await receive({ name: 'Salma', message: 'near or not' });
    for (const question of [
      '"',
      '*',
      '%',
      'NEAR(',
      'a" OR "b',
      'words:salma*',
      '-salma',
      "'; drop table requests; --",
      'x & y | !z <-> :*',
      '06" OR 1:*',
      '+212 661" AND "',
      '(((((0)))))',
      '+',
      '0'.repeat(200),
      '\u0000',
      '’',
      'x'.repeat(200),
    ]) {
      expect(Array.isArray(await sendersMatching(question))).toBe(true);
    }
    expect(await sendersMatching('NEAR OR NOT')).toEqual(['Salma']);
    expect(await sendersMatching('"salma"')).toEqual(['Salma']);
    expect(await sendersMatching('***')).toEqual([]);
  });

  test('more than one batch is found by the first search after it came', async () => {
    await Promise.all(Array.from({ length: 230 }, (_, index) => receive({ name: `N${index}` })));
    expect(await sendersMatching('n229')).toEqual(['N229']);
    expect(await sendersMatching('n0')).toEqual(['N0']);
  });

  test('filters narrow the list down together', async () => {
    const monday = inbox.clock.now;
    await receive({ name: 'Un', message: 'a' });
    inbox.clock.now += 24 * 60 * 60_000;
    await receive({ name: 'Deux', message: 'b' });
    await receive({ name: 'Trois', website: 'x' });
    const deux = (await list('q=deux')).items[0];
    await ask(inbox, 'sales', requestDetail, `/requests/${deux?.id}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'answered', assignee: PEOPLE.sales.id },
    });
    const names = async (query: string) =>
      (await list(query)).items.map(({ sender }) => sender.name);
    expect(await names('')).toEqual(['Deux', 'Un']);
    expect(await names('status=new')).toEqual(['Un']);
    expect(await names('assignee=me')).toEqual(['Deux']);
    expect(await names('assignee=none')).toEqual(['Un']);
    expect(await names(`assignee=${PEOPLE.administrator.id}`)).toEqual([]);
    expect(await names('quarantined=true')).toEqual(['Trois']);
    expect(await names('kind=contact-message')).toEqual([]);
    const tuesday = new Date(monday + 60_000).toISOString();
    expect(await names(`from=${tuesday}`)).toEqual(['Deux']);
    expect(await names(`to=${tuesday}`)).toEqual(['Un']);
    expect(await names(`to=${tuesday}&q=deux`)).toEqual([]);
    inbox.clock.now += 8 * 24 * 60 * 60_000;
    expect(await names('overdue=true')).toEqual(['Un']);
    expect(await names('overdue=false')).toEqual(['Deux']);
    expect(await names('undelivered=true')).toEqual([]);
  });
});
