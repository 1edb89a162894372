import type { SanityClient } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { SINGLETONS } from '../../model/document-types.ts';
import {
  startTestService,
  type TestService,
} from '../../packages/content-service/testing/start-test-service.ts';
import { mutantSingleton, mutants, validDocuments } from '../../test/support/mutated-documents.ts';
import type { ContentReader } from '../context.ts';
import { findNavigation } from '../frame/navigation.ts';
import { findWhatsapp } from '../frame/whatsapp/whatsapp-query.ts';
import { findContact } from '../pages/contact/query.ts';
import { findHome } from '../pages/home/query.ts';
import { findLegal } from '../pages/legal/query.ts';
import { findNewsletter } from '../pages/newsletter/query.ts';
import { findNotFound } from '../pages/not-found/query.ts';
import { findPost } from '../pages/post/query.ts';
import { findSentRequest } from '../pages/sent-request/query.ts';
import { findServices } from '../pages/services/query.ts';
import { findWork } from '../pages/work/query.ts';
import { findAbout } from './agency/about.ts';
import { findApplications } from './jobs/application-texts.ts';
import { findCareers } from './jobs/careers.ts';
import { findJob, listJobs } from './jobs/job.ts';
import { findNewsletterLinks } from './newsletter-texts.ts';
import { listBlog } from './posts/blog.ts';
import { findBlogTexts } from './posts/blog-texts.ts';
import { findPortfolio, listPortfolio } from './projects/portfolio.ts';
import { findService, listServiceNames, listServices } from './services/service.ts';
import { findSettings } from './settings.ts';

/** Four types of it: 10,000 documents. */
const IN_LISTS = 2500;
/** A detail reads the whole list too: fewer documents, each of them opened. */
const OPENED = 60;
/** Times every singleton is spoilt. */
const ROUNDS = 15;
/** Ten seconds of work; on a busy machine, more. */
const PATIENCE = 120_000; // ms

type Warning = { message: string } & Record<string, unknown>;

/** Reads as the site does: a visitor is answered no list as long as these. */
function readerOf({
  client,
  service: { siteToken: token },
}: Pick<TestService, 'client' | 'service'>) {
  return readerWith(client({ apiVersion: '2024-01-01', perspective: 'published', token }));
}

function readerWith(client: SanityClient) {
  const warnings: Warning[] = [];
  const content: ContentReader = {
    client,
    assetOrigin: '',
    warn: (message, details) => {
      warnings.push({ message, ...details });
    },
  };
  return { content, warnings };
}

const blogPage = (page: number) => ({ search: '', category: undefined, page });

/** The types: how each is listed, how many of it a visitor then sees, and how one is opened. */
const READERS = {
  portfolio: {
    list: async (content: ContentReader) => (await listPortfolio(content)).length,
    open: (content: ContentReader, slug: string) => findPortfolio(content, slug),
  },
  service: {
    list: async (content: ContentReader) => {
      await listServiceNames(content);
      return (await listServices(content)).length;
    },
    open: (content: ContentReader, slug: string) => findService(content, slug),
  },
  blogPost: {
    list: async (content: ContentReader) => {
      const { pages, total } = await listBlog(content, blogPage(1));
      for (const page of [2, Math.ceil(pages / 2), pages]) await listBlog(content, blogPage(page));
      await listBlog(content, { search: 'mot', category: 'SEO', page: 1 });
      return total;
    },
    open: (content: ContentReader, slug: string) => findPost(content, slug),
  },
  jobPosting: {
    list: async (content: ContentReader) => (await listJobs(content)).length,
    open: (content: ContentReader, slug: string) => findJob(content, slug),
  },
} as const;

describe.each(Object.entries(READERS))('malformed documents of type %s', (type, { list, open }) => {
  it('never fail the list, which shows the sound ones and reports what is broken', {
    tags: ['slow'],
    timeout: PATIENCE,
  }, async () => {
    const documents = mutants(type, IN_LISTS);
    const service = await startTestService(documents.map((put) => ({ put })));
    const { content, warnings } = readerOf(service);
    expect(await list(content)).toBeGreaterThan(IN_LISTS / 4);
    expect(warnings).toContainEqual(
      expect.objectContaining({ type, id: expect.stringContaining('mutant') }),
    );
  });

  it('never fail the page of one, which is shown without the broken part', {
    tags: ['slow'],
  }, async () => {
    const documents = mutants(type, OPENED, 7);
    const service = await startTestService(documents.map((put) => ({ put })));
    const { content, warnings } = readerOf(service);
    let pageCount = 0;
    for (const { _id } of documents) {
      const page = await open(content, _id);
      if (page) pageCount += 1;
    }
    expect(pageCount).toBeGreaterThan(OPENED / 4);
    expect(warnings.map(({ message }) => message)).toContain('a document is shown without a part');
  });

  it('are shown whole when they are sound', { tags: ['slow'] }, async () => {
    const documents = [type, 'person', 'client', 'category'].flatMap(validDocuments);
    const service = await startTestService(documents.map((put) => ({ put })));
    const { content, warnings } = readerOf(service);
    expect(await list(content)).toBeGreaterThan(0);
    expect(warnings).toEqual([]);
  });
});

/** A broken brand gives the colours of the house: its own tests say so. */
const READ = SINGLETONS.filter((type) => type !== 'brand');

describe('malformed documents of which there is one', () => {
  it('never fail the page that reads them, and are reported', {
    tags: ['slow'],
    timeout: PATIENCE,
  }, async () => {
    const reported = new Set<unknown>();
    const rounds = Array.from({ length: ROUNDS }, (_, round) => `round${round}`);
    // Each round is a release. Written below the API, which refuses some of them: a reference to nothing.
    const { staff } = await startTestService(
      rounds.flatMap((release, round) =>
        READ.map((type, index) => ({
          put: {
            ...mutantSingleton(type, round * READ.length + index),
            _id: `versions.${release}.${type}`,
          },
        })),
      ),
    );
    for (const release of rounds) {
      const { content, warnings } = readerWith(staff({ perspective: [release] }));
      await findSettings(content);
      await findNavigation(content);
      await findHome(content);
      await findAbout(content);
      await findLegal(content);
      await findWhatsapp(content);
      await findCareers(content);
      await findBlogTexts(content);
      await findApplications(content);
      await findWork(content);
      await findServices(content);
      await findContact(content);
      await findNewsletter(content);
      await findNewsletterLinks(content);
      await findNotFound(content);
      await findSentRequest(content, { demande: 'demande' });
      for (const { type } of warnings) reported.add(type);
    }
    expect([...reported].sort()).toEqual([...READ].sort());
  });
});
