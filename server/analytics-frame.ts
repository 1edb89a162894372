import { createHash } from 'node:crypto';

/**
 * The document in which Google Analytics runs, in a frame of the page and under a policy of its own: that of pages lets
 * nothing of Google's in, before an answer and after it. docs/decisions/061-consent.md.
 *
 * @param measurementId `G-ABC1234567`, checked by `config.ts`
 */
export function createAnalyticsFrame(measurementId: string): () => Response {
  const script = scriptFor(measurementId);
  const hash = createHash('sha256').update(script).digest('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(hash),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
  };
  const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Google Analytics</title><script>${script}</script></html>`;
  return () => new Response(html, { headers });
}

/**
 * Writes the policy that https://developers.google.com/tag-platform/security/guides/csp lists, without its hosts of
 * advertising.
 */
function policy(hash: string): string {
  const collectors = 'https://*.google-analytics.com https://*.googletagmanager.com';
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' https://*.googletagmanager.com`,
    `connect-src ${collectors} https://*.analytics.google.com`,
    `img-src ${collectors}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The lifetime of Google Analytics' cookies: two years, as the legal page says. */
export const ANALYTICS_COOKIE_LIFETIME = 2 * 365 * 24 * 3600; // s

/**
 * The tag that Google documents, without advertising and with cookies of this host only, which the page can delete. The
 * page sends it the events. Opened by itself, the document does nothing: no visitor was asked for consent.
 */
function scriptFor(measurementId: string): string {
  const source = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  const refused = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const settings = {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    cookie_expires: ANALYTICS_COOKIE_LIFETIME,
  };
  return `if(parent!==self){
window.dataLayer=[];
window.gtag=function(){dataLayer.push(arguments)};
gtag('consent','default',${JSON.stringify(refused)});
gtag('js',new Date());
gtag('config','${measurementId}',${JSON.stringify(settings)});
const script=document.createElement('script');
script.src='${source}';
document.head.append(script)
}`;
}
