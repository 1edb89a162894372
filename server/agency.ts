/** The facts of the site that the inbox needs: the agency's words and hours, and the addresses of its pages. */
import { href } from 'react-router';
import { z } from 'zod';
import type { ContentReader } from '../app/context.ts';
import { findContactChoices, findSettings } from '../app/index.ts';
import type { AgencyFacts, FormPages, LinkedPages } from '../inbox/index.ts';
import type { Brand } from '../packages/drawings/brand/brand.ts';
import type { OpeningHours } from '../packages/kit/calendar/opening-hours.ts';
import { type ConfiguredMailboxes, mailboxesOf } from './mailboxes.ts';

const FACTS_QUERY =
  '*[_type == "settings"][0]{"name": agencyName, city, referenceText, email, "responseTimes": {"messages": claims.response, "applications": claims.applicationResponse}}';

/**
 * Reads the agency's name, town, times and address from its settings. While the content service is unavailable, mails
 * use the values read last, or words that name no agency.
 */
export function agencyFacts(
  reader: () => ContentReader,
  brand: () => Brand,
  configured: ConfiguredMailboxes,
) {
  let last: Facts = { ...agency.parse({}), choices: { service: [], budget: [] } };
  return async (): Promise<AgencyFacts> => {
    const content = reader();
    const { client, warn } = content;
    try {
      const [facts, choices] = await Promise.all([
        client.fetch<unknown>(FACTS_QUERY),
        findContactChoices(content),
      ]);
      last = { ...agency.parse(facts ?? {}), choices };
    } catch (error) {
      warn('the agency’s name, promise and address could not be read', { error: String(error) });
    }
    const { email, ...facts } = last;
    return { ...facts, ...mailboxesOf(email, configured), brand: brand() };
  };
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

/** A parameter of a route as figures have it, who count pages alike together. */
const ANY = { slug: ':slug' };

/** The pages that forms are posted to, which a beacon names when one was begun. */
export const FORM_PAGES: FormPages = {
  'contact-request': href('/'),
  'contact-message': href('/contact'),
  'short-application': href('/careers'),
  'job-application': href('/careers/:slug', ANY),
  comment: href('/blog/:slug', ANY),
  'newsletter-subscription': href('/newsletter'),
};

/** The opening hours as pages show them. */
export async function agencyHours(reader: ContentReader): Promise<OpeningHours> {
  const { openingHours, openingExceptions } = await findSettings(reader);
  return { week: openingHours, exceptions: openingExceptions };
}

const responseTime = z.string().trim().min(1).optional().catch(undefined);

type Facts = z.infer<typeof agency> & Pick<AgencyFacts, 'choices'>;

/** The agency's facts in mails. */
const agency = z.object({
  name: z.string().min(1).catch('L’agence'),
  responseTimes: z.object({ messages: responseTime, applications: responseTime }).catch({}),
  city: z.string().min(1).optional().catch(undefined),
  referenceText: z.string().trim().min(1).optional().catch(undefined),
  email: z.unknown().optional(),
});
