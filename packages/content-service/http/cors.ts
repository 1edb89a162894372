/** Requested headers are allowed by name: the client sends its own (`x-sanity-project-id`, tags, …). */
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** The time a browser may remember a preflight, in seconds: the most Chromium honours. */
const PREFLIGHT_MAX_AGE = 7_200;
/** Headers of an answer that a page of an allowed origin may read. */
const EXPOSED_HEADERS = 'ETag, X-Sanity-Warning';

export interface CorsPolicy {
  /** The answer to a preflight, or undefined when the request is none. */
  answerPreflight(request: Request): Promise<Response | undefined>;
  /** Answers `GET /v{date}/check/cors`, which explains a refused preflight. It reveals no more than a preflight. */
  describe(request: Request): Promise<Response>;
  /** Whether no page made a request, or one of an origin that is on a list. */
  mayCall(request: Request): Promise<boolean>;
  /** Makes an answer of ours readable by the page that asked when its origin is on a list. */
  decorate(request: Request, response: Response): Promise<Response>;
}

/**
 * Returns what an origin's pages may do; undefined for one that is not allowed. With credentials they may also send a
 * cookie.
 */
export type AllowsOrigin = (origin: string) => Promise<{ allowCredentials: boolean } | undefined>;

/**
 * The origins, compared exactly, that may call us from a browser; no other gets a header.
 * @param always those that may do so with cookies without `further` being asked
 * @param further asked about all others, at each request: an origin that was just removed is refused
 */
export function createCorsPolicy(
  always: readonly string[],
  further: AllowsOrigin = async () => undefined,
): CorsPolicy {
  const allowed = new Set(always);
  const rightsOf: AllowsOrigin = async (origin) =>
    allowed.has(origin) ? { allowCredentials: true } : further(origin);

  async function headersFor(request: Request): Promise<Record<string, string>> {
    const origin = request.headers.get('origin');
    const rights = origin === null ? undefined : await rightsOf(origin);
    if (origin === null || !rights) return {};
    return {
      'access-control-allow-origin': origin,
      ...(rights.allowCredentials && { 'access-control-allow-credentials': 'true' }),
      'access-control-expose-headers': EXPOSED_HEADERS,
    };
  }

  return {
    async answerPreflight(request) {
      if (request.method !== 'OPTIONS') return undefined;
      const headers = new Headers(await headersFor(request));
      headers.set('vary', 'Origin, Access-Control-Request-Headers');
      if (headers.has('access-control-allow-origin')) {
        headers.set('access-control-allow-methods', ALLOWED_METHODS);
        headers.set('access-control-max-age', String(PREFLIGHT_MAX_AGE));
        const requested = request.headers.get('access-control-request-headers');
        if (requested !== null) headers.set('access-control-allow-headers', requested);
      }
      return new Response(null, { status: 204, headers });
    },
    async describe(request) {
      const origin = request.headers.get('origin');
      const rights = origin === null ? { allowCredentials: true } : await rightsOf(origin);
      const result = {
        allowed: rights !== undefined,
        withCredentials: rights?.allowCredentials ?? false,
      };
      return Response.json(
        { result },
        { headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' } },
      );
    },
    async mayCall(request) {
      const origin = request.headers.get('origin');
      return origin === null || (await rightsOf(origin)) !== undefined;
    },
    async decorate(request, response) {
      response.headers.append('vary', 'Origin');
      for (const [name, value] of Object.entries(await headersFor(request))) {
        response.headers.set(name, value);
      }
      return response;
    },
  };
}
