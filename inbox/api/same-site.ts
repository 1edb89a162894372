import { Refusal } from '../requests/refusal.ts';

const READING = new Set(['GET', 'HEAD']);

/**
 * A cookie goes along with whatever a browser is made to send, also by a page of another site. So what came with one is
 * taken from our own pages only: to change something the browser has to say that it was, to read it must not say that
 * it was not. A program that sends its token has said itself that it means us.
 * @throws {Refusal}
 */
export function requireSameSite(request: Request, siteOrigin: string): void {
  if (/^bearer /i.test(request.headers.get('authorization') ?? '')) return;
  const from = request.headers.get('sec-fetch-site');
  const reading = READING.has(request.method);
  if (from === null ? reading || isOurs(request, siteOrigin) : isSame(from, reading)) return;
  throw new Refusal('cross_site', 'Cette action ne vient pas d’une page de ce site.');
}

/** `none`: typed into the address bar. */
function isSame(from: string, reading: boolean): boolean {
  return from === 'same-origin' || (reading && from === 'none');
}

/** Behind a proxy that ends TLS the address we are called at is not the one the browser knows. */
function isOurs(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get('origin');
  return origin === siteOrigin || origin === new URL(request.url).origin;
}
