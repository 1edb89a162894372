/** The page of figures against the ledger of a month: every beacon and every form by HTTP. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { figures } from '../inbox/contract/figures.ts';
import { requestDetail } from '../inbox/contract/requests.ts';
import type { Beacon } from '../inbox/forms/beacon.ts';
import { type Campaign, SOURCE_FIELD, type Source } from '../inbox/forms/source.ts';
import { eachInbox } from '../inbox/testing/each-inbox.ts';
import { contactForm, SENDING, type TestInbox } from '../inbox/testing/open-inbox.ts';
import { ask, call, identify } from '../inbox/testing/staff.ts';
import { describeEachEngine } from '../packages/kit/database/testing/engines.ts';
import { listen } from '../packages/kit/http/listen.ts';
import { createBeaconRoute } from './beacons.ts';
import { securityHeaders } from './security-headers.ts';

const DAY = 24 * 60 * 60_000;
const HOUR = DAY / 24;

const PAGES = ['/', '/services', '/services/seo', '/work', '/work/riad', '/blog', '/blog/un'];
const SITES = ['', '', 'www.google.com', 'instagram.com', 'www.linkedin.com'];
const CAMPAIGNS: readonly Campaign[] = [
  { source: 'newsletter', medium: 'email', name: 'rentree' },
  { source: 'instagram', medium: 'social', name: 'rentree' },
  { source: 'google', medium: 'cpc', name: 'film' },
  { source: 'linkedin', medium: 'social', name: 'recrutement' },
  { source: 'salon', medium: 'affiche', name: 'casablanca' },
];

/** The first and the last day of the scripted month, and of the one before. */
const MONTH = { first: '2026-11-01', last: '2026-11-30' };

/** The same numbers each time, evenly spread: xorshift32. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Visit = { day: number; source: Source; further: string[]; vital: number | undefined };
type Lead = { day: number; source: Source | undefined; answeredAfter: number | undefined };

/** 2,000 visits and 60 leads of November, and a fifth of that of the October before. */
function ledger() {
  const pick = chance(20261101);
  const from = <Entry>(list: readonly Entry[], fallback: Entry) =>
    list[pick(list.length)] ?? fallback;
  const source = (): Source => {
    const campaign = pick(3) === 0 ? CAMPAIGNS[pick(CAMPAIGNS.length)] : undefined;
    return { page: from(PAGES, '/'), referrer: from(SITES, ''), ...(campaign && { campaign }) };
  };
  const visit = (day: number): Visit => ({
    day,
    source: source(),
    further: Array.from({ length: pick(3) }, () => from(PAGES, '/')),
    // One visit of four is measured.
    vital: pick(4) === 0 ? 300 + pick(5_000) : undefined,
  });
  const lead = (day: number): Lead => ({
    day,
    source: pick(6) === 0 ? undefined : source(),
    answeredAfter: pick(5) === 0 ? undefined : pick(40) * HOUR,
  });
  return {
    visits: [
      ...Array.from({ length: 2_000 }, () => visit(pick(30))),
      ...Array.from({ length: 400 }, () => visit(-31 + pick(30))),
    ],
    leads: [
      ...Array.from({ length: 60 }, () => lead(pick(30))),
      ...Array.from({ length: 12 }, () => lead(-31 + pick(30))),
    ],
  };
}

describeEachEngine('the page of figures on $name', (engine) => {
  let inbox: TestInbox;
  const publicPages = () => new Set(PAGES);
  eachInbox(engine, { identify, publicPages }, (opened) => {
    inbox = opened;
  });

  test('its figures are those of the ledger of a month', { tags: ['slow'] }, async () => {
    const { visits, leads } = ledger();
    await using site = await openSite(inbox);
    const firstDay = Date.UTC(2026, 10, 1, 10);
    const answers: { at: number; reference: string }[] = [];
    const moments = [...new Set([...visits, ...leads].map(({ day }) => day))].sort((a, b) => a - b);
    for (const day of moments) {
      inbox.clock.now = firstDay + day * DAY;
      await site.visit(visits.filter((visit) => visit.day === day));
      for (const lead of leads.filter((one) => one.day === day)) {
        const reference = await site.send(lead.source);
        if (lead.answeredAfter !== undefined) {
          answers.push({ reference, at: inbox.clock.now + lead.answeredAfter });
        }
      }
      if (day % 3 === 0) await inbox.writeFigures();
    }
    const ids = new Map((await inbox.requests()).map(({ reference, id }) => [reference, id]));
    for (const { reference, at } of answers.toSorted((a, b) => a.at - b.at)) {
      inbox.clock.now = at;
      await ask(inbox, 'sales', requestDetail, `/requests/${ids.get(reference)}`, {
        method: 'PATCH',
        version: 1,
        body: { status: 'answered' },
      });
    }
    inbox.clock.now = Date.UTC(2026, 10, 30, 20);

    const report = await ask(inbox, 'sales', figures, '/figures?period=month');
    expect([report.period, report.before]).toEqual([
      { from: MONTH.first, to: MONTH.last },
      { from: '2026-10-01', to: '2026-10-30' },
    ]);
    const ofMonth = <Entry extends { day: number }>(all: readonly Entry[]) =>
      all.filter(({ day }) => day >= 0);
    const ofOctober = <Entry extends { day: number }>(all: readonly Entry[]) =>
      all.filter(({ day }) => day < 0);
    const viewsOf = (all: readonly Visit[]) =>
      all.reduce((sum, { further }) => sum + 1 + further.length, 0);
    expect(report.totals).toEqual({
      visits: 2_000,
      views: viewsOf(ofMonth(visits)),
      requests: 60,
      fromVisits: 60,
      searches: 0,
      robots: 30,
    });
    expect(report.totalsBefore).toMatchObject({
      visits: 400,
      views: viewsOf(ofOctober(visits)),
      requests: 12,
    });
    for (const [index, { day, visits: counted, visitsBefore }] of report.days.entries()) {
      expect(day).toBe(`2026-11-${String(index + 1).padStart(2, '0')}`);
      expect(counted).toBe(visits.filter((visit) => visit.day === index).length);
      expect(visitsBefore).toBe(visits.filter((visit) => visit.day === index - 31).length);
    }

    const whence = (subjectOf: (source: Source) => string | undefined) => {
      const countOf = (all: readonly { source: Source | undefined }[], subject: string) =>
        all.filter(({ source }) => source && subjectOf(source) === subject).length;
      const subjects = new Set(visits.map(({ source }) => subjectOf(source)));
      return [...subjects].flatMap((subject) =>
        subject === undefined
          ? []
          : [
              {
                subject,
                visits: countOf(ofMonth(visits), subject),
                requests: countOf(ofMonth(leads), subject),
                visitsBefore: countOf(ofOctober(visits), subject),
                requestsBefore: countOf(ofOctober(leads), subject),
              },
            ],
      );
    };
    const bySubject = (a: { subject: string }, b: { subject: string }) =>
      a.subject < b.subject ? -1 : 1;
    const campaigns = whence(
      ({ campaign }) => campaign && `${campaign.name} · ${campaign.source} / ${campaign.medium}`,
    );
    expect(campaigns).toHaveLength(5);
    expect(report.campaigns.toSorted(bySubject)).toEqual(campaigns.toSorted(bySubject));
    expect(report.sites.toSorted(bySubject)).toEqual(
      whence(({ referrer }) => referrer.replace(/^www\./, '')).toSorted(bySubject),
    );
    expect(report.pages.map(({ views: _, ...row }) => row).toSorted(bySubject)).toEqual(
      whence(({ page }) => page).toSorted(bySubject),
    );
    const weekly = report.weeks.map(({ week, requests }) => [week, ...Object.values(requests)]);
    const channelOf = ({ source }: Lead) =>
      !source ? 4 : source.campaign ? 0 : source.referrer === '' ? 2 : 1;
    // The first of November is a Sunday.
    const weekOfDay = (day: number) => Math.floor((day + 6) / 7);
    expect(weekly).toEqual(
      ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'].map(
        (week, index) => {
          const ofWeek = ofMonth(leads).filter(({ day }) => weekOfDay(day) === index);
          return [
            week,
            ...[0, 1, 2, 3, 4].map(
              (channel) => ofWeek.filter((lead) => channelOf(lead) === channel).length,
            ),
          ];
        },
      ),
    );

    const times = ofMonth(leads)
      .flatMap(({ answeredAfter }) => (answeredAfter === undefined ? [] : [answeredAfter]))
      .sort((a, b) => a - b);
    const inTime = times.filter((time) => time <= DAY).length;
    const waiting = ofMonth(leads).filter(
      ({ day, answeredAfter }) =>
        answeredAfter === undefined && firstDay + day * DAY + DAY >= inbox.clock.now,
    ).length;
    expect(report.answers).toEqual({
      kept: inTime,
      broken: 60 - inTime - waiting,
      waiting,
      median:
        ((times[(times.length - 1) >> 1] ?? Number.NaN) +
          (times[times.length >> 1] ?? Number.NaN)) /
        2,
    });
    expect(report.forms).toEqual([{ kind: 'contact-request', begun: 90, sent: 60 }]);

    // Three quarters of the measures of a route are below what is told, within the width of a bucket.
    for (const { route, measured } of report.vitals) {
      const [lcp] = measured;
      const times = ofMonth(visits)
        .filter(({ source }) => source.page.replace(/^(\/[^/]+)\/.+$/, '$1/:slug') === route)
        .flatMap(({ vital }) => vital ?? [])
        .sort((a, b) => a - b);
      expect(lcp?.measures).toBe(times.length);
      expect(
        Math.abs((lcp?.value ?? 0) - (times[Math.floor(times.length * 0.75)] ?? 0)),
      ).toBeLessThan(500);
    }

    const csv = await (
      await call(inbox, 'sales', '/figures.csv?period=month&table=campaigns')
    ).text();
    expect(csv).toContain('"Campagne";"Visites";"Demandes";"Visites avant";"Demandes avant"');
    for (const { subject, visits, requests } of campaigns) {
      expect(csv).toContain(`"${subject}";"${visits}";"${requests}";`);
    }
  });

  test('without anything counted every figure is nothing', async () => {
    const report = await ask(inbox, 'editor', figures, '/figures?period=30');
    expect(report.days).toHaveLength(30);
    expect(report.totals).toEqual({
      visits: 0,
      views: 0,
      requests: 0,
      fromVisits: 0,
      searches: 0,
      robots: 0,
    });
    expect([
      report.pages,
      report.campaigns,
      report.sites,
      report.forms,
      report.events,
      report.vitals,
    ]).toEqual(Array(6).fill([]));
    expect(report.answers).toEqual({ kept: 0, broken: 0, waiting: 0, median: null });
  });

  test('they are for those who sell and write, and not for others', async () => {
    expect((await call(inbox, 'administrator', '/figures?period=7')).status).toBe(200);
    expect((await call(inbox, 'recruiter', '/figures?period=7')).status).toBe(403);
    expect((await call(inbox, 'recruiter', '/figures.csv?period=7&table=days')).status).toBe(403);
    expect((await call(inbox, undefined, '/figures?period=7')).status).toBe(401);
    expect((await call(inbox, 'sales', '/figures?period=8')).status).toBe(400);
    expect((await call(inbox, 'sales', '/figures.csv?period=7&table=people')).status).toBe(400);
  });
});

/** A server that takes beacons and the form of the home page, for one inbox. */
async function openSite(inbox: TestInbox) {
  const proxies = new BlockList();
  proxies.addAddress('127.0.0.1');
  const listening = await listen('127.0.0.1', 0, { trustedProxies: proxies });
  const origin = `http://127.0.0.1:${listening.port}`;
  const takeBeacon = createBeaconRoute({
    inbox,
    siteOrigin: origin,
    trustedProxies: proxies,
    secure: securityHeaders({ origin, preload: false }),
    answered: () => {},
  });
  listening.serve(
    async (posted) =>
      Response.json(await inbox.receive('contact-request', await posted.formData(), SENDING)),
    { takeBeacon },
  );
  // The platform's `fetch` takes four times as long for each of seven thousand.
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let sent = 0;
  async function sendBeacon(beacon: Beacon, browser = 'Mozilla/5.0 Firefox/150.0') {
    sent += 1;
    const outgoing = request(`${origin}/mesure`, {
      method: 'POST',
      agent,
      headers: {
        'user-agent': browser,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `203.0.${sent >> 8}.${sent & 255}`,
      },
    });
    outgoing.end(JSON.stringify(beacon));
    const [answer] = await once(outgoing, 'response');
    expect(answer.resume().statusCode).toBe(204);
  }
  return {
    async visit(visits: readonly Visit[]) {
      const [first] = visits;
      if (first && first.day >= 0) {
        await sendBeacon({ page: '/', view: true }, 'Googlebot/2.1');
        for (let time = 0; time < 3; time += 1) await sendBeacon({ page: '/', begun: ['/'] });
      }
      await Promise.all(
        visits.map(async ({ source, further, vital }) => {
          await sendBeacon({ page: source.page, view: true, visit: source });
          for (const page of further) await sendBeacon({ page, view: true });
          if (vital) await sendBeacon({ page: source.page, vitals: [['LCP', vital]] });
        }),
      );
    },
    async send(source: Source | undefined): Promise<string> {
      sent += 1;
      const form = contactForm({
        message: `Demande ${sent}`,
        submissionKey: `key-of-request-${sent}`,
      });
      if (source) form.set(SOURCE_FIELD, JSON.stringify(source));
      const answer = await fetch(`${origin}/`, { method: 'POST', body: form });
      const { reference } = z.object({ reference: z.string() }).parse(await answer.json());
      return reference;
    },
    async [Symbol.asyncDispose]() {
      agent.destroy();
      await listening.close();
    },
  };
}
