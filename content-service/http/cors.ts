/** Requested headers are allowed by name: the client sends its own (`x-sanity-project-id`, tags, …). */
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** The time a browser may remember a preflight, in seconds: the most Chromium honours. */
const PREFLIGHT_MAX_AGE = 7_200;
/** Headers of an answer that a page of an allowed origin may read. */
const EXPOSED_HEADERS = 'ETag, X-Sanity-Warning';

export interface CorsPolicy {
  /** The answer to a preflight, or undefined when the request is none. */
  answerPreflight(request: Request): Response | undefined;
  /** Answers `GET /v{date}/check/cors`: why a browser shows nothing. It says no more than a preflight. */
  describe(request: Request): Response;
  /** Makes an answer of ours readable by the page that asked when its origin is on the list. */
  decorate(request: Request, response: Response): Response;
}

/** The origins, compared exactly, that may call us from a browser with cookies; no other gets a header. */
export function createCorsPolicy(allowedOrigins: readonly string[]): CorsPolicy {
  const allowed = new Set(allowedOrigins);

  function headersFor(request: Request): Record<string, string> {
    const origin = request.headers.get('origin');
    if (origin === null || !allowed.has(origin)) return {};
    return {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED_HEADERS,
    };
  }

  return {
    answerPreflight(request) {
      if (request.method !== 'OPTIONS') return undefined;
      const headers = new Headers(headersFor(request));
      headers.set('vary', 'Origin, Access-Control-Request-Headers');
      if (headers.has('access-control-allow-origin')) {
        headers.set('access-control-allow-methods', ALLOWED_METHODS);
        headers.set('access-control-max-age', String(PREFLIGHT_MAX_AGE));
        const requested = request.headers.get('access-control-request-headers');
        if (requested !== null) headers.set('access-control-allow-headers', requested);
      }
      return new Response(null, { status: 204, headers });
    },
    describe(request) {
      const origin = request.headers.get('origin');
      const isAllowed = origin === null || allowed.has(origin);
      return Response.json(
        { result: { allowed: isAllowed, withCredentials: isAllowed } },
        { headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' } },
      );
    },
    decorate(request, response) {
      response.headers.append('vary', 'Origin');
      for (const [name, value] of Object.entries(headersFor(request))) {
        response.headers.set(name, value);
      }
      return response;
    },
  };
}
