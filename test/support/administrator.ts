/** The first account of a site that has none yet, made as its owner makes it: by the link on the console. */
import { createClient, type SanityClient } from '@sanity/client';
import { expect, type Site } from './site.ts';

export const ADMINISTRATOR = {
  name: 'Yasmine Alaoui',
  email: 'yasmine@atelier-anfa.example',
  password: 'sept carreaux bleus et un rouge',
} as const;

export type Administrator = {
  /** For `cookie` headers and, split, for a browser. */
  cookie: { name: string; value: string };
  /** Writes and reads content as this person. */
  client: SanityClient;
};

const API_VERSION = '2025-02-19';

/** The link works once per site. */
export async function createAdministrator(site: Site): Promise<Administrator> {
  await expect.poll(() => site.output()).toContain('premier-acces#');
  const [, token] = /premier-acces#(\S+)/.exec(site.output()) ?? [];
  const answer = await fetch(`${site.origin}/v${API_VERSION}/auth/links/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ token, ...ADMINISTRATOR }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  const [pair = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const [name = '', value = ''] = pair.split('=');
  const client = createClient({
    projectId: 'agence',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: site.origin,
    useProjectHostname: false,
    useCdn: false,
    headers: { cookie: pair, origin: site.origin },
  });
  return { cookie: { name, value }, client };
}
