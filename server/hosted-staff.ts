/** Finds the account behind a request by asking the content service that keeps them, with the caller's token. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '../packages/kit/network/parse-json.ts';
import { ROLE_RULES, ROLES, type Staff } from '../staff/roles.ts';
import { bodyWithin } from './body-within.ts';

/** The longest time that an account removed in the service keeps working here. */
const REMEMBERED = 60_000; // ms
/** The time a refused token is remembered: it may be good tomorrow, and is not asked about at every try. */
const REFUSAL_REMEMBERED = 10_000; // ms
/** The most tokens remembered, more than any agency has people: a caller who invents tokens only pushes out others. */
const MAX_REMEMBERED = 500;
const ANSWER_TIMEOUT = 5_000; // ms
/** An account with its roles takes less than a thousand bytes. */
const LARGEST_ANSWER = 64 * 1024; // bytes

const API_VERSION = 'v2021-06-07';

/** A well-formed token: anything longer, or made of anything else, is refused without asking. */
const BEARER = /^Bearer ([\w.~+/=-]{8,1024})$/i;

/** `GET /users/me`, asked at the project's own address: its roles are those in the project. */
const me = z.object({
  id: z.string().min(1),
  name: z.string().catch(''),
  email: z.string().catch(''),
  role: z.string().optional().catch(undefined),
  roles: z.array(z.object({ name: z.string() })).catch([]),
});

type HostedStaffOptions = {
  projectId: string;
  /** Host of another site's embedded content service that this site shares; absent for the hosted one. */
  apiHost: string | undefined;
  warn: (message: string, details: Record<string, unknown>) => void;
};

type Answer = { staff: Staff | undefined };

/** @returns never rejects: while the other service is away, no account is known that was not remembered */
export function hostedStaff({ projectId, apiHost, warn }: HostedStaffOptions) {
  const api = apiHost ?? `https://${projectId}.api.sanity.io`;
  const answers = new LRUCache<string, Answer, string>({
    max: MAX_REMEMBERED,
    ttl: REMEMBERED,
    fetchMethod: async (_key, _stale, { context: token, options, signal }) => {
      const answer = await ask(token, signal);
      if (!answer.staff) options.ttl = REFUSAL_REMEMBERED;
      return answer;
    },
  });

  async function ask(token: string, signal: AbortSignal): Promise<Answer> {
    const response = await fetch(`${api}/${API_VERSION}/users/me`, {
      headers: { authorization: `Bearer ${token}`, 'x-sanity-project-id': projectId },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT)]),
    });
    const answer = (await bodyWithin(response, LARGEST_ANSWER)).toString();
    if (response.status === 401 || response.status === 403) return { staff: undefined };
    if (!response.ok) throw new Error(`users/me answered ${response.status}`);
    const person = me.safeParse(parseJson(answer));
    return { staff: person.success ? staffOf(person.data) : undefined };
  }

  return async (request: Request): Promise<Staff | undefined> => {
    const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined) return undefined;
    // The cache holds a hash: whoever reads a token from memory could open the account.
    const key = createHash('sha256').update(token).digest('base64url');
    try {
      return (await answers.fetch(key, { context: token }))?.staff;
    } catch (error) {
      warn('the content service did not say who sent a request', { error: String(error) });
      return undefined;
    }
  };
}

function staffOf({ id, name, email, role, roles }: z.infer<typeof me>): Staff | undefined {
  const names = roles.length > 0 ? roles.map((one) => one.name) : [role];
  const staffRoles = ROLES.filter((role) =>
    ROLE_RULES[role].hostedNames.some((hosted) => names.includes(hosted)),
  );
  return staffRoles.length > 0
    ? { id, name: name || email || id, email, roles: staffRoles }
    : undefined;
}
