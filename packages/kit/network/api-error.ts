/**
 * A refusal in the hosted service's words. `@sanity/client` turns 4xx into `ClientError`, 5xx into
 * `ServerError`, and repeats 429, 502 and 503 by itself.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The gateway's shape: `{ statusCode, error, message }`. The client prints `error - message`. */
export function refuse(
  status: number,
  error: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): ApiError {
  return new ApiError(status, message, { statusCode: status, error, message }, headers);
}

export function badRequest(message: string): ApiError {
  return refuse(400, 'Bad Request', message);
}

export function payloadTooLarge(message: string): ApiError {
  return refuse(413, 'Payload Too Large', message);
}

/** The client closed the connection before the answer, which is for the log alone (the number is nginx's). */
export const CLIENT_LEFT = 499;

/** The failure of work whose caller is gone: no fault of ours, and nothing to look into. */
export function clientLeft(): ApiError {
  return refuse(CLIENT_LEFT, 'Client Closed Request', 'The client left before the end');
}

/** Makes the error for a caller without a session; the Studio's screens react to its `type`. */
export function notLoggedIn(): ApiError {
  const message = 'Votre session est terminée. Connectez-vous à nouveau.';
  const body = { statusCode: 401, error: 'Unauthorized', type: 'not_logged_in', message };
  return new ApiError(401, message, body);
}

/** The datastore's shape: `{ error: { type, description, … } }`. The client prints `description`. */
export function refuseQuery(
  type: string,
  description: string,
  details: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError(400, description, { error: { ...details, type, description } });
}

export function errorResponse(error: ApiError): Response {
  return new Response(JSON.stringify(error.body), {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...error.headers,
    },
  });
}
