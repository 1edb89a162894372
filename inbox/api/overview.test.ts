import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { overview } from '../contract/overview.ts';
import { requestDetail } from '../contract/requests.ts';
import { applicationIn, messageIn } from '../testing/arrivals.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { contactForm, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE, type Role, staff } from '../testing/staff.ts';

const DAY = 24 * 60 * 60_000;

describeEachEngine('what waits for a person, on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { identify, staff }, (opened) => {
    inbox = opened;
  });

  const change = (id: string, version: number, body: object) =>
    ask(inbox, 'administrator', requestDetail, `/requests/${id}`, {
      method: 'PATCH',
      version,
      body,
    });

  /** The ids of each section that holds any. */
  async function waitingFor(role: Role) {
    const sections = await ask(inbox, role, overview, '/overview');
    return Object.fromEntries(
      Object.entries(sections).flatMap(([name, { count, items }]) => {
        expect(items).toHaveLength(Math.min(count, 5));
        return count > 0 ? [[name, items.map(({ id }) => id)]] : [];
      }),
    );
  }

  test('a request moves from the new ones to one’s own and, as its promise nears, to today’s', async () => {
    const [first, second] = [await messageIn(inbox), await messageIn(inbox)];
    expect(await waitingFor('sales')).toEqual({ unassigned: [first, second] });

    await change(first, 1, { assignee: PEOPLE.sales.id });
    expect(await waitingFor('sales')).toEqual({ mine: [first], unassigned: [second] });

    inbox.clock.now += 8 * DAY;
    expect(await waitingFor('sales')).toEqual({ due: [first, second], mine: [first] });
    expect(await waitingFor('administrator')).toEqual({ due: [first, second] });

    await change(first, 2, { status: 'answered' });
    await change(second, 1, { status: 'closed' });
    expect(await waitingFor('sales')).toEqual({});
  });

  test('what is due today ends with the agency’s day, not with that of a clock elsewhere', async () => {
    const id = await messageIn(inbox);
    const { dueAt } = await ask(inbox, 'sales', requestDetail, `/requests/${id}`);
    const due = Date.parse(dueAt ?? '');
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Casablanca' });
    // The last moment of the day before, and the first of the day itself.
    let midnight = due;
    while (today.format(midnight - 60_000) === today.format(due)) midnight -= 60_000;
    inbox.clock.now = midnight - 120_000;
    expect(await waitingFor('sales')).toEqual({ unassigned: [id] });
    inbox.clock.now = midnight + 120_000;
    expect(await waitingFor('sales')).toEqual({ due: [id] });
  });

  test('what one wanted back by now is for today, answered or not, and for no colleague', async () => {
    const id = await messageIn(inbox);
    await change(id, 1, { status: 'answered' });
    const path = `/requests/${id}/follow-up`;
    await ask(inbox, 'sales', requestDetail, path, {
      method: 'PUT',
      body: { on: 'in_three_days' },
    });
    expect(await waitingFor('sales')).toEqual({});
    inbox.clock.now += 4 * DAY;
    expect(await waitingFor('sales')).toEqual({ due: [id] });
    expect(await waitingFor('administrator')).toEqual({});
  });

  test('each finds what is of their desks, and no more than five of many', async () => {
    const application = await applicationIn(inbox);
    const messages: string[] = [];
    for (let count = 0; count < 7; count += 1) messages.push(await messageIn(inbox));
    await inbox.receive('contact-request', contactForm({ website: 'x', message: 'x' }), SENDING);

    expect(await waitingFor('recruiter')).toEqual({ unassigned: [application] });
    expect(await waitingFor('sales')).toEqual({ unassigned: messages.slice(0, 5) });
    expect(await ask(inbox, 'sales', overview, '/overview')).toMatchObject({
      unassigned: { count: 7 },
    });
    expect(await waitingFor('editor')).toEqual({});
    expect((await call(inbox, undefined, '/overview')).status).toBe(401);
  });
});
