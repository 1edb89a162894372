/** Keeps old addresses alive: when a published page's address changes, a redirection from the old one is written. */
import { createHash } from 'node:crypto';
import type { Consequences } from '../../content-service/index.ts';
import { pageOf } from '../../studio/schema/page-address.ts';

const TYPE = 'redirect';

/**
 * The documents a transaction writes besides its own: a redirection from each address a page leaves;
 * redirections to that address are led on to the new one, and one from an address where a page lives again is
 * deleted. So no redirection leads to another, and none in a circle.
 * Only for pages visitors may see: a redirection is public, and would tell the address of a draft.
 */
export const movedPages: Consequences = (changes, documents, isPublic) => {
  const redirects = new Map(
    documents.ofType(TYPE).flatMap(({ _id, from, to }) => {
      const known = typeof from === 'string' && typeof to === 'string';
      return known ? [[from, { _id, from, to }] as const] : [];
    }),
  );
  return changes.flatMap(({ before, after }) => {
    const left = before && isPublic(before) ? pageOf(before) : undefined;
    const taken = after && isPublic(after) ? pageOf(after) : undefined;
    if (!taken || taken === left) return [];
    const reopened = redirects.get(taken);
    const opened = reopened ? [{ remove: reopened._id }] : [];
    if (!left) return opened;
    const ledOn = [...redirects.values()].filter(({ to, from }) => to === left && from !== taken);
    return [
      ...opened,
      ...ledOn.map(({ _id, from }) => ({ put: { _id, _type: TYPE, from, to: taken } })),
      { put: { _id: idOf(left), _type: TYPE, from: left, to: taken } },
    ];
  });
};

/** The id of the redirection from an address: one document per address, however often it changes. */
function idOf(from: string): string {
  return `redirect-${createHash('sha256').update(from).digest('hex').slice(0, 24)}`;
}
