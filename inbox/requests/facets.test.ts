import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { facets, requestPage } from '../contract/requests.ts';
import { JOB, jobForm, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import { contactForm, requireReceived, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, staff } from '../testing/staff.ts';

describeEachEngine('narrowing a list on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { identify, staff }, (opened) => {
    inbox = opened;
  });

  async function write(
    kind: 'contact-request' | 'contact-message',
    changes: Record<string, string>,
  ) {
    inbox.clock.now += 1000;
    const form = contactForm({ submissionKey: randomUUID(), company: '', budget: '', ...changes });
    requireReceived(await inbox.receive(kind, form, SENDING));
  }

  async function writeSome(): Promise<void> {
    await write('contact-request', { name: 'Un', company: 'Café Anfa', budget: 'À discuter' });
    await write('contact-request', { name: 'Deux', company: 'CAFE  anfa' });
    await write('contact-message', {
      name: 'Trois',
      service: 'Media Buying',
      company: 'Riad Zitoun',
    });
    await write('contact-message', {
      name: 'Quatre',
      service: 'Production Vidéo',
      company: 'Riad Zitoun',
      budget: 'Moins de 50K DH',
    });
    await write('contact-message', { name: 'Cinq', service: 'Production Vidéo' });
  }

  const names = async (query: string) =>
    (await ask(inbox, 'sales', requestPage, `/requests?area=contact&${query}`)).items.map(
      ({ sender }) => sender.name,
    );
  const count = (query = '') =>
    ask(inbox, 'sales', facets, `/requests/facets?area=contact${query}`);

  test('a row says what decides: company, service, budget, number', async () => {
    await write('contact-message', {
      name: 'Nadia',
      company: 'Maison Lalla',
      phone: '06 61 22 33 44',
      service: 'Production Vidéo',
      budget: '50K DH - 150K DH',
    });
    const { items } = await ask(inbox, 'sales', requestPage, '/requests');
    expect(items).toMatchObject([
      {
        kind: 'contact-message',
        sender: { name: 'Nadia', phone: '06 61 22 33 44', company: 'Maison Lalla' },
        service: 'Production Vidéo',
        budget: '50K DH - 150K DH',
        position: null,
      },
    ]);
  });

  test('filters on company, service, budget and source hold together; a company is one in any spelling', async () => {
    await writeSome();
    expect(await names('company=caf%C3%A9%20ANFA')).toEqual(['Deux', 'Un']);
    expect(await names('service=Production%20Vid%C3%A9o')).toEqual(['Cinq', 'Quatre']);
    expect(await names('service=Production%20Vid%C3%A9o&company=riad%20zitoun')).toEqual([
      'Quatre',
    ]);
    expect(await names('budget=%C3%80%20discuter')).toEqual(['Un']);
    expect(await names('kind=contact-request')).toEqual(['Deux', 'Un']);
    expect(await names('kind=contact-request&company=riad%20zitoun')).toEqual([]);
    expect(await names('company=%E2%80%99')).toEqual([]);
    expect(await names('service=Production%20Vid%C3%A9o&q=quatre')).toEqual(['Quatre']);
  });

  test('each choice says how many it would leave, whatever else is chosen, in the order of the forms', async () => {
    await writeSome();
    expect(await count()).toEqual({
      service: [
        { value: 'Production Vidéo', label: 'Production Vidéo', count: 2 },
        { value: 'Media Buying', label: 'Media Buying', count: 1 },
      ],
      budget: [
        { value: 'Moins de 50K DH', label: 'Moins de 50K DH', count: 1 },
        { value: 'À discuter', label: 'À discuter', count: 1 },
      ],
      company: [
        expect.objectContaining({ label: expect.stringMatching(/^caf. {1,2}anfa$/i), count: 2 }),
        { value: 'Riad Zitoun', label: 'Riad Zitoun', count: 2 },
      ],
      kind: [
        { value: 'contact-request', label: 'Page d’accueil', count: 2 },
        { value: 'contact-message', label: 'Page contact', count: 3 },
      ],
      about: [],
    });
    const chosen = await count('&service=Production%20Vid%C3%A9o&owed=true');
    expect(chosen.service.map(({ count }) => count)).toEqual([2, 1]);
    expect(chosen.company.map(({ label }) => label)).toEqual(['Riad Zitoun']);
    expect(chosen.kind.map(({ value }) => value)).toEqual(['contact-message']);
    expect((await count('&q=introuvable')).service).toEqual([]);
  });

  test('applications are narrowed by job offer, under its title', async () => {
    await inbox.receiveUpload('job-application', upload(jobForm()), {
      ...SENT_FROM,
      about: async () => JOB,
    });
    await inbox.receiveUpload('short-application', upload(shortForm()), SENT_FROM);
    const { about } = await ask(inbox, 'recruiter', facets, '/requests/facets?area=applications');
    expect(about).toEqual([{ value: JOB.id, label: JOB.title, count: 1 }]);
    const { items } = await ask(inbox, 'recruiter', requestPage, `/requests?about=${JOB.id}`);
    expect(items.map(({ kind }) => kind)).toEqual(['job-application']);
    const spontaneous = await ask(inbox, 'recruiter', requestPage, '/requests?q=quatre');
    expect(spontaneous.items).toMatchObject([{ position: 'Monteuse', about: null }]);
  });

  test('what another desk holds is not counted', async () => {
    await writeSome();
    expect((await call(inbox, 'recruiter', '/requests/facets?area=contact')).status).toBe(403);
    expect((await call(inbox, 'recruiter', '/requests/facets')).status).toBe(400);
    const { items } = await ask(inbox, 'recruiter', requestPage, '/requests?company=riad%20zitoun');
    expect(items).toEqual([]);
  });
});
