/** Evaluates SPF (RFC 7208) for one address, as far as its usual mechanisms go. */
import { BlockList, isIP } from 'node:net';
import type { Answer, Dns } from './dns.ts';

/** RFC 7208 §4.6.4: with one more, receivers take the whole record for an error. */
const MOST_LOOKUPS = 10;

/**
 * `unknown`: the result depends on a mechanism that only a mail's receiver can evaluate (`exists`, `ptr`, macros).
 * `error`: `why` explains the mistake, for a person.
 */
export type SpfResult =
  | { result: 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'unknown' }
  | { result: 'error'; why: string };

/** The SPF records of a name: there has to be one. */
export async function spfRecords(dns: Dns, domain: string): Promise<Answer<string>> {
  const answer = await dns.texts(domain);
  if (answer.outcome !== 'found') return answer;
  const records = answer.records.filter((text) => /^v=spf1(?: |$)/i.test(text));
  return records.length > 0 ? { outcome: 'found', records } : { outcome: 'none' };
}

/** Whether a domain lets an address send its mails. */
export async function evaluateSpf(dns: Dns, domain: string, address: string): Promise<SpfResult> {
  let lookups = 0;

  function count(): void {
    lookups += 1;
    if (lookups > MOST_LOOKUPS) {
      throw new SpfError('il demande plus de dix recherches DNS, et les destinataires l’ignorent');
    }
  }

  async function evaluate(name: string): Promise<SpfResult> {
    const answer = await spfRecords(dns, name);
    if (answer.outcome === 'failed') throw new SpfError(`${name}\u00a0: ${answer.why}`);
    if (answer.outcome === 'none') return { result: 'none' };
    const [record = '', ...more] = answer.records;
    if (more.length > 0) throw new SpfError(`${name} publie plusieurs SPF`);
    let redirect: string | undefined;
    for (const term of record.split(/ +/).slice(1).filter(Boolean)) {
      const target = /^redirect=(.+)$/i.exec(term)?.[1];
      if (target) redirect = target;
      if (/^[a-z][\w.-]*=/i.test(term)) continue;
      const { qualifier, name: mechanism, value, bits } = readTerm(term);
      if (term.includes('%')) return { result: 'unknown' };
      const matched = await matches(mechanism, value || name, bits);
      if (matched === 'unknown') return { result: 'unknown' };
      if (matched) return { result: QUALIFIERS[qualifier] };
    }
    if (!redirect) return { result: 'neutral' };
    if (redirect.includes('%')) return { result: 'unknown' };
    count();
    const led = await evaluate(redirect);
    if (led.result === 'none') throw new SpfError(`${redirect} n’a pas de SPF`);
    return led;
  }

  async function matches(
    mechanism: string,
    value: string,
    bits: Bits,
  ): Promise<boolean | 'unknown'> {
    switch (mechanism) {
      case 'all':
        return true;
      case 'ip4':
      case 'ip6':
        return isWithin(address, [value], bits);
      case 'a':
        count();
        return isWithin(address, await recordsOf(dns.addresses(value)), bits);
      case 'mx': {
        count();
        for (const host of (await recordsOf(dns.mailHosts(value))).slice(0, MOST_LOOKUPS)) {
          if (isWithin(address, await recordsOf(dns.addresses(host)), bits)) return true;
        }
        return false;
      }
      case 'include': {
        count();
        const included = await evaluate(value);
        if (included.result === 'none') throw new SpfError(`${value} n’a pas de SPF`);
        return included.result === 'unknown' ? 'unknown' : included.result === 'pass';
      }
      case 'exists':
      case 'ptr':
        return 'unknown';
      default:
        throw new SpfError(`«\u00a0${mechanism.slice(0, 40)}\u00a0» n’est pas un mot de SPF`);
    }
  }

  try {
    return await evaluate(domain);
  } catch (error) {
    if (error instanceof SpfError) return { result: 'error', why: error.message };
    throw error;
  }
}

/** A record that receivers cannot use. The message is for a person. */
class SpfError extends Error {
  override readonly name = 'SpfError';
}

const QUALIFIERS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const;
type Qualifier = keyof typeof QUALIFIERS;

/** Lengths of the network, for IPv4 and IPv6; undefined for one address. */
type Bits = { four: number | undefined; six: number | undefined };

function readTerm(term: string): {
  qualifier: Qualifier;
  name: string;
  value: string;
  bits: Bits;
} {
  const first = term.charAt(0);
  const isQualifier = (sign: string): sign is Qualifier => sign in QUALIFIERS;
  const qualifier = isQualifier(first) ? first : '+';
  const rest = isQualifier(first) ? term.slice(1) : term;
  const [body = '', ...lengths] = rest.split('/');
  const colon = body.indexOf(':');
  const name = (colon === -1 ? body : body.slice(0, colon)).toLowerCase();
  const value = colon === -1 ? '' : body.slice(colon + 1);
  const [one, two, three] = lengths;
  // Lengths are written `/24`, `//64` or `/24//64`; the one length of `ip6` is IPv6's.
  const four = name === 'ip6' ? undefined : readLength(one, 32);
  const six = readLength(name === 'ip6' ? one : one === '' ? two : three, 128);
  return { qualifier, name, value, bits: { four, six } };
}

function readLength(text: string | undefined, most: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const length = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (length <= most) return length;
  throw new SpfError(`«\u00a0/${text.slice(0, 20)}\u00a0» n’est pas une longueur de réseau`);
}

function isWithin(address: string, candidates: readonly string[], { four, six }: Bits): boolean {
  const networks = new BlockList();
  for (const candidate of candidates) {
    const version = isIP(candidate);
    if (version === 0) {
      throw new SpfError(`«\u00a0${candidate.slice(0, 60)}\u00a0» n’est pas une adresse`);
    }
    if (version === 4) networks.addSubnet(candidate, four ?? 32, 'ipv4');
    else networks.addSubnet(candidate, six ?? 128, 'ipv6');
  }
  return networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

async function recordsOf(answer: Promise<Answer<string>>): Promise<string[]> {
  const { outcome, ...rest } = await answer;
  if (outcome === 'failed' && 'why' in rest) throw new SpfError(rest.why);
  return 'records' in rest ? rest.records : [];
}
