/**
 * Whether a request was made by a page of ours. A cookie goes with every request a browser makes, whoever's page made
 * it; these two headers say whose, and no page can write them. A request with neither is believed nothing.
 */
export function isFromOurPages(request: Request, ourOrigins: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null && ourOrigins.includes(origin)) return true;
  // Not sent to plain http addresses of a local network.
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return origin !== null && URL.parse(origin)?.host === new URL(request.url).host;
}

/** What a page of another site may not cause: a change, or a WebSocket, which no same-origin policy guards. */
export function needsOurPages(request: Request): boolean {
  return !/^(GET|HEAD|OPTIONS)$/.test(request.method) || request.headers.has('upgrade');
}
