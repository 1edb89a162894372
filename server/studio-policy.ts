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
    "frame-src 'self'",
    `connect-src 'self'${beyond}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * What the frame that draws a CV may do: run our script, and no other, in an origin of its own, without cookies,
 * forms, pictures from elsewhere or a way out. Its requests, for fonts and decoders, carry no session. The
 * sandbox stands here as well as at the frame, for a person who opens the address by itself.
 */
export const CV_VIEWER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  'worker-src blob:',
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');
