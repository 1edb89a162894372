/** The agency's people, and how their browsers call the inbox's API. */
import type { z } from 'zod';
import type { Staff } from '../../staff/roles.ts';
import type { Inbox } from '../index.ts';

export const PEOPLE = {
  administrator: {
    id: 'p-aicha',
    name: 'Aïcha Bennani',
    email: 'aicha@agence.example',
    roles: ['administrator'],
  },
  editor: { id: 'p-elias', name: 'Elias Haddad', email: 'elias@agence.example', roles: ['editor'] },
  sales: { id: 'p-samir', name: 'Samir Alami', email: 'samir@agence.example', roles: ['sales'] },
  recruiter: { id: 'p-rim', name: 'Rim Tazi', email: 'rim@agence.example', roles: ['recruiter'] },
} as const satisfies Record<string, Staff>;

export type Role = keyof typeof PEOPLE;

/** Returns all people of the agency, as the inbox asks for them. */
export const staff = async (): Promise<Staff[]> => Object.values(PEOPLE);

/** Reads a role, or several with `_` between, where a session would be: those of several have the first one's name. */
export async function identify(request: Request): Promise<Staff | undefined> {
  const named =
    /(?:^|; )session=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ??
    /^Bearer (\w+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const people = (named?.split('_') ?? []).flatMap((role) =>
    Object.entries(PEOPLE).flatMap(([name, person]) => (name === role ? [person] : [])),
  );
  return people[0] && { ...people[0], roles: people.flatMap(({ roles }) => roles) };
}

export const ORIGIN = 'https://agence.example';

type Call = { method?: string; body?: unknown; version?: number; headers?: Record<string, string> };

/** Calls the API as a page of the studio does, with its cookie. */
export function call(
  inbox: Pick<Inbox, 'fetch'>,
  role: Role | undefined,
  path: string,
  { method = 'GET', body, version, headers = {} }: Call = {},
): Promise<Response> {
  return inbox.fetch(
    new Request(`${ORIGIN}/inbox/v1${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(role && { cookie: `theme=dark; session=${role}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

/** Calls the API for an answer that has to be a success, of the shape of the contract. */
export async function ask<Schema extends z.ZodType>(
  inbox: Pick<Inbox, 'fetch'>,
  role: Role,
  schema: Schema,
  path: string,
  sent?: Call,
): Promise<z.output<Schema>> {
  const answer = await call(inbox, role, path, sent);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return schema.parse(await answer.json());
}
