import { expect, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../context.ts';
import { findNavigation } from './navigation.ts';

/** The names of the seven links as a real service gives them, and what was reported. */
async function labels(document?: Record<string, unknown>) {
  const put = { _id: 'navigation', _type: 'navigation', ...document };
  const service = await startTestService(document ? [{ put }] : []);
  const reports: unknown[] = [];
  const content: ContentReader = {
    client: service.client(),
    assetOrigin: '',
    warn: (_message, { part }) => reports.push(part),
  };
  const {
    menus: { header: links },
  } = await findNavigation(content);
  return { links, labels: links.map(({ label }) => label), reports };
}

const SPECIFIED = ['Accueil', 'Services', 'Travaux', 'À propos', 'Blog', 'Carrières', 'Contact'];

test('the links bear the names the agency gave them, and keep their addresses and order', async () => {
  const renamed = await labels({ work: ' Réalisations ', careers: 'Rejoindre' });
  expect(renamed.labels).toEqual([
    'Accueil',
    'Services',
    'Réalisations',
    'À propos',
    'Blog',
    'Rejoindre',
    'Contact',
  ]);
  expect(renamed.links.map(({ to }) => to)).toEqual([
    '/',
    '/services',
    '/work',
    '/about',
    '/blog',
    '/careers',
    '/contact',
  ]);
});

test('without the document they bear the names of the specification', async () => {
  expect((await labels()).labels).toEqual(SPECIFIED);
});

test('a name that is empty or broken is the specified one, and the broken one is reported', async () => {
  const broken = await labels({ blog: '', about: 7 });
  expect(broken.labels).toEqual(SPECIFIED);
  expect(broken.reports).toEqual(['about']);
});
