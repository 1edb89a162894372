import type { Person as PersonNode } from 'schema-dts';
import type { Person } from '../content/person.ts';
import type { Described, NodeReference } from './page-data.ts';

/**
 * A person who signs posts: the same node on their page and on those posts. Who has a role is of the agency; a name alone may
 * be that of a guest.
 *
 * @param path of their page
 */
export function personNode(
  { name, role, bio, portrait }: Person,
  path: string,
  { origin, agency }: Described,
): Exclude<PersonNode, string> & NodeReference {
  const url = origin + path;
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    url,
    description: bio,
    image: new URL(portrait.src, origin).href,
    ...(role && { jobTitle: role, worksFor: agency }),
  };
}
