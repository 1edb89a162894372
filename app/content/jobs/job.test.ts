import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findJob, listJobs } from './job.ts';

const NOON = new Date('2026-11-21T12:00:00Z');

/** A job with nothing but what a job must have. */
function job(id: string, fields: Record<string, unknown> = {}) {
  return { _id: id, title: `Poste ${id}`, slug: { current: id }, isActive: true, ...fields };
}

/** A reader of a real service that holds these jobs, and what it reported. */
async function reading(...jobs: (Record<string, unknown> & { _id: string })[]) {
  const service = await startTestService(
    jobs.map((own) => ({ put: { _type: 'jobPosting', ...own } })),
  );
  const reports: string[] = [];
  const content: ContentReader = {
    client: service.client({ apiVersion: '2024-01-01', perspective: 'published' }),
    assetOrigin: '',
    warn: (_message, { id, part, problem }) => reports.push(`${id} ${part ?? ''}: ${problem}`),
  };
  return { content, reports };
}

const slugs = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug);

describe('the list of jobs', () => {
  it('has the active postings, the one created last first [pages-7.16]', async () => {
    const { content } = await reading(
      job('old', { _createdAt: '2026-01-01T00:00:00Z' }),
      job('new', { _createdAt: '2026-03-01T00:00:00Z' }),
      job('filled', { _createdAt: '2026-04-01T00:00:00Z', isActive: false }),
      job('undecided', { _createdAt: '2026-04-01T00:00:00Z', isActive: null }),
      job('drafts.draft', { _createdAt: '2026-05-01T00:00:00Z' }),
      job('middle', { _createdAt: '2026-02-01T00:00:00Z', slug: 'middle' }),
    );
    expect(slugs(await listJobs(content))).toEqual(['new', 'middle', 'old']);
  });

  it('features four at most, the newest ones [pages-7.17] [pages-9.10]', async () => {
    const { content } = await reading(
      ...[1, 2, 3, 4, 5, 6].map((day) =>
        job(`job-${day}`, { _createdAt: `2026-01-0${day}T00:00:00Z`, featured: day !== 5 }),
      ),
    );
    const featured = (await listJobs(content)).filter((card) => card.featured);
    expect(slugs(featured)).toEqual(['job-6', 'job-4', 'job-3', 'job-2']);
  });

  it('is closed the day after the deadline, on the clock of Casablanca [pages-2.137]', async () => {
    const { content } = await reading(job('a', { applicationDeadline: '2026-11-21' }));
    const closedAt = async (moment: string) =>
      (await listJobs(content, new Date(moment)))[0]?.closed;
    expect(await closedAt('2026-11-21T08:00:00Z')).toBe(false);
    // Morocco is on UTC since September 2026 where the time-zone database knows it, an hour ahead where not.
    expect(await closedAt('2026-11-21T22:59:00Z')).toBe(false);
    expect(await closedAt('2026-11-22T00:01:00Z')).toBe(true);
  });

  it('reports what cannot be shown', async () => {
    const { content, reports } = await reading(
      job('nameless', { title: ' ' }),
      job('lost', { slug: { current: 7 } }),
    );
    expect(await listJobs(content)).toEqual([]);
    expect(reports).toContain('nameless : no title');
    expect(reports).toContain('lost : no slug');
  });
});

describe('a job', () => {
  it('is one item, found by its slug in either shape [pages-7.18]', async () => {
    const { content } = await reading(job('object'), job('text', { slug: 'plain-text' }));
    expect((await findJob(content, 'object'))?.job.title).toBe('Poste object');
    expect((await findJob(content, 'plain-text'))?.job.title).toBe('Poste text');
    expect(await findJob(content, 'nobody')).toBeUndefined();
  });

  it('is not found once it is filled', async () => {
    const { content } = await reading(job('filled', { isActive: false }));
    expect(await findJob(content, 'filled')).toBeUndefined();
  });

  it('has everything its page shows', async () => {
    const { content, reports } = await reading(
      job('whole', {
        _createdAt: '2026-11-09T09:00:00Z',
        department: 'Production',
        location: 'Casablanca',
        employmentType: 'CDI',
        experienceLevel: '1 à 3 ans',
        featured: true,
        applicationDeadline: '2027-01-15',
        salaryRange: { min: 10_000, max: 14_000 },
        description: 'Monter.\n\n  Couper.  ',
        responsibilities: ['Monter des films'],
        requirements: ['Une bonne oreille'],
        skills: ['Montage'],
        benefits: ['Mutuelle'],
        contactEmail: 'recrutement@atelier.example',
        seoTitle: 'Offre',
      }),
    );
    const page = await findJob(content, 'whole', NOON);
    expect(page?.job).toEqual({
      id: 'whole',
      slug: 'whole',
      title: 'Poste whole',
      department: 'Production',
      location: 'Casablanca',
      employmentType: 'CDI',
      experienceLevel: '1 à 3 ans',
      featured: true,
      closed: false,
      postedOn: { iso: '2026-11-09', written: '9\u00a0novembre\u00a02026' },
      deadline: {
        iso: '2027-01-15',
        written: '15\u00a0janvier\u00a02027',
        endsAt: expect.stringMatching(/^2027-01-1[56]T/),
      },
      salary: { min: 10_000, max: 14_000 },
      description: ['Monter.', 'Couper.'],
      responsibilities: ['Monter des films'],
      requirements: ['Une bonne oreille'],
      skills: ['Montage'],
      benefits: ['Mutuelle'],
      contactEmail: 'recrutement@atelier.example',
      seo: { title: 'Offre', description: 'Monter.' },
    });
    expect(reports).toEqual([]);
  });

  it('comes with three others at most, open ones, never itself [pages-7.19] [pages-9.14]', async () => {
    const { content } = await reading(
      ...[1, 2, 3, 4, 5, 6].map((day) =>
        job(`job-${day}`, {
          _createdAt: `2026-01-0${day}T00:00:00Z`,
          applicationDeadline: day === 5 ? '2026-01-10' : undefined,
        }),
      ),
    );
    expect(slugs((await findJob(content, 'job-4', NOON))?.others ?? [])).toEqual([
      'job-6',
      'job-3',
      'job-2',
    ]);
    expect((await findJob(content, 'job-5', NOON))?.job.closed).toBe(true);
  });

  it('shows a salary that was typed as it was', async () => {
    const { content, reports } = await reading(
      job('typed', { salaryRange: 'Entre 8 000 et 10 000 DH, selon profil' }),
    );
    expect((await findJob(content, 'typed'))?.job.salary).toEqual({
      typed: 'Entre 8 000 et 10 000 DH, selon profil',
    });
    expect(reports).toEqual([]);
  });

  it('turns a salary the right way round, and does without half of it', async () => {
    const { content } = await reading(
      job('upside-down', { salaryRange: { min: 9_000, max: 7_000 } }),
      job('half', { salaryRange: { min: 9_000, max: 'beaucoup' } }),
      job('none', { salaryRange: { min: -1 } }),
    );
    const salaryOf = async (slug: string) => (await findJob(content, slug))?.job.salary;
    expect(await salaryOf('upside-down')).toEqual({ min: 7_000, max: 9_000 });
    expect(await salaryOf('half')).toEqual({ min: 9_000, max: undefined });
    expect(await salaryOf('none')).toBeUndefined();
  });
});

describe('malformed jobs', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const broken = fc.record(
    {
      title: fc.oneof({ weight: 4, arbitrary: fc.constant('Titre') }, json),
      slug: fc.oneof(
        { weight: 4, arbitrary: fc.record({ current: fc.stringMatching(/^[a-z]{8}$/) }) },
        fc.record({ current: json }),
        json,
      ),
      isActive: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, json),
      department: json,
      location: json,
      employmentType: json,
      experienceLevel: json,
      featured: json,
      applicationDeadline: fc.oneof(fc.constant('2024-02-30'), json),
      salaryRange: fc.oneof(fc.record({ min: json, max: json }), json),
      description: json,
      responsibilities: fc.oneof(fc.array(json), json),
      requirements: fc.oneof(fc.array(json), json),
      skills: json,
      benefits: fc.oneof(fc.array(json), json),
      contactEmail: json,
      seoTitle: json,
    },
    { requiredKeys: [] },
  );

  it('never keep the list or a page from being shown', { tags: ['slow'] }, async () => {
    const malformed = fc
      .sample(broken, { numRuns: 150, seed: 20261121 })
      .map((fields, index) => ({ ...fields, _id: `malformed-${index}` }));
    const { content, reports } = await reading(job('sound'), ...malformed);
    const cards = await listJobs(content);
    expect(slugs(cards)).toContain('sound');
    expect(cards.length).toBeGreaterThan(20);
    for (const { slug, title } of cards) {
      expect((await findJob(content, slug))?.job.title).toBe(title);
    }
    expect(reports.length).toBeGreaterThan(20);
  });
});
