/** The hosted service: its API, its sockets, its login, its pictures. */
const HOSTED = 'https://*.sanity.io wss://*.sanity.io https://*.sanity-cdn.com';

/**
 * What the staff's pages may load and talk to. Stricter than the visitor's policy in all but styles: the
 * component library writes `<style>` elements; `blob:` is what is shown of a file before it is sent. The pages
 * talk to this origin alone, but for the studio of a hosted content service.
 */
export function studioPolicy(hosted: boolean): string {
  const beyond = hosted ? ` ${HOSTED}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${beyond}`,
    `media-src 'self' blob:${beyond}`,
    "font-src 'self'",
    `connect-src 'self'${beyond}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
