import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findAbout } from './about.ts';

const SOUND = {
  about: {
    title: 'Une maison\nmontée',
    introduction: 'Un rez-de-chaussée.',
    mission: 'Tailler.',
    vision: 'Reconnaître.',
    sectors: '20+',
    storyTitle: 'Des étages',
    milestones: [
      { year: 2021, title: 'Les balcons', text: 'Des sites.' },
      { year: 2019, title: 'La porte', text: 'Des films.' },
    ],
    valuesTitle: 'Des murs',
    testimonialsTitle: 'Ils ont sonné',
    visitTitle: 'Poussez',
    seoTitle: 'Maison',
  },
  team: {
    title: 'L’arcade',
    members: [{ name: 'Karim Tazi' }],
    values: [{ title: 'Excellence', text: 'Fini.' }],
  },
  clients: {
    testimonials: [
      { content: 'Sans nom.' },
      { content: 'Enfin.', name: 'Salma Idrissi', date: '2026-08-11' },
      { content: 'Bravo.', name: 'Omar Fassi' },
      { content: 'Encore.', name: 'Awa Ndiaye' },
    ],
  },
};

const { service, client } = await startTestService([]);
const warnings: Record<string, unknown>[] = [];
const content: ContentReader = {
  client: client({ apiVersion: '2024-01-01', perspective: 'published' }),
  assetOrigin: '',
  warn: (message, details) => {
    warnings.push({ message, ...details });
  },
};

beforeEach(() => {
  warnings.length = 0;
});

/** The page once these documents have been published. */
async function aboutWith(documents: Record<string, object>) {
  const lines = Object.entries(documents).map(([name, fields]) =>
    JSON.stringify({ _id: name, _type: name, ...fields }),
  );
  const archive = await mkdtemp(join(tmpdir(), 'archive-'));
  await writeFile(join(archive, 'data.ndjson'), `${lines.join('\n')}\n`);
  await service.importArchive(archive);
  await rm(archive, { recursive: true, force: true });
  return findAbout(content);
}

describe('the about page', () => {
  it('has its own words, the team and its values, two clients [pages-2.75] [pages-2.79]', async () => {
    expect(await aboutWith(SOUND)).toMatchObject({
      title: ['Une maison', 'montée'],
      mission: 'Tailler.',
      vision: 'Reconnaître.',
      sectors: '20+',
      values: { title: 'Des murs', all: [{ title: 'Excellence', text: 'Fini.' }] },
      team: { members: [{ name: 'Karim Tazi' }], values: [] },
      testimonials: {
        title: 'Ils ont sonné',
        all: [{ name: 'Salma Idrissi', date: 'août\u00a02026' }, { name: 'Omar Fassi' }],
      },
      visitTitle: 'Poussez',
      seoTitle: 'Maison',
    });
    expect(warnings).toEqual([]);
  });

  it('tells its years from the oldest on, however they were entered', async () => {
    const milestones = [...SOUND.about.milestones, { year: ' 2020 ', title: 'Texte' }];
    const { story } = await aboutWith({ ...SOUND, about: { ...SOUND.about, milestones } });
    expect(story.milestones.map(({ year }) => year)).toEqual(['2019', '2020', '2021']);
  });

  it('keeps the last six years when there are more than the house has storeys', async () => {
    const milestones = Array.from({ length: 8 }, (_, i) => ({ year: 2018 + i }));
    const { story } = await aboutWith({ ...SOUND, about: { ...SOUND.about, milestones } });
    expect(story.milestones.map(({ year }) => year)).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
    ]);
  });

  it('stands without a word of its own, and without team or clients', async () => {
    expect(await aboutWith({ about: {}, team: {}, clients: {} })).toEqual({
      title: ['À propos'],
      introduction: expect.stringMatching(/^Notre histoire s’écrit/),
      story: { title: 'Notre histoire', milestones: [] },
      values: { title: 'Nos valeurs', all: [] },
      testimonials: { title: 'L’avis de nos clients', all: [] },
    });
    expect(warnings).toEqual([]);
  });

  it.each(Object.keys(SOUND.about))('with a %s of the wrong type says so', async (field) => {
    await aboutWith({ ...SOUND, about: { ...SOUND.about, [field]: { not: 'this' } } });
    expect(warnings).toEqual([
      expect.objectContaining({
        message: 'a document is shown without a part',
        type: 'about',
        part: expect.stringContaining(field),
      }),
    ]);
  });
});

it('a content service that does not answer is an error for the page to tell', async () => {
  const nobody = client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 });
  await expect(findAbout({ ...content, client: nobody })).rejects.toThrow();
});
