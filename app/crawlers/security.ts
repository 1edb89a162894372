import { href } from 'react-router';
import { mailLink } from '../content/contact-links.ts';
import { findSettings, settingsWithoutContent } from '../content/settings.ts';
import { contentContext, originContext, visitContext } from '../context.ts';
import type { Route } from './+types/security.ts';

/**
 * Answers with security.txt (RFC 9116): where to report a security problem. Without an address of the agency, it names
 * the contact page.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const origin = context.get(originContext);
  const { email } = await findSettings(content).catch((error: unknown) => {
    context.get(visitContext).reportError(error);
    return settingsWithoutContent(content);
  });
  const lines = [
    `Contact: ${email ? mailLink(encodeURI(email)) : origin + href('/contact')}`,
    `Expires: ${expiry(new Date())}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}${href('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** The RFC advises less than a year. */
const VALID = 6; // months

/** The first of a month: the same bytes for as long. */
function expiry(now: Date): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID + 1));
  return day.toISOString().replace('.000', '');
}
