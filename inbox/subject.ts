import { z } from 'zod';

/** What a request is about: a job that is applied for, a post that is commented. Read by the page from the content. */
export type Subject = {
  /** The document's `_id`. */
  id: string;
  title: string;
  /** Where it is read on this site: `/careers/monteuse-monteur-video`. */
  path: string;
  /** Who reads what comes in about it, when not the agency's own address. An address that is none is passed over. */
  contactEmail?: string | undefined;
};

export const subjectSchema = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  contactEmail: z.string().optional(),
});

export function writeSubject(about: Subject | undefined): string | null {
  return about ? JSON.stringify(about) : null;
}

export function readSubject(stored: string | null): Subject | undefined {
  return stored === null ? undefined : subjectSchema.parse(JSON.parse(stored));
}
