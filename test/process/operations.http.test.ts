/** What programs that watch over the site read: readiness and metrics, of the built site. */
import { rename, rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { type Site, startSite, temporaryDirectory } from '../support/site.ts';

/** The value of a metric with exactly these labels, `undefined` when there is none. */
async function metric(site: Site, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${site.origin}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('metrics count requests by kind and class of status, and hold nothing a visitor typed [S33]', async ({
  site,
}) => {
  const pages = 'http_requests_total{kind="page",status="2xx"}';
  const before = (await metric(site, pages)) ?? 0;
  for (let visit = 0; visit < 3; visit += 1) await fetch(`${site.origin}/contact`);
  expect(await metric(site, pages)).toBe(before + 3);

  await fetch(`${site.origin}/loriot-dans-le-chemin?loriot=dans-la-recherche`, {
    headers: { 'user-agent': 'loriot', referer: 'https://loriot.example/' },
  });
  await fetch(`${site.origin}/contact`, {
    method: 'POST',
    headers: { origin: site.origin },
    body: new URLSearchParams({
      name: 'Loriot Prénom',
      email: 'loriot@example.com',
      service: 'Autre',
      message: 'loriot',
    }),
  });
  const answer = await fetch(`${site.origin}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  expect(text).not.toMatch(/loriot/i);
  expect(text).not.toContain('127.0.0.1');
  for (const name of [
    'site_ready',
    'disk_free_bytes',
    'database_bytes{database="content"}',
    'database_bytes{database="inbox"}',
    'database_bytes{database="staff"}',
    'deliveries_waiting',
    'deliveries_oldest_waiting_seconds',
    'deliveries_failed',
    'queries{state="busy"}',
    'queries{state="waiting"}',
    'image_transforms{state="busy"}',
    'image_transforms{state="waiting"}',
    'pages_served_kept_total',
    'page_renders_total',
    'integrity_damages',
    'kept_pages{place="memory"}',
    'pages_served_stale_total',
    'health_check_state{check="disk"}',
    'health_check_state{check="content-age"}',
    'content_last_read_timestamp_seconds',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(await metric(site, name), name).toEqual(expect.any(Number));
  }
  expect(await metric(site, 'site_ready')).toBe(1);
});

test('metrics are a page that does not exist for who comes through a proxy', async ({ site }) => {
  const answer = await fetch(`${site.origin}/metrics`, {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('http_requests_total');
});

test('a site whose data directory is gone says so at /healthz, and is ready again when it is back', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  const health = () => fetch(`${site.origin}/healthz`);
  await rename(directory, `${directory}-away`);
  await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe(503);
  const answer = await health();
  expect(answer.headers.get('retry-after')).toBe('5');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ failing: expect.arrayContaining(['disk-writable']) });
  expect(text).not.toContain(directory);
  await rename(`${directory}-away`, directory);
  await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe(200);
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});
