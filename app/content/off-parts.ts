/** Recognises links to a part of the site that the agency switched off. */
import { partAt, partOf, SITE_PARTS, type SitePart } from '../../model/site-parts.ts';
import { readLink } from '../../packages/kit/network/read-link.ts';
import type { ContentReader } from '../context.ts';

/** Lists the switched-off parts for a rendered page. */
export function offPartsOf({ isOff }: ContentReader): SitePart[] {
  return isOff ? SITE_PARTS.filter(isOff) : [];
}

/** Whether an address that somebody wrote leads to a part of the site that is off. */
export function leadsToOffPart({ isOff, siteOrigin }: ContentReader, address: string): boolean {
  const link = isOff && readLink(address, siteOrigin);
  if (link?.leads !== 'here') return false;
  const part = partAt(new URL(link.address, 'https://site.invalid').pathname);
  return part !== undefined && isOff?.(part) === true;
}

/** Whether the pages of a type of documents are of a part of the site that is off. */
export function isTypeOff({ isOff }: ContentReader, type: string): boolean {
  const part = partOf(type);
  return part !== undefined && isOff?.(part) === true;
}
