/** Keeps old addresses alive: when a published page's address changes, a redirection from the old one is written. */
import { createHash } from 'node:crypto';
import { PAGE_PATH, pageOf } from '../../model/page-address.ts';
import type { Consequences } from '../../packages/content-service/index.ts';

const TYPE = 'redirect';
const PAGE = 'page';

type Change = Parameters<Consequences>[0][number];
type Documents = Parameters<Consequences>[1];

/**
 * The documents a transaction writes besides its own: a redirection from each address a page leaves;
 * redirections to that address are led on to the new one, and one from an address where a page lives again is
 * deleted. So no redirection leads to another, and none in a circle.
 * Pages below a page that moves go with it, drafts and versions too, each leaving a redirection.
 * Only for pages visitors may see: a redirection is public, and would tell the address of a draft.
 */
export const movedPages: Consequences = (changes, documents, isPublic) => {
  const move = ({ before, after }: Pick<Change, 'before' | 'after'>) => {
    const left = before && isPublic(before) ? pageOf(before) : undefined;
    const taken = after && isPublic(after) ? pageOf(after) : undefined;
    return taken && taken !== left ? [{ left, taken, type: after?._type }] : [];
  };
  const moves = changes.flatMap(move);
  // Most transactions move nothing, and redirections may be thousands.
  if (moves.length === 0) return [];
  const below = moves.flatMap(({ left, taken, type }) =>
    type === PAGE && left ? pagesBelow(left, taken, changes, documents) : [],
  );
  const redirects = documents.ofType(TYPE);
  return [
    ...below.map(({ after }) => ({ put: after })),
    ...[...moves, ...below.flatMap(move)].flatMap(({ left, taken }) => {
      const reopened = redirects.find(({ from }) => from === taken);
      const opened = reopened ? [{ remove: reopened._id }] : [];
      if (!left) return opened;
      const ledOn = redirects.filter(({ to, from }) => to === left && from !== taken);
      return [
        ...opened,
        ...ledOn.map((redirect) => ({ put: { ...redirect, to: taken } })),
        { put: { _id: redirectId(left), _type: TYPE, from: left, to: taken } },
      ];
    }),
  ];
};

/** The pages below an address, as they are and below another; those that cannot be there stay where they are. */
function pagesBelow(
  left: string,
  taken: string,
  changes: readonly Change[],
  documents: Documents,
): { before: Document; after: Document }[] {
  const written = new Set(changes.map(({ after, before }) => (after ?? before)?._id));
  const pages = documents.ofType(PAGE);
  const addresses = new Set(pages.map(pageOf));
  return pages.flatMap((before) => {
    const address = pageOf(before);
    if (!address?.startsWith(`${left}/`) || written.has(before._id)) return [];
    const moved = taken + address.slice(left.length);
    if (!PAGE_PATH.test(moved.slice(1)) || addresses.has(moved)) return [];
    return [{ before, after: { ...before, slug: { _type: 'slug', current: moved.slice(1) } } }];
  });
}

type Document = ReturnType<Documents['ofType']>[number];

/** Returns the id of the redirection from an address: one document per address, however often it changes. */
export function redirectId(from: string): string {
  return `redirect-${createHash('sha256').update(from).digest('hex').slice(0, 24)}`;
}
