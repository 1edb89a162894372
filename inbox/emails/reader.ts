import { z } from 'zod';
import type { StoredRequest } from '../deliveries/delivery.ts';
import type { Mail } from '../deliveries/mail.ts';
import type { Agency } from './compose.ts';

/** The reader of a request: the contact of the job it is about when that is an address, else the agency. */
export function readerOf(
  { about }: Pick<StoredRequest, 'about'>,
  agency: Pick<Agency, 'name' | 'address'>,
): Mail['to'] {
  const address = z.email().safeParse(about?.contactEmail);
  return { name: agency.name, address: address.success ? address.data : agency.address };
}
