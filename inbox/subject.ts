import { z } from 'zod';

/** The subject of a request, read from the content: a job that is applied for, a post that is commented. */
export type Subject = {
  id: string;
  title: string;
  /** The path of its page on this site: `/careers/monteuse-monteur-video`. */
  path: string;
  /** The e-mail address that gets requests about it, instead of the agency's. An invalid one is ignored. */
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
