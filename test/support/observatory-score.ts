/**
 * Scores an answer as the Mozilla HTTP Observatory does (its published table of modifiers, as of November 2026). Only
 * the results that an answer of ours can have or lose: what is not listed here would need another site.
 */
type Answer = { headers: Headers; html: string };

/** Bonuses count from this score on. */
const BONUS_FROM = 90;

/** @returns the score, and what each test adds or takes away */
export function observatoryScore(answer: Answer): { score: number; by: Record<string, number> } {
  const policy = readPolicy(answer.headers.get('content-security-policy') ?? '');
  const by = {
    'content-security-policy': scorePolicy(policy),
    cookies: answer.headers.getSetCookie().length === 0 ? 0 : -20,
    'cross-origin-resource-sharing': scoreSharing(answer.headers),
    'cross-origin-resource-policy':
      RESOURCE_POLICY[answer.headers.get('cross-origin-resource-policy') ?? 'none'] ?? -5,
    'referrer-policy': scoreReferrer(answer.headers.get('referrer-policy')),
    'strict-transport-security': scoreTransport(
      answer.headers.get('strict-transport-security') ?? '',
    ),
    'subresource-integrity': scoreScripts(answer.html),
    'x-content-type-options': answer.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFraming(policy, answer.headers.get('x-frame-options') ?? ''),
  };
  const modifiers = Object.values(by);
  const sum = (of: (modifier: number) => boolean) =>
    modifiers.filter(of).reduce((total, modifier) => total + modifier, 0);
  const base = 100 + sum((modifier) => modifier < 0);
  return {
    score: Math.max(0, base >= BONUS_FROM ? base + sum((modifier) => modifier > 0) : base),
    by,
  };
}

const RESOURCE_POLICY: Readonly<Record<string, number>> = {
  'same-origin': 10,
  'same-site': 10,
  'cross-origin': 0,
  none: 0,
};

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(header: string): Policy {
  const directives = header
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];

function scorePolicy(policy: Policy): number {
  if (policy.size < 2) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const inline = (list: readonly string[]) =>
    list.some((source) => source === 'data:' || BROAD.includes(source)) ||
    // A hash or a nonce makes browsers pass over it.
    (list.includes("'unsafe-inline'") &&
      !list.some((source) => /^'(?:sha\d+|nonce)-/.test(source)));
  const scripts = sources('script-src');
  if (inline(scripts) || sources('object-src').some((source) => BROAD.includes(source))) return -20;
  const passive = [...sources('img-src'), ...sources('media-src')];
  const insecure = (source: string) => /^(?:http|ftp):/.test(source);
  if ([...policy].some(([name, list]) => !/^(?:img|media)-src$/.test(name) && list.some(insecure)))
    return -20;
  if ([...scripts, ...sources('style-src')].includes("'unsafe-eval'")) return -10;
  if (passive.some(insecure)) return -10;
  if (inline(sources('style-src'))) return 0;
  const none = policy.get('default-src');
  return none?.length === 1 && none[0] === "'none'" ? 10 : 5;
}

/** Content that is readable from anywhere with the visitor's cookie is the worst result of all. */
function scoreSharing(headers: Headers): number {
  const open = headers.get('access-control-allow-origin') !== null;
  return open && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
}

function scoreReferrer(header: string | null): number {
  if (header === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header)
    ? 5
    : -5;
}

const HALF_A_YEAR = 15_768_000; // s

/** The bonus is for domains on the browsers' list, which no header can say. */
function scoreTransport(header: string): number {
  const age = /(?:^|;)\s*max-age=(\d+)/.exec(header)?.[1];
  if (age === undefined) return -20;
  return Number(age) < HALF_A_YEAR ? -10 : 0;
}

/** Integrity is asked of scripts from elsewhere; ours have none but our own. */
function scoreScripts(html: string): number {
  const addresses = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => src);
  if (addresses.some((src) => /^(?:http:)?\/\//.test(src))) return -50;
  return addresses.some((src) => /^https:/.test(src)) ? -5 : 0;
}

function scoreFraming(policy: Policy, header: string): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header) ? 0 : -20;
}
