/** What a private link of the newsletter's mails opens is for one person. */

/** Kept by no cache, told to no other site. */
export const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('jeton') ?? '';
}
