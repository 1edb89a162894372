/** Keeps old addresses alive: when a published page's address changes, a redirection from the old one is written. */
import { createHash } from 'node:crypto';
import { pageOf } from '../../model/page-address.ts';
import type { Consequences } from '../../packages/content-service/index.ts';

const TYPE = 'redirect';

/**
 * The documents a transaction writes besides its own: a redirection from each address a page leaves;
 * redirections to that address are led on to the new one, and one from an address where a page lives again is
 * deleted. So no redirection leads to another, and none in a circle.
 * Only for pages visitors may see: a redirection is public, and would tell the address of a draft.
 */
export const movedPages: Consequences = (changes, documents, isPublic) => {
  const moves = changes.flatMap(({ before, after }) => {
    const left = before && isPublic(before) ? pageOf(before) : undefined;
    const taken = after && isPublic(after) ? pageOf(after) : undefined;
    return taken && taken !== left ? [{ left, taken }] : [];
  });
  // Most transactions move nothing, and redirections may be thousands.
  if (moves.length === 0) return [];
  const redirects = documents.ofType(TYPE);
  return moves.flatMap(({ left, taken }) => {
    const reopened = redirects.find(({ from }) => from === taken);
    const opened = reopened ? [{ remove: reopened._id }] : [];
    if (!left) return opened;
    const ledOn = redirects.filter(({ to, from }) => to === left && from !== taken);
    return [
      ...opened,
      ...ledOn.map((redirect) => ({ put: { ...redirect, to: taken } })),
      { put: { _id: redirectId(left), _type: TYPE, from: left, to: taken } },
    ];
  });
};

/** Returns the id of the redirection from an address: one document per address, however often it changes. */
export function redirectId(from: string): string {
  return `redirect-${createHash('sha256').update(from).digest('hex').slice(0, 24)}`;
}
