import type { ReactNode } from 'react';
import { Link } from './mail-layout.tsx';

/** An address with its scheme, as far as it can be one. */
const ADDRESS = /https?:\/\/[^\s<>"'«»“”‘’]{1,2000}/gi;

/** What ends a sentence or closes a bracket is not part of the address before it. */
const AFTER_IT = '.,;:!?…)]}*_';

/** Plain text with its lines as they are, and its web addresses as links. */
export function LinkedText({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of children.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    if (!URL.canParse(address)) continue;
    parts.push(
      children.slice(end, index),
      <Link key={index} href={address}>
        {address}
      </Link>,
    );
    end = index + address.length;
  }
  parts.push(children.slice(end));
  return parts;
}

function withoutEnd(found: string): string {
  let length = found.length;
  while (AFTER_IT.includes(found.charAt(length - 1))) length -= 1;
  return found.slice(0, length);
}
