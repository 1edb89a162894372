import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { relatedRequests, requestPage } from '../contract/requests.ts';
import { SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import {
  contactForm,
  newsletterForm,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { ask, call, identify, type Role } from '../testing/staff.ts';

describeEachEngine('the other requests of a person on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { identify }, (opened) => {
    inbox = opened;
  });

  async function write(changes: Record<string, string>): Promise<string> {
    inbox.clock.now += 1000;
    const form = contactForm({ submissionKey: randomUUID(), service: 'Autre', ...changes });
    const { reference } = requireReceived(await inbox.receive('contact-message', form, SENDING));
    return (await inbox.requests()).find((row) => row.reference === reference)?.id ?? '';
  }

  const related = async (id: string, role: Role = 'sales') =>
    (await ask(inbox, role, relatedRequests, `/requests/${id}/related`)).items;
  const messages = async (id: string, role?: Role) =>
    (await related(id, role)).map(({ excerpt }) => excerpt);

  test('are those of the same address or number, however typed, newest first', async () => {
    const first = await write({ email: 'nadia@lalla.ma', phone: '06 61 22 33 44', message: 'a' });
    await write({ email: 'Nadia@LALLA.ma', phone: '', message: 'même adresse' });
    const third = await write({
      email: 'n.berrada@gmail.com',
      phone: '+212 661-223344',
      message: 'même numéro',
    });
    await write({ email: 'autre@lalla.ma', phone: '0661223345', message: 'autre' });
    await write({ email: 'sans@numero.ma', phone: 'néant', message: 'sans' });
    await write({ email: 'sans@telephone.ma', phone: 'néant', message: 'sans' });
    expect(await messages(first)).toEqual(['même numéro', 'même adresse']);
    expect(await messages(third)).toEqual(['a']);
  });

  test('are of the caller’s desks only', async () => {
    const typed = { email: 'nour@elfassi.ma', phone: '0661223344' };
    const message = await write({ ...typed, message: 'Un film.' });
    await inbox.receiveUpload('short-application', upload(shortForm(typed)), SENT_FROM);
    await inbox.receive('newsletter-subscription', newsletterForm(typed.email), SENDING);
    const [application] = (await ask(inbox, 'recruiter', requestPage, '/requests')).items;
    expect(await related(application?.id ?? '', 'recruiter')).toEqual([]);
    expect(await messages(application?.id ?? '', 'administrator')).toEqual(['Un film.']);
    expect(await related(message, 'sales')).toEqual([]);
    expect(await related(message, 'administrator')).toMatchObject([{ area: 'applications' }]);
    expect((await call(inbox, 'recruiter', `/requests/${message}/related`)).status).toBe(403);
    expect((await call(inbox, 'sales', '/requests/none/related')).status).toBe(404);
  });
});
