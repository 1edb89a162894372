/** Resolves the host of an outgoing request for the connection itself, so that a second answer of the DNS changes nothing. */
import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Thrown for an address outside the public internet. */
export class NotPublicError extends Error {
  override name = 'NotPublicError';
}

/**
 * Makes the `lookup` of a request: a host is refused, with `NotPublicError`, when one of its addresses may not be connected
 * to. Node does not ask it for a host that is an IP address already.
 *
 * @param resolve the resolver of host names: the system's, unless a test gives another
 */
export function checkedLookup(
  mayConnect: (address: string) => boolean,
  resolve: Resolve = lookup,
): LookupFunction {
  return (host, options, done) => {
    resolve(host, { all: true }, (error, addresses) => {
      const hidden = addresses?.some(({ address }) => !mayConnect(address));
      const [first] = addresses ?? [];
      if (error || !first) done(error ?? new Error(`${host} has no address`), '');
      else if (hidden) done(new NotPublicError(`${host} is no public address`), '');
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
