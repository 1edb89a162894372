import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { requestDetail } from '../contract/requests.ts';
import { connectDatabase } from '../database.ts';
import type { Beacon } from '../forms/beacon.ts';
import { SOURCE_FIELD, type Source } from '../forms/source.ts';
import { JOB, jobForm, SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import {
  contactForm,
  newsletterForm,
  openInbox,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { ask, call, identify } from '../testing/staff.ts';

const PAGES = new Set([
  '/',
  '/contact',
  '/services',
  '/services/seo',
  '/services/film',
  '/blog/un',
]);
const publicPages = () => PAGES;

const DIRECT: Source = { page: '/', referrer: '' };
const SPRING: Source = {
  page: '/services/seo',
  referrer: 'www.google.com',
  campaign: { source: 'Newsletter', medium: 'email', name: 'Printemps 2026-11-24' },
};

describeEachEngine('figures on $name', (engine) => {
  let database: DatabaseOptions;
  let inbox: TestInbox;
  eachInbox(engine, { identify, publicPages }, (opened, emptied) => {
    inbox = opened;
    database = emptied;
  });

  const countBeacon = (beacon: Beacon, robot = false) =>
    inbox.countBeacon(JSON.stringify(beacon), robot);

  /** `visit /services/seo: 3` */
  async function written(from = inbox): Promise<string[]> {
    await from.writeFigures();
    return (await rows()).map(({ figure, subject, count }) => `${figure} ${subject}: ${count}`);
  }

  async function rows() {
    const db = await connectDatabase(database, () => {});
    const all = await db
      .selectFrom('daily_figures')
      .selectAll()
      .orderBy('day')
      .orderBy('figure')
      .orderBy('subject')
      .execute();
    await db.destroy();
    return all;
  }

  test('views, visits and how visits began are counted by day', async () => {
    countBeacon({ page: '/services/seo', view: true, visit: SPRING });
    countBeacon({ page: '/contact', view: true });
    countBeacon({ page: '/', view: true, visit: DIRECT });
    expect(await written()).toEqual([
      'campaign newsletter\u001femail\u001fprintemps 2026-11-24: 1',
      'referrer : 1',
      'referrer google.com: 1',
      'view /: 1',
      'view /contact: 1',
      'view /services/seo: 1',
      'visit /: 1',
      'visit /services/seo: 1',
    ]);
    expect((await rows()).map(({ day }) => day)).toEqual(Array(8).fill('2026-11-21'));
  });

  test('what is counted later is added to what was written', async () => {
    countBeacon({ page: '/', view: true });
    await inbox.writeFigures();
    countBeacon({ page: '/', view: true });
    countBeacon({ page: '/', view: true });
    expect(await written()).toEqual(['view /: 3']);
    inbox.clock.now += 15 * 60 * 60_000;
    countBeacon({ page: '/', view: true });
    expect(await written()).toEqual(['view /: 3', 'view /: 1']);
    expect((await rows()).at(-1)?.day).toBe('2026-11-22');
  });

  test('several processes add to the same rows', async () => {
    const other = await openInbox(database, { publicPages });
    for (let time = 0; time < 40; time += 1) {
      countBeacon({ page: '/', view: true, visit: SPRING });
      other.countBeacon(JSON.stringify({ page: '/', view: true, visit: DIRECT }), false);
      if (time % 10 === 9) await Promise.all([inbox.writeFigures(), other.writeFigures()]);
    }
    await other.close();
    expect(await written()).toContain('view /: 80');
  });

  test('a form that was begun is counted for the kind of the page it is posted to', async () => {
    const begun = ['/', '/ecrire', '/metiers', '/metiers/monteuse', '/blog/un', '/lettre'];
    countBeacon({
      page: '/',
      begun: [...begun, '/nulle-part', '/lettre/un', 'constructor', '__proto__'],
    });
    // A page that an editor made.
    countBeacon({ page: '/contact', begun: ['/contact'] });
    expect(await written()).toEqual([
      'form_start comment: 1',
      'form_start contact-message: 1',
      'form_start contact-request: 2',
      'form_start job-application: 1',
      'form_start newsletter-subscription: 1',
      'form_start short-application: 1',
    ]);
  });

  test('events and Core Web Vitals are counted', async () => {
    countBeacon({
      page: '/services/film',
      events: ['wa_open', 'wa_pick:refonte-de-site', 'Salma Idrissi'],
      vitals: [
        ['LCP', 2100],
        ['INP', 90],
        ['CLS', 3],
      ],
    });
    expect(await written()).toEqual([
      'event *: 1',
      'event wa_open: 1',
      'event wa_pick:refonte-de-site: 1',
      'vital CLS /services/:slug plus: 1',
      'vital INP /services/:slug 100: 1',
      'vital LCP /services/:slug 2500: 1',
    ]);
  });

  test('a decimal is exported with a comma: after a point, Excel in French takes it for a date', async () => {
    countBeacon({
      page: '/',
      vitals: [
        ['LCP', 2100],
        ['CLS', 0.09],
      ],
    });
    const csv = await (await call(inbox, 'sales', '/figures.csv?period=7&table=vitals')).text();
    expect(csv).toContain('\r\n"/";"2375";"";"0,094";"1";"0";"1"\r\n');
  });

  test('robots are counted apart, by their name or because their browser says so', async () => {
    countBeacon({ page: '/', view: true, visit: DIRECT }, true);
    countBeacon({ page: '/', view: true, visit: DIRECT, robot: true });
    countBeacon({ page: '/', events: ['wa_open'] }, true);
    expect(await written()).toEqual(['robot : 2']);
  });

  test('pages that are not public are not counted', async () => {
    for (const page of ['/demande/7F3-KQ2-9XD', '/studio', '/services/inventé', '__proto__']) {
      expect(countBeacon({ page, view: true, visit: { page, referrer: '' } })).toBe(true);
    }
    expect(await written()).toEqual([]);
    countBeacon({ page: '/', view: true, visit: { page: '/demande/7F3-KQ2-9XD', referrer: '' } });
    expect(JSON.stringify(await rows())).not.toContain('7F3');
    expect(await written()).toContain('visit *: 1');
  });

  test.each([
    ['', ''],
    ['no JSON', '{'],
    ['an array', '[]'],
    ['another word', JSON.stringify({ page: '/', view: 'yes' })],
    ['no page', JSON.stringify({ view: true })],
    ['a negative measure', JSON.stringify({ page: '/', vitals: [['LCP', -1]] })],
    ['an unknown measure', JSON.stringify({ page: '/', vitals: [['XYZ', 1]] })],
    ['too many events', JSON.stringify({ page: '/', events: Array(21).fill('wa_open') })],
    ['nested deeply', '['.repeat(1_000) + ']'.repeat(1_000)],
  ])('%s is no beacon', { tags: ['slow'] }, async (_name, text) => {
    expect(inbox.countBeacon(text, false)).toBe(false);
    expect(await written()).toEqual([]);
  });

  test.each([
    { name: 'salma@cafe-anfa.ma' },
    { name: 'client 06 12 34 56 78' },
    { name: 'f47ac10b58cc4372a5670e02b2c3d479' },
    { source: 'https://autre.example/?id=7' },
    { medium: 'x'.repeat(61) },
    { name: 'a\u0000b\u202e' },
  ])(
    'a word of a campaign that may name a person is not kept: %j',
    { tags: ['slow'] },
    async (words) => {
      const campaign = { source: 'lettre', medium: 'email', name: 'rentrée', ...words };
      countBeacon({
        page: '/',
        view: true,
        visit: { page: '/', referrer: '203.0.113.7', campaign },
      });
      const [canary = ''] = Object.values(words);
      expect(await written()).toContain('referrer *: 1');
      expect(JSON.stringify(await rows())).not.toContain(canary);
      expect(JSON.stringify(await rows())).not.toContain('203.0.113.7');
    },
  );

  test('a program that invents campaigns and sites fills a bounded table, and hides none that was there', async () => {
    countBeacon({ page: '/services/seo', view: true, visit: SPRING });
    await inbox.writeFigures();
    for (let at = 0; at < 900; at += 1) {
      const campaign = { source: `invention-${at}`, medium: '', name: '' };
      countBeacon({
        page: '/',
        view: true,
        visit: { page: '/', referrer: `s${at}.example`, campaign },
      });
      if (at % 300 === 299) await inbox.writeFigures();
    }
    countBeacon({ page: '/services/seo', view: true, visit: SPRING });
    const figures = await written();
    expect(figures.filter((line) => line.startsWith('campaign '))).toHaveLength(200);
    expect(figures.filter((line) => line.startsWith('referrer '))).toHaveLength(200);
    expect(figures).toContain('campaign newsletter\u001femail\u001fprintemps 2026-11-24: 2');
    expect(figures).toContain('campaign *: 702');
    expect(figures).toContain('view /: 900');
  });

  test('what could not be written is written the next time', async () => {
    countBeacon({ page: '/', view: true });
    const db = await connectDatabase(database, () => {});
    await db.schema.alterTable('daily_figures').renameTo('away').execute();
    await expect(inbox.writeFigures()).rejects.toThrow();
    countBeacon({ page: '/', view: true });
    await db.schema.alterTable('away').renameTo('daily_figures').execute();
    await db.destroy();
    expect(await written()).toEqual(['view /: 2']);
  });

  test('what was counted is written as the inbox closes', async () => {
    const other = await openInbox(database, { publicPages });
    other.countBeacon(JSON.stringify({ page: '/', view: true }), false);
    await other.close();
    expect(await written()).toEqual(['view /: 1']);
  });

  test('figures are kept for 25 months', async () => {
    countBeacon({ page: '/', view: true });
    await inbox.writeFigures();
    inbox.clock.now = Date.UTC(2028, 11, 21, 9);
    await inbox.applyRetention();
    expect(await rows()).toHaveLength(1);
    inbox.clock.now = Date.UTC(2028, 11, 22, 9);
    await inbox.applyRetention();
    expect(await rows()).toEqual([]);
  });

  test('a request keeps how its visit began, shows it, exports it, and takes it along when it is erased', async () => {
    const form = contactForm();
    form.set(SOURCE_FIELD, JSON.stringify(SPRING));
    requireReceived(await inbox.receive('contact-request', form, SENDING));
    const [{ id } = { id: '' }] = await inbox.requests();
    const detail = await ask(inbox, 'sales', requestDetail, `/requests/${id}`);
    expect(detail.source).toEqual({
      page: '/services/seo',
      referrer: 'google.com',
      campaign: { source: 'newsletter', medium: 'email', name: 'printemps 2026-11-24' },
    });
    const csv = await (await call(inbox, 'sales', '/requests.csv?area=contact')).text();
    expect(csv).toContain('"Campagne";"Première page";"Venu de"');
    expect(csv).toContain(
      '"printemps 2026-11-24 · newsletter / email";"/services/seo";"google.com"',
    );
    await inbox.erase({ request: id });
    const db = await connectDatabase(database, () => {});
    expect(JSON.stringify(await db.selectFrom('requests').selectAll().execute())).not.toContain(
      'printemps',
    );
    await db.destroy();
  });

  test('every form that a visitor sends keeps it: messages, applications, comments, subscriptions', async () => {
    const source = { [SOURCE_FIELD]: JSON.stringify(SPRING) };
    const comment = new FormData();
    for (const [name, value] of Object.entries({
      name: 'Nour El Fassi',
      email: 'nour@elfassi.ma',
      comment: 'Merci pour ce texte.',
      ...source,
    })) {
      comment.set(name, value);
    }
    requireReceived(await inbox.receive('contact-request', contactForm(source), SENDING));
    requireReceived(
      await inbox.receive(
        'newsletter-subscription',
        newsletterForm('a@b.example', source),
        SENDING,
      ),
    );
    requireReceived(
      await inbox.receive('comment', comment, {
        ...SENDING,
        about: { id: 'p', title: 'Un', path: '/blog/un' },
      }),
    );
    await inbox.receiveUpload('short-application', upload(shortForm(source)), SENT_FROM);
    await inbox.receiveUpload('job-application', upload(jobForm(source)), {
      ...SENT_FROM,
      about: async () => JOB,
    });
    const requests = await inbox.requests();
    expect(requests).toHaveLength(5);
    for (const { id, kind } of requests) {
      const detail = await ask(inbox, 'administrator', requestDetail, `/requests/${id}`);
      expect(detail.source?.campaign?.name, kind).toBe('printemps 2026-11-24');
    }
  });

  test.each([
    '{',
    '"texte"',
    JSON.stringify({ page: '/' }),
    JSON.stringify({ ...SPRING, referrer: 'x'.repeat(2_000) }),
  ])('a form with the source %s is kept without', { tags: ['slow'] }, async (source) => {
    const form = contactForm();
    form.set(SOURCE_FIELD, source);
    requireReceived(await inbox.receive('contact-request', form, SENDING));
    const [{ id } = { id: '' }] = await inbox.requests();
    expect((await ask(inbox, 'sales', requestDetail, `/requests/${id}`)).source).toBeNull();
  });
});
