import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { blogPost } from './blog-post.ts';
import { jobPosting } from './job-posting.ts';
import { newsletterIssue } from './newsletter-issue.ts';
import { portfolio } from './portfolio.ts';

/** The second lines of documents in lists, by type. */
const NOTES = new Map(
  [blogPost, jobPosting, newsletterIssue, portfolio].map(({ name, preview }) => [
    name,
    (selection: Record<string, unknown>) =>
      z.object({ subtitle: z.string() }).parse(Reflect.apply(preview.prepare, preview, [selection]))
        .subtitle,
  ]),
);

test.each([
  [
    'blogPost',
    { publishDate: '2026-10-31T12:00:00Z', category: 'SEO' },
    '31\u00a0octobre\u00a02026 · SEO',
  ],
  [
    'blogPost',
    { publishDate: '2026-11-04T08:00:00Z', category: 'SEO' },
    'Paraîtra le 4\u00a0novembre\u00a02026 · SEO',
  ],
  ['blogPost', { publishDate: 'bientôt', category: 'SEO' }, 'SEO'],
  [
    'portfolio',
    { publishDate: '2026-02-14T08:00:00Z', client: 'Route 9' },
    'février\u00a02026 · Route 9',
  ],
  ['portfolio', { publishDate: '2026-02-14T08:00:00Z', status: 'archived' }, 'Archivé'],
  ['portfolio', { client: 'Route 9' }, 'Route 9'],
  [
    'jobPosting',
    { deadline: '2026-11-03', department: 'Studio' },
    'Jusqu’au 3\u00a0novembre\u00a02026 · Studio',
  ],
  ['jobPosting', { deadline: '2026-11-02' }, 'Close depuis le 2\u00a0novembre\u00a02026'],
  ['jobPosting', { deadline: '2026-12-01', isActive: false }, 'Poste fermé'],
  ['newsletterIssue', { publishDate: '2026-10-02T08:00:00Z' }, '2\u00a0octobre\u00a02026'],
  ['newsletterIssue', {}, 'Hors de l’archive'],
] as const)('a list tells the date of a %s: %j', (type, selection, note) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-03T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(NOTES.get(type)?.(selection)).toBe(note);
});
