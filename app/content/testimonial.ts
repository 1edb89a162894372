import { z } from 'zod';
import type { ContentReader } from '../context.ts';
import type { Testimonial as Content } from './content.generated.ts';
import { date, type Parts, text } from './document-parts.ts';
import { monthAndYear } from './french-date.ts';
import { image, type Picture } from './image.ts';
import { linkedName } from './linked-names.ts';
import { personPortrait } from './person-portrait.ts';

export type Testimonial = {
  name: string;
  role?: string;
  company?: string;
  portrait: Picture;
  content: string;
  /** The month of the quotation: `août 2026`. */
  date?: string;
  /** Stars, 1 to 5. */
  rating?: number;
};

/** The month of a quotation, from its day. */
export const month = date.transform(monthAndYear);

/** The number of stars (shell-3.10 in test/specification.md). */
const rating = z.number().int().min(1).max(5);

/**
 * Reads the testimonials that have an author and words.
 *
 * @param companies the clients they refer to: `testimonials[].company->${LINKED}`
 */
export function readTestimonials(
  content: ContentReader,
  parts: readonly Parts<Omit<Content, '_type'>>[],
  companies: Parameters<typeof linkedName>[0],
): Testimonial[] {
  const company = linkedName(companies);
  return parts.flatMap((part): Testimonial[] => {
    const name = part.one('name', text);
    const quote = part.one('content', text);
    if (!name || !quote) return [];
    return [
      {
        name,
        role: part.one('role', text),
        company: part.one('company', company),
        portrait: personPortrait(content, name, part.one('avatar', image)),
        content: quote,
        date: part.one('date', month),
        rating: part.one('rating', rating),
      },
    ];
  });
}
