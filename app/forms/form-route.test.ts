import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { jobForm, shortForm } from '../../inbox/testing/applications.ts';
import { contactForm, newsletterForm, openInbox } from '../../inbox/testing/open-inbox.ts';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { contentContext, inboxContext, visitContext } from '../context.ts';
import { action } from './form-route.ts';

const service = await startTestService(
  [
    { _id: 'job', _type: 'jobPosting', title: 'Monteuse', slug: 'monteuse', isActive: true },
    { _id: 'post', _type: 'blogPost', title: 'Hier', slug: 'hier', publishDate: '2026-01-01' },
  ].map((document) => ({ put: document })),
);
const folder = await mkdtemp(join(tmpdir(), 'forms-'));
const inbox = await openInbox({ kind: 'sqlite', file: join(folder, 'inbox.sqlite') });
afterAll(async () => {
  await inbox.close();
  await rm(folder, { recursive: true });
});

const ADDRESSES = [
  'careers/candidature/spontanee',
  'careers/:slug/candidature',
  'blog/:slug/commentaire',
  'contact/message',
  'formulaires/demande',
  'newsletter/abonnement',
];
const site = createStaticHandler(ADDRESSES.map((path) => ({ path, action })));

async function post(path: string, body: FormData): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(contentContext, { client: service.client(), assetOrigin: '', warn() {} });
  context.set(inboxContext, inbox);
  context.set(visitContext, {
    requestId: 'test',
    address: '203.0.113.7',
    base: '',
    reportError(error) {
      throw error;
    },
    reportMissing() {},
  });
  const request = new Request(`https://anfa.example${path}`, { method: 'POST', body });
  const answer: unknown = await site.queryRoute(request, { requestContext: context });
  if (!(answer instanceof Response)) throw new Error(`${path} is no resource`);
  return answer;
}

const comment = contactForm({ comment: 'Merci, c’est clair.' });
const subject = { service: 'Autre', phone: '' };

test.each([
  ['/careers/candidature/spontanee', 'short-application', shortForm()],
  ['/careers/monteuse/candidature', 'job-application', jobForm()],
  ['/blog/hier/commentaire', 'comment', comment],
  ['/contact/message', 'contact-message', contactForm(subject)],
  ['/formulaires/demande', 'contact-request', contactForm()],
])('what is posted to %s is kept as a %s', async (path, kind, body) => {
  const before = (await inbox.requests()).length;
  const answer = await post(path, body);
  expect(await answer.json()).toMatchObject({ state: 'received' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const after = await inbox.requests();
  expect(after).toHaveLength(before + 1);
  expect(after.map((request) => request.kind)).toContain(kind);
});

test('a subscription is answered with an outcome where a script sent it, and with nothing else without', async () => {
  const scripted = newsletterForm('nour@anfa.example', { submissionKey: 'k'.repeat(32) });
  expect(await (await post('/newsletter/abonnement', scripted)).json()).toEqual({
    state: 'received',
  });
  expect((await post('/newsletter/abonnement', newsletterForm('sara@anfa.example'))).status).toBe(
    204,
  );
  const refused = await post('/newsletter/abonnement', newsletterForm('personne'));
  expect(await refused.json()).toMatchObject({ state: 'refused' });
});
