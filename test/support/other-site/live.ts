/** Runs in the page of the other site: shows what was written, and links each text to its field in draft mode. */
import { createClient } from '@sanity/client';
import { vercelStegaDecode } from '@vercel/stega';
import { DATASET, type LiveSettings } from './live-settings.ts';

function settings(): LiveSettings {
  return JSON.parse(document.querySelector('#settings')?.textContent ?? '{}');
}

function follow(): void {
  const { apiHost, token } = settings();
  const config = { ...DATASET, apiHost, ignoreBrowserTokenWarning: true };
  const client = createClient({ ...config, ...(token && { token }) });
  client.live.events({ includeDrafts: token !== undefined }).subscribe((event) => {
    if (event.type === 'welcome') document.body.dataset.live = 'on';
    const { tags } = settings();
    const isShown = event.type === 'message' && event.tags.some((tag) => tags.includes(tag));
    if (isShown || event.type === 'restart') void showAgain(event.id);
  });
}

async function showAgain(eventId: string): Promise<void> {
  const answer = await fetch(`${location.pathname}?live=${encodeURIComponent(eventId)}`);
  const read = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of ['main', '#settings']) {
    const [here, there] = [document.querySelector(part), read.querySelector(part)];
    if (here && there) here.replaceWith(there);
  }
  linkFields();
}

function linkFields(): void {
  for (const element of document.querySelectorAll('main h1, main p, main li')) {
    const source: { href?: string } | undefined = vercelStegaDecode(element.textContent);
    if (!source?.href) continue;
    const link = document.createElement('a');
    link.href = source.href;
    link.textContent = 'Modifier';
    element.after(link);
  }
}

follow();
linkFields();
