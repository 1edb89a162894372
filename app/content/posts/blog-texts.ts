/** The texts of the blog around its posts: its opening words, its readers, the call at the end. */
import { defineQuery } from 'groq';
import { FIRST_BLOG, FIRST_COMMENTS } from '../../../model/first-texts.ts';
import type { ContentReader } from '../../context.ts';
import { readParts, text } from '../document-parts.ts';
import { LINKED } from '../linked-names.ts';
import { reportMissing } from '../missing-documents.ts';
import { readTexts } from '../page-texts.ts';
import { readSocialImage } from '../read-social-image.ts';
import { sharedRead } from '../shared-read.ts';
import type { SocialImage } from '../social-image.ts';
import { readTestimonials, type Testimonial } from '../testimonial.ts';

/** Lists come as they are: a projection would turn one that is broken into one that is absent. */
const BLOG_QUERY = defineQuery(`*[_type == "blog" && _id == "blog"][0]{
  title, introduction, readersTitle, readers, "companies": readers[].company->${LINKED},
  takesComments, takesLikes, commentsText, commentSent, callTitle, callText, seoTitle, seoDescription,
  socialImage{asset, crop, hotspot, alt}
}`);

export type CommentTexts = Record<keyof typeof FIRST_COMMENTS, string>;

export type BlogTexts = {
  title: string;
  introduction?: string;
  readers: { title: string; all: Testimonial[] };
  comments: CommentTexts;
  /** Which reactions readers may leave: all until the agency decides otherwise. */
  takes: { comments: boolean; likes: boolean };
  call: { title: string; text?: string };
  seo: { title: string; description?: string; socialImage?: SocialImage };
};

/** Number of reader testimonials (pages-2.103 in test/specification.md). */
const READERS = 3;

/** @throws what the content client throws when the service does not answer. */
export const findBlogTexts = sharedRead(async (content: ContentReader): Promise<BlogTexts> => {
  const document = await content.client.fetch(BLOG_QUERY);
  if (!document) reportMissing(content, 'blog');
  const parts = readParts(content, document, { type: 'blog', id: 'blog' });
  const introduction = parts.one('introduction', text);
  const { title } = readTexts(content, 'blog', FIRST_BLOG, document);
  return {
    title,
    introduction,
    readers: {
      title: parts.one('readersTitle', text) ?? 'L’avis de nos lecteurs',
      all: readTestimonials(
        content,
        parts.insideEach('readers'),
        parts.insideEach('companies'),
      ).slice(0, READERS),
    },
    comments: readTexts(content, 'blog', FIRST_COMMENTS, document),
    takes: {
      comments: document?.takesComments !== false,
      likes: document?.takesLikes !== false,
    },
    call: {
      title: parts.one('callTitle', text) ?? 'Et dans votre entreprise\u202F?',
      text: parts.one('callText', text),
    },
    seo: {
      title: parts.one('seoTitle', text) ?? title,
      description: parts.one('seoDescription', text) ?? introduction,
      socialImage: readSocialImage(content, parts),
    },
  };
});
