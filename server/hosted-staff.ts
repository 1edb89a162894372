/** Who of the agency sent a request, where people are kept by another content service: it is asked, with their token. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ROLE_RULES, ROLES, type Staff } from '../staff/roles.ts';

/** Somebody removed there keeps working here for this long at most. */
const REMEMBERED = 60_000; // ms
/** A token that is not good today may be tomorrow, and must not be asked about at every try. */
const REFUSAL_REMEMBERED = 10_000; // ms
/** More than any agency has people; whoever invents tokens pushes out each other's. */
const MAX_REMEMBERED = 500;
const ANSWER_TIMEOUT = 5_000; // ms

const API_VERSION = 'v2021-06-07';

/** Anything longer, or made of anything else, is no token. */
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
  /** Another site's embedded service, shared; the hosted one when absent. */
  apiHost: string | undefined;
  warn: (message: string, details: Record<string, unknown>) => void;
};

type Answer = { staff: Staff | undefined };

/** @returns never rejects: while the other service is away, nobody is known who was not remembered */
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
    if (response.status === 401 || response.status === 403) return { staff: undefined };
    if (!response.ok) throw new Error(`users/me answered ${response.status}`);
    const person = me.safeParse(await response.json());
    return { staff: person.success ? staffOf(person.data) : undefined };
  }

  return async (request: Request): Promise<Staff | undefined> => {
    const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined) return undefined;
    // What is kept in memory opens nothing.
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
  const found = ROLES.find((role) =>
    ROLE_RULES[role].hostedNames.some((known) => names.includes(known)),
  );
  return found && { id, name: name || email || id, email, role: found };
}
