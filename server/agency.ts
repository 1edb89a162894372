/** What the inbox has to know of the site it writes for: the agency's words and hours, and where its pages are. */
import { href } from 'react-router';
import { z } from 'zod';
import type { ContentReader } from '../app/context.ts';
import { findSettings } from '../app/index.ts';
import type { OpeningHours } from '../calendar/opening-hours.ts';
import type { AgencyFacts, LinkedPages } from '../inbox/index.ts';

/** The agency's name and times as its settings have them; a mail goes out all the same while content is away. */
export async function agencyFacts({ client, warn }: ContentReader): Promise<AgencyFacts> {
  const query = '*[_type == "settings"][0]{"name": agencyName, "responseTime": claims.response}';
  const facts = await client.fetch<unknown>(query).catch((error: unknown) => {
    warn('the agency’s name and promise could not be read', { error: String(error) });
  });
  return agency.parse(facts ?? {});
}

/** The pages that mails lead to, at the site's public address. */
export function linkedPages(origin: string): LinkedPages {
  return {
    confirmation: origin + href('/newsletter/confirmer'),
    unsubscription: origin + href('/newsletter/desinscription'),
    moderation: origin + href('/commentaires/moderation'),
    sentRequest: (reference) => origin + href('/demande/:reference', { reference }),
  };
}

/** The opening hours as pages show them. */
export async function agencyHours(reader: ContentReader): Promise<OpeningHours> {
  const { openingHours, openingExceptions } = await findSettings(reader);
  return { week: openingHours, exceptions: openingExceptions };
}

/** The agency's figures in mails; the default of the response time is shell-9.19 in test/specification.md. */
const agency = z.object({
  name: z.string().min(1).catch('L’agence'),
  responseTime: z.string().min(1).catch('24h'),
});
