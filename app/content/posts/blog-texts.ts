/** The texts of the blog around its posts: its opening words, its readers, the call at the end. */
import { defineQuery } from 'groq';
import type { ContentReader } from '../../context.ts';
import { readParts, text } from '../document-parts.ts';
import { LINKED } from '../linked-names.ts';
import { readTestimonials, type Testimonial } from '../testimonial.ts';

/** Lists come as they are: a projection would turn one that is broken into one that is absent. */
const BLOG_QUERY = defineQuery(`*[_type == "blog" && _id == "blog"][0]{
  introduction, readersTitle, readers, "companies": readers[].company->${LINKED}, callTitle, callText, seoTitle, seoDescription
}`);

export type BlogTexts = {
  introduction?: string;
  readers: { title: string; all: Testimonial[] };
  call: { title: string; text?: string };
  seo: { title: string; description?: string };
};

/** Number of reader testimonials (pages-2.103 in test/specification.md). */
const READERS = 3;

/** @throws what the content client throws when the service does not answer. */
export async function findBlogTexts(content: ContentReader): Promise<BlogTexts> {
  const document = await content.client.fetch(BLOG_QUERY);
  if (!document) content.warn('the blog document is missing', { id: 'blog' });
  const parts = readParts(content, document, { type: 'blog', id: 'blog' });
  const introduction = parts.one('introduction', text);
  return {
    introduction,
    readers: {
      title: parts.one('readersTitle', text) ?? 'Ce qu’en disent nos lecteurs',
      all: readTestimonials(
        content,
        parts.insideEach('readers'),
        parts.insideEach('companies'),
      ).slice(0, READERS),
    },
    call: {
      title: parts.one('callTitle', text) ?? 'Et chez vous\u202F?',
      text: parts.one('callText', text),
    },
    seo: {
      title: parts.one('seoTitle', text) ?? 'Blog',
      description: parts.one('seoDescription', text) ?? introduction,
    },
  };
}
