/**
 * Headers of every answer that carries something a person uploaded.
 *
 * - `nosniff`: a browser must not discover a page in what we call an image.
 * - The policy: opened by itself, an SVG is a document on the origin where staff are logged in; in a
 *   sandbox it has no scripts, no cookies, and loads nothing from elsewhere.
 * - Open to all origins: assets are public and hold nothing about the caller, and they are wanted by
 *   a studio, a newsletter or a canvas on another origin. `*` never goes along with cookies.
 */
export function assetHeaders(mimeType: string): Record<string, string> {
  return {
    'content-type': mimeType,
    'x-content-type-options': 'nosniff',
    'content-security-policy': policyFor(mimeType),
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
}

function policyFor(mimeType: string): string {
  // Browsers do not open their PDF viewer in a sandbox. The viewer is one itself: no script of a PDF reaches our
  // origin.
  if (mimeType === 'application/pdf') return "frame-ancestors 'self'";
  // A browser wraps a file opened by itself in a small document with its image or video, which gets this policy.
  return "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'";
}
