type OwnSite = {
  /** The address visitors know, which behind a proxy that ends TLS is not the one we are called at. */
  siteOrigin: string;
  /** Origins of other sites whose pages may call us as ours do. */
  allowedOrigins?: readonly string[];
};

/**
 * Whether a page of our own site made a request. A cookie goes with every request a browser makes, whichever
 * site's page made it; `Origin` and `Sec-Fetch-Site` say whose, and no page can write them. A request with
 * neither is believed nothing.
 */
export function isFromOurPages(
  request: Pick<Request, 'headers' | 'url'>,
  { siteOrigin, allowedOrigins = [] }: OwnSite,
): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null && allowedOrigins.includes(origin)) return true;
  // Browsers do not send this header to plain http addresses of a local network.
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const host = URL.parse(origin ?? '')?.host;
  return host === new URL(siteOrigin).host || host === URL.parse(request.url)?.host;
}

/** Whether another site's page may not cause it: a change, or a WebSocket, which no same-origin policy guards. */
export function needsOurPages(request: Request): boolean {
  return !/^(GET|HEAD|OPTIONS)$/.test(request.method) || request.headers.has('upgrade');
}
