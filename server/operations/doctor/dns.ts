/** Queries a DNS server with limits: an answer is written by others, and may be huge, contradictory or missing. */
import { Resolver } from 'node:dns/promises';

const PATIENCE = { timeout: 2_000, tries: 2 }; // ms, and for each server
/**
 * The length at which texts are cut: RFC 7208 asks for less than 512 bytes, and nothing that we read is longer than a
 * few thousand.
 */
const LONGEST_TEXT = 8_192; // UTF-16 units
const MOST_RECORDS = 50;

/**
 * `none`: the name has no such record, or does not exist. `failed`: the record is unknown, and `why` is for a person.
 */
export type Answer<Value> =
  | { outcome: 'found'; records: Value[] }
  | { outcome: 'none' }
  | { outcome: 'failed'; why: string };

export type Dns = {
  /** The texts of a name, each put together from its strings. */
  texts(name: string): Promise<Answer<string>>;
  /** IPv4 and IPv6 addresses. */
  addresses(name: string): Promise<Answer<string>>;
  /** The hosts that take mail for a name. */
  mailHosts(name: string): Promise<Answer<string>>;
};

/** @param server `192.0.2.1` or `127.0.0.1:5353`; the machine's own servers when absent */
export function createDns(server?: string): Dns {
  const resolver = new Resolver(PATIENCE);
  if (server) resolver.setServers([server]);
  return {
    texts: (name) =>
      answerOf(async () =>
        (await resolver.resolveTxt(name)).map((parts) => parts.join('').slice(0, LONGEST_TEXT)),
      ),
    async addresses(name) {
      const [four, six] = await Promise.all([
        answerOf(() => resolver.resolve4(name)),
        answerOf(() => resolver.resolve6(name)),
      ]);
      const records = [four, six].flatMap((one) => (one.outcome === 'found' ? one.records : []));
      if (records.length > 0) return { outcome: 'found', records };
      return four.outcome === 'failed' ? four : six;
    },
    mailHosts: (name) =>
      answerOf(async () => (await resolver.resolveMx(name)).map(({ exchange }) => exchange)),
  };
}

async function answerOf<Value>(ask: () => Promise<Value[]>): Promise<Answer<Value>> {
  try {
    const records = (await ask()).slice(0, MOST_RECORDS);
    return records.length > 0 ? { outcome: 'found', records } : { outcome: 'none' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOTFOUND' || code === 'ENODATA') return { outcome: 'none' };
    return { outcome: 'failed', why: FAILURES.get(code) ?? `réponse illisible (${code})` };
  }
}

/** https://nodejs.org/api/dns.html#error-codes */
const FAILURES: ReadonlyMap<string, string> = new Map([
  ['ETIMEOUT', 'le serveur DNS ne répond pas'],
  ['ECONNREFUSED', 'le serveur DNS est injoignable'],
  ['ESERVFAIL', 'le serveur DNS dit avoir échoué'],
  ['EREFUSED', 'le serveur DNS refuse la question'],
  ['EBADNAME', 'le nom n’est pas un nom de domaine'],
]);
