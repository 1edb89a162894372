/** Reads the clients and their testimonials. */
import { defineQuery } from 'groq';
import { FIRST_CLIENTS } from '../../model/first-texts.ts';
import type { CLIENTS_QUERY_RESULT } from '../content/content.generated.ts';
import { figure, type Parts, readParts, text } from '../content/document-parts.ts';
import { type ImageReference, image, originalSize, picture } from '../content/image.ts';
import { LINKED } from '../content/linked-names.ts';
import { reportMissing } from '../content/missing-documents.ts';
import { readTestimonials, type Testimonial } from '../content/testimonial.ts';
import type { ContentReader } from '../context.ts';

/** Lists come as they are: a projection would turn one that is broken into one that is absent. */
const CLIENTS_QUERY = defineQuery(`*[_type == "clients" && _id == "clients"][0]{
  title,
  text,
  logos,
  "linkedClients": logos[]->{_id, name, logo},
  testimonialsTitle,
  figures,
  testimonials,
  "companies": testimonials[].company->${LINKED}
}`);

export type ClientLogo = { name: string; src: string; width: number; height: number };

export type Clients = {
  title: string;
  /** Where the clients are, without their number, which is a claim that the strip adds in front. */
  text?: string;
  logos: ClientLogo[];
};

export type Testimonials = {
  title: string;
  /** The figures of the claims. The fourth beside them is the claimed response time. */
  figures: Partial<Record<'satisfied' | 'average' | 'returning', string>>;
  all: Testimonial[];
};

/** The height of logos in the strip, whatever their width. */
const LOGO_HEIGHT = 52; // px

/**
 * Logos and testimonials, each undefined when there is none to show.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findClients(
  content: ContentReader,
): Promise<{ clients?: Clients; testimonials?: Testimonials }> {
  const document = await content.client.fetch(CLIENTS_QUERY);
  if (!document) reportMissing(content, 'clients');
  const parts = readParts(content, document, { type: 'clients', id: 'clients' });
  return { clients: readClients(content, parts), testimonials: readVoices(content, parts) };
}

type Document = NonNullable<CLIENTS_QUERY_RESULT>;

function readClients(content: ContentReader, parts: Parts<Document>): Clients | undefined {
  const linkedClients = new Map(
    parts.insideEach('linkedClients').map((client) => [client.one('_id', text), client]),
  );
  const logos = parts.insideEach('logos').flatMap((entry) => {
    const linked = entry.one('_ref', text);
    const client = linked && linkedClients.get(linked);
    const name = client ? client.one('name', text) : entry.one('name', text);
    const source = client ? client.one('logo', image) : entry.one('image', image);
    if (name && source) return [{ name, ...logoPicture(content, source) }];
    if (linked) entry.report(`${linked} has no name or no logo`);
    return [];
  });
  if (logos.length === 0) return undefined;
  return {
    title: parts.one('title', text) ?? FIRST_CLIENTS.title,
    text: parts.one('text', text),
    logos,
  };
}

/** The picture of a logo: a photograph at twice the pixels of the line, a vector as it is. */
function logoPicture(content: ContentReader, source: ImageReference) {
  const [originalWidth, originalHeight] = originalSize(source);
  const width = Math.round((LOGO_HEIGHT * originalWidth) / originalHeight);
  const density = Math.min(2, originalHeight / LOGO_HEIGHT);
  const { src } = picture(content, source, {
    width: Math.max(1, Math.round(width * density)),
    height: Math.max(1, Math.round(LOGO_HEIGHT * density)),
  });
  return { src, width: Math.max(1, width), height: LOGO_HEIGHT };
}

function readVoices(content: ContentReader, parts: Parts<Document>): Testimonials | undefined {
  const all = readTestimonials(
    content,
    parts.insideEach('testimonials'),
    parts.insideEach('companies'),
  );
  if (all.length === 0) return undefined;
  const figures = parts.inside('figures');
  return {
    title: parts.one('testimonialsTitle', text) ?? FIRST_CLIENTS.testimonialsTitle,
    figures: {
      satisfied: figures?.one('satisfied', figure),
      average: figures?.one('average', figure),
      returning: figures?.one('returning', figure),
    },
    all,
  };
}
