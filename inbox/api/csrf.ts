import { isFromOurPages } from '../../packages/kit/network/own-pages.ts';
import { Refusal } from '../requests/refusal.ts';

/**
 * Refuses what a page of another site made a browser send with our cookie. To change something the browser has to say
 * that a page of ours did it; to read, it must not say that another's did: `none` is the address bar. A program that
 * sends its token has said itself that it means us.
 * @throws {Refusal}
 */
export function requireSameSite(request: Request, siteOrigin: string): void {
  if (/^bearer /i.test(request.headers.get('authorization') ?? '')) return;
  const from = request.headers.get('sec-fetch-site') ?? 'none';
  if (['GET', 'HEAD'].includes(request.method) && from === 'none') return;
  if (isFromOurPages(request, { siteOrigin })) return;
  throw new Refusal('cross_site', 'Cette action ne vient pas d’une page de ce site.');
}
