import { createHash } from 'node:crypto';
import { embedOrigins } from '../../model/embeds.ts';

type PolicyOptions = {
  /** The origin of pictures and videos; '' where it is the site's own. */
  assetOrigin: string;
  /** Whether a page has a frame of this site: the one with Google Analytics, which has a policy of its own. */
  framesOurs?: boolean;
};

/**
 * The content security policy of a page, with hashes instead of a nonce, so that the same bytes can be cached
 * and shared. Only scripts that carry the render's nonce are hashed: a script injected through content cannot
 * know it, so hashing "every inline script" (CVE-2024-29896) is not what happens here.
 *
 * @param html a character for each byte
 */
export function pagePolicy(
  html: string,
  nonce: string,
  { assetOrigin, framesOurs = false }: PolicyOptions,
): string {
  const hashes = new Set<string>();
  for (const [, attributes, script] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (script && attributes?.includes(`nonce="${nonce}"`)) {
      hashes.add(`'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`);
    }
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${assetOrigin}`,
    `media-src 'self' ${assetOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    // A frame loads on the visitor's click only: films from YouTube's host without cookies, on any page a visitor may
    // navigate to, and other sites that this very page embeds.
    [
      'frame-src https://www.youtube-nocookie.com',
      ...embedOrigins(html),
      ...(framesOurs ? ["'self'"] : []),
    ].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of a page that the Studio shows in its frame: our own pages may frame it, and the overlays write `<style>`
 * elements, as the Studio's components do.
 */
export function framedPolicy(policy: string): string {
  return policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
