/** Addresses in settings, checked. */
import { z } from 'zod';

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** An origin: no path, so `https://example.com` and never `https://example.com/fr`. */
export const origin = httpUrl
  .refine((value) => URL.parse(value)?.pathname === '/', {
    error: 'must be an origin such as https://example.com, without a path',
    when: ({ issues }) => issues.length === 0,
  })
  .transform((value) => new URL(value).origin);

/** Origins separated by commas. */
export const originList = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .pipe(z.array(origin));
