import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { counts } from '../contract/api.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { applicationIn, messageIn } from '../testing/arrivals.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { contactForm, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, identify, PEOPLE, staff } from '../testing/staff.ts';

describeEachEngine('what waits at the desks, on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { identify, staff }, (opened) => {
    inbox = opened;
  });

  const receive = (changes?: Record<string, string>) => messageIn(inbox, changes);
  const apply = () => applicationIn(inbox);

  test('what still needs somebody is asked for in one list, as long as the badge says', async () => {
    const [fresh, begun, answered, closed] = [
      await receive(),
      await receive(),
      await receive(),
      await receive(),
    ];
    const changed = { [begun]: 'in_progress', [answered]: 'answered', [closed]: 'closed' };
    for (const [id, status] of Object.entries(changed)) {
      await ask(inbox, 'sales', requestDetail, `/requests/${id}`, {
        method: 'PATCH',
        version: 1,
        body: { status },
      });
    }
    const idsOf = async (owed: boolean) => {
      const { items } = await ask(inbox, 'sales', requestPage, `/requests?owed=${owed}`);
      return items.map(({ id }) => id);
    };
    expect(await idsOf(true)).toEqual([begun, fresh]);
    expect(await idsOf(false)).toEqual([closed, answered]);
    const { contact } = await ask(inbox, 'sales', counts, '/counts');
    expect(contact).toMatchObject({ owed: 2, new: 1 });
  });

  test('a new request is mine as soon as it is assigned to me, before I have begun', async () => {
    const id = await receive();
    await ask(inbox, 'administrator', requestDetail, `/requests/${id}`, {
      method: 'PATCH',
      version: 1,
      body: { assignee: PEOPLE.sales.id },
    });
    const mine = await ask(inbox, 'sales', requestPage, '/requests?assignee=me&owed=true');
    expect(mine.items.map((item) => item.id)).toEqual([id]);
    expect((await ask(inbox, 'sales', counts, '/counts')).contact).toMatchObject({ mine: 1 });
    expect((await ask(inbox, 'administrator', counts, '/counts')).contact).toMatchObject({
      mine: 0,
    });
  });

  test('the badges count what waits at each desk one may sit at', async () => {
    const first = await receive();
    await receive();
    await apply();
    await inbox.receive('contact-request', contactForm({ website: 'x', message: 'x' }), SENDING);
    await ask(inbox, 'sales', requestDetail, `/requests/${first}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'in_progress', assignee: PEOPLE.sales.id },
    });
    inbox.clock.now += 8 * 24 * 60 * 60_000;
    expect(await ask(inbox, 'sales', counts, '/counts')).toEqual({
      contact: {
        owed: 2,
        new: 1,
        mine: 1,
        overdue: 2,
        unread: 2,
        due: 0,
        undelivered: 0,
        quarantined: 1,
      },
      applications: null,
      comments: null,
      newsletter: null,
    });
    expect(await ask(inbox, 'administrator', counts, '/counts')).toMatchObject({
      contact: { owed: 2, new: 1, mine: 0 },
      applications: { new: 1, overdue: 1 },
      comments: { pending: 0 },
      newsletter: { confirmed: 0 },
    });
    const overdue = await ask(inbox, 'sales', requestPage, '/requests?overdue=true');
    expect(overdue.items.map((item) => item.overdue)).toEqual([true, true]);
  });
});
