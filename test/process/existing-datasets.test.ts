/** Datasets of others: what our studio or the specification's site stored is read whole, and comes and goes unchanged. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { findQuestions } from '../../app/blocks/asked-questions.ts';
import { findClients } from '../../app/blocks/clients.ts';
import { findAbout } from '../../app/content/agency/about.ts';
import { findAnnouncementBar } from '../../app/content/announcement-bar.ts';
import { findBrand } from '../../app/content/brand.ts';
import { findContactChoices } from '../../app/content/contact-choices.ts';
import { findIssue } from '../../app/content/issues/issue.ts';
import { findApplications } from '../../app/content/jobs/application-texts.ts';
import { findCareers } from '../../app/content/jobs/careers.ts';
import { findJob } from '../../app/content/jobs/job.ts';
import {
  findNewsletterBox,
  findNewsletterLinks,
  findNewsletterPage,
} from '../../app/content/newsletter-texts.ts';
import { listCategories } from '../../app/content/posts/blog-categories.ts';
import { findBlogTexts } from '../../app/content/posts/blog-texts.ts';
import { findPortfolio } from '../../app/content/projects/portfolio.ts';
import { findService, listServices } from '../../app/content/services/service.ts';
import { findOpeningWords, findSettings } from '../../app/content/settings.ts';
import { findTeam } from '../../app/content/team.ts';
import type { ContentReader } from '../../app/context.ts';
import { findNavigation } from '../../app/frame/navigation.ts';
import { findWhatsapp } from '../../app/frame/whatsapp/whatsapp-query.ts';
import { findChapters } from '../../app/pages/case/chapters.ts';
import { findContact } from '../../app/pages/contact/query.ts';
import { findServiceRequest } from '../../app/pages/contact/service-request-query.ts';
import { findHome } from '../../app/pages/home/query.ts';
import { findLegal } from '../../app/pages/legal/query.ts';
import { findNotFound } from '../../app/pages/not-found/query.ts';
import { findPage } from '../../app/pages/page/query.ts';
import { findPost } from '../../app/pages/post/query.ts';
import { findSentRequest } from '../../app/pages/sent-request/query.ts';
import { findServices } from '../../app/pages/services/query.ts';
import { findWork } from '../../app/pages/work/query.ts';
import { listSearchDocuments } from '../../app/search/search-documents.ts';
import { SINGLETONS, type Singleton } from '../../model/document-types.ts';
import {
  STAFF_TOKEN,
  startTestService,
} from '../../packages/content-service/testing/start-test-service.ts';
import { readConfig } from '../../server/config.ts';
import { exportContent } from '../../server/operations/content-export.ts';
import { importContent } from '../../server/operations/content-import.ts';
import {
  linkedDocuments,
  randomDocuments,
  randomSingletons,
  type SchemaDocument,
  type Shape,
} from '../support/schema-documents.ts';

/** Documents of each type, in each shape. */
const EACH = 25;

/** Versions of each document of which there is one, in each shape. */
const VERSIONS = 10;

const SEED = fileURLToPath(new URL('../../tools/demo/archive/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'existing-datasets-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The documents that blocks show; of the specification the team, which is asked who a typed author is. */
function shownInBlocks(shape: Shape): SchemaDocument[] {
  if (shape === 'specification') return [{ _id: 'team', _type: 'team' }];
  return ['settings', 'team', 'clients', 'questions', 'about', 'careers'].flatMap((type) =>
    randomSingletons(type, shape, 1),
  );
}

/** The page whose form offers the category of each service, which is read where it is a subject there. */
function contactOf(documents: readonly SchemaDocument[]): SchemaDocument {
  const subjects = documents.flatMap(({ _type, category }) =>
    _type === 'service' && category ? [category] : [],
  );
  return { _id: 'contact', _type: 'contact', subjects };
}

type Page = (content: ContentReader, slug: string) => Promise<unknown>;

/** Everything a visitor is shown of a document of each type that has a page of its own. */
const PAGES: ReadonlyMap<string, Page> = new Map<string, Page>([
  [
    'portfolio',
    async (content, slug) => [
      await findPortfolio(content, slug),
      await findChapters(content, slug),
    ],
  ],
  [
    'service',
    async (content, slug) => [
      await findService(content, slug),
      (await findServiceRequest(content, { slug, packageKey: null })).serviceRequest,
      (await listServices(content)).find((card) => card.slug === slug),
    ],
  ],
  ['blogPost', (content, slug) => findPost(content, slug)],
  ['jobPosting', (content, slug) => findJob(content, slug)],
  ['newsletterIssue', (content, slug) => findIssue(content, slug)],
  ['page', (content, slug) => findPage(content, slug)],
]);

/** Everything a visitor is shown of the documents of which there is one. A type that is forgotten does not compile. */
const TEXTS: Record<Singleton, (content: ContentReader) => Promise<unknown>> = {
  settings: async (content) => [
    await findSettings(content),
    await findOpeningWords(content),
    await findAnnouncementBar(content),
  ],
  brand: findBrand,
  navigation: findNavigation,
  home: findHome,
  work: findWork,
  services: findServices,
  about: findAbout,
  contact: async (content) => [await findContact(content), await findContactChoices(content)],
  newsletter: async (content) => [
    await findNewsletterBox(content),
    await findNewsletterPage(content),
    await findNewsletterLinks(content),
  ],
  notFound: findNotFound,
  sentRequest: (content) => findSentRequest(content, { demande: 'demande' }),
  team: findTeam,
  clients: findClients,
  questions: findQuestions,
  legal: findLegal,
  whatsapp: findWhatsapp,
  careers: async (content) => [await findCareers(content), await findApplications(content)],
  blog: async (content) => [await findBlogTexts(content), await listCategories(content)],
};

async function archiveOf(name: string, documents: readonly SchemaDocument[]): Promise<string> {
  const archive = join(folder, name);
  await mkdir(join(archive, 'images'), { recursive: true });
  await mkdir(join(archive, 'files'));
  await cp(join(SEED, 'images/portrait-karim-tazi.png'), join(archive, 'images/cover.png'));
  await cp(join(SEED, 'files/fleur-amere.mp4'), join(archive, 'files/film.mp4'));
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
  await writeFile(join(archive, 'data.ndjson'), lines.join(''));
  return archive;
}

/**
 * What no visitor reads: tags that choose the projects beside a service, figures that are drawn beside the questions of
 * the home page only, the portrait on a case study, which shows no face, what stands above chosen projects where none is
 * chosen, words where a colour should be, a second button of the header, which has one, which parts of the site are
 * off, which decides of pages, and words where the name of a drawing should be.
 */
const NOT_SHOWN =
  /^service.*\.(?:portfolioTags\.|faqs\.\d+\.figures)|^portfolio.*\.testimonial\.avatar|^home\.projects\.|^brand\.colors\.|^navigation\.action\.[1-9]|^settings\.offParts\.|\.(?:motif|icon)$/;

/** A Reel's case study shows the film's poster upright, and an upright cover, which would be cut to a band, in lists only. */
const isCoverOfReel = (document: SchemaDocument, path: string): boolean =>
  path === '.coverImage.alt' && JSON.stringify(document.video ?? '').includes('"9:16"');

/** The words of search are read there, and are shown on no page. */
const isForSearch = (path: string): boolean => path.startsWith('.searchWords.');

/** What the search knows. The pages it lists besides, whose documents some datasets here lack, warn of nothing. */
async function foundIn(content: ContentReader): Promise<string> {
  const reader = { ...content, warn: () => {} };
  return JSON.stringify((await listSearchDocuments(reader, new Map())).documents);
}

type Written = { path: string; text: string };

/** Every text of a document by its place; of a reference, the name of its document. */
function writtenIn(value: unknown, names: ReadonlyMap<string, string>, path = ''): Written[] {
  if (typeof value === 'string') {
    return (value.match(/mot\d+/g) ?? []).map((text) => ({ path, text }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const linked = name === '_ref' ? names.get(String(inner)) : undefined;
    return linked ? [{ path, text: linked }] : writtenIn(inner, names, `${path}.${name}`);
  });
}

it.each(['studio', 'specification'] as const)(
  'a dataset in the shape of the %s is read without one lost field [pages-3.01] [pages-3.03] [pages-3.05] [pages-3.09]',
  { tags: ['slow'] },
  async (shape) => {
    const linked = linkedDocuments();
    const names = new Map(linked.map(({ _id, name }) => [_id, String(name)]));
    // The specification has no pages that editors make of blocks.
    const types = [...PAGES.keys()].filter((type) => type !== 'page' || shape === 'studio');
    const documents = types.flatMap((type) => randomDocuments(type, shape, EACH));
    const { client, service } = await startTestService();
    const all = [...shownInBlocks(shape), contactOf(documents), ...linked, ...documents];
    await service.importArchive(await archiveOf(shape, all));
    const warnings: unknown[] = [];
    const content: ContentReader = {
      client: client(),
      assetOrigin: '',
      warn: (message, details) => warnings.push({ message, ...details }),
    };
    const searchTexts = await foundIn(content);
    const lost: string[] = [];
    for (const document of documents) {
      const page = await PAGES.get(document._type)?.(content, document._id.toLowerCase());
      const pageText = JSON.stringify(page ?? '');
      for (const { path, text } of writtenIn(document, names)) {
        const place = document._id + path;
        const read = isForSearch(path) ? searchTexts : pageText;
        if (read.includes(text) || NOT_SHOWN.test(place) || isCoverOfReel(document, path)) continue;
        lost.push(place);
      }
    }
    expect(lost).toEqual([]);
    expect(warnings).toEqual([]);
  },
);

/** A case study: without one, the home page has no door to the portfolio. */
const WORK = {
  _id: 'portfolio-one',
  _type: 'portfolio',
  title: 'Un projet',
  slug: { current: 'un-projet' },
};

/** Sections that show lists of documents, which pages are made of beside these: the test above has both. */
const LISTS: readonly unknown[] = ['jobList', 'perkList', 'serviceList'];

function withoutLists(document: SchemaDocument): SchemaDocument {
  const { sections } = document;
  if (!Array.isArray(sections)) return document;
  return { ...document, sections: sections.filter(({ _type }) => !LISTS.includes(_type)) };
}

it.each(['studio', 'specification'] as const)(
  'the documents of which there is one, in the shape of the %s, are read without one lost field, and those they name',
  { tags: ['slow'] },
  async (shape) => {
    const linked = linkedDocuments();
    const names = new Map(linked.map(({ _id, name }) => [_id, String(name)]));
    const { client, service } = await startTestService();
    const warnings: unknown[] = [];
    const content: ContentReader = {
      client: client(),
      assetOrigin: '',
      warn: (message, details) => warnings.push({ message, ...details }),
    };
    const versions = SINGLETONS.map((type) => ({
      type,
      all: randomSingletons(type, shape, VERSIONS).map(withoutLists),
    }));
    const lost = new Set<string>();
    let shownAtAll = '';
    for (let nth = 0; nth < VERSIONS; nth += 1) {
      const now = versions.flatMap(({ all }) => all[nth] ?? []);
      await service.importArchive(await archiveOf(`${shape}-${nth}`, [...linked, WORK, ...now]));
      const searchTexts = await foundIn(content);
      for (const { type, all } of versions) {
        const pageText = JSON.stringify((await TEXTS[type](content)) ?? '');
        shownAtAll += pageText;
        for (const { path, text } of writtenIn(all[nth], names)) {
          const place = type + path;
          const read = isForSearch(path) ? searchTexts : pageText;
          if (!read.includes(text) && !NOT_SHOWN.test(place)) lost.add(place);
        }
      }
    }
    // The specification has their names alone.
    for (const document of shape === 'studio' ? linked : []) {
      for (const { path, text } of writtenIn(document, names)) {
        if (!shownAtAll.includes(text)) lost.add(document._id + path);
      }
    }
    expect([...lost]).toEqual([]);
    expect(warnings).toEqual([]);
  },
);

it('random documents of both shapes leave with an export and come back equal', {
  tags: ['slow'],
}, async () => {
  const linked = linkedDocuments();
  const documents = [
    ...[...PAGES.keys(), 'redirect'].flatMap((type) => [
      ...randomDocuments(type, 'studio', EACH),
      ...randomDocuments(type, 'specification', EACH),
    ]),
    ...SINGLETONS.flatMap((type, nth) =>
      randomSingletons(type, nth % 2 === 0 ? 'studio' : 'specification', 1),
    ),
  ];
  const source = await startTestService();
  await source.service.importArchive(await archiveOf('both', [...linked, ...documents]));
  const archive = join(folder, 'both.tar.gz');
  await exportContent(readConfig({ DATA_DIR: join(folder, 'none') }), {
    file: archive,
    site: source.origin,
    token: STAFF_TOKEN,
  });

  const target = await startTestService();
  const hosted = {
    SANITY_PROJECT_ID: 'agence',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: target.origin,
  };
  const config = readConfig({ DATA_DIR: join(folder, 'none'), ...hosted });
  await importContent(config, { archive, token: STAFF_TOKEN });
  const all = ({ staff }: typeof source) =>
    staff({ perspective: 'raw' }).fetch(
      '*[!(_type match "sanity.*")] | order(_id){..., "_rev": null, "_updatedAt": null}',
    );
  expect(await all(target)).toEqual(await all(source));
});
