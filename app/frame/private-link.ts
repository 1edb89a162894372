/** What a private link of our mails opens is for one person. */

/**
 * Kept by no cache, told to no other site. Not `no-referrer`: browsers then send a form's origin as `null`, and the page
 * could not post to itself.
 */
export const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('jeton') ?? '';
}
